import fs from 'fs';
import path from 'path';
import {EFFECTS} from '../../../plugin/document/extensions/table';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {ROOT} from '../../support/site';
import {yaml} from '../../support/yaml';

const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1', x-audience: public}
x-speakeasy-retries: {strategy: backoff}
paths:
  x-note: paths
  /pets:
    get:
      x-speakeasy-retries: {strategy: none}
      x-internal: false
      x-speakeasy-ignore: true
      x-mint: {metadata: {title: Pets, 'og:title': Pets}, mcp: {enabled: false}}
      x-hush: 1
      responses:
        '200': {$ref: 'responses.yaml#/Pets'}
components:
  schemas:
    x-name: {type: object, properties: {x-property: {x-order: 1, x-hidden: true}}}
`;

const explain = (files: {[name: string]: string}) =>
  runCommand(createFolder(files), 'check', '--explain', 'extensions');

describe('check --explain extensions', () => {
  it('lists extensions without effect in all files, with their number and first position', async () => {
    const {code, output} = await explain({
      'docs.json': JSON.stringify({
        tab: 'Pets',
        api: {source: 'openapi.yaml', exclude: [{extension: {'x-hush': 2}}]},
      }),
      'openapi.yaml': DOCUMENT,
      'responses.yaml': 'Pets:\n  description: OK\n  x-cache: true\n',
    });
    expect(code).toBe(0);
    expect(output.split('\n').slice(2)).toEqual(yaml`
      ['Pets: openapi.yaml', '  x-speakeasy-retries       2 places, first openapi.yaml:3:1',
        '  x-audience                1 place, openapi.yaml:2:35', '  x-note                    1 place, openapi.yaml:5:3',
        '  x-speakeasy-ignore        1 place, openapi.yaml:10:7',
        '                            It is about SDKs. To leave these operations out, write "exclude": [{"extension": {"x-speakeasy-ignore": true}}] inside \`api\` in docs.json.',
        '  x-mint.metadata.og:title  1 place, openapi.yaml:11:40', '  x-mint.mcp                1 place, openapi.yaml:11:59',
        '  x-cache                   1 place, responses.yaml:3:3', '  x-hidden                  1 place, openapi.yaml:17:66', '']
    `);
  });

  it('states when every extension has an effect', async () => {
    const {output} = await explain({
      'docs.json': '{"tab": "Pets", "api": {"source": "openapi.yaml"}}',
      'openapi.yaml': 'openapi: 3.1.0\ninfo: {title: Pets, version: "1"}\npaths: {}\n',
    });
    expect(output).toContain('Pets: openapi.yaml\n  Every extension has an effect.\n');
  });

  it('fails when no document can be read', async () => {
    const {code, output, errors} = await explain({
      'docs.json': '{"tab": "Pets", "api": {"source": "missing.yaml"}}',
    });
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain('No document could be read');
  });
});

describe('the page about extensions', () => {
  it('names in its tables exactly the extensions that have an effect', () => {
    const page = fs.readFileSync(path.join(ROOT, 'example-site/docs/extensions.md'), 'utf8');
    const named = page
      .split('\n')
      .filter((line) => line.startsWith('| `x-'))
      .flatMap((line) => line.split('|')[1]!.match(/x-[^`]+/g) ?? []);
    const read = Object.values(EFFECTS).flatMap(({fields}) =>
      fields.map((field) => field.replaceAll('/', '.')),
    );
    expect([...new Set(named)].sort()).toEqual([...new Set(read)].sort());
  });
});
