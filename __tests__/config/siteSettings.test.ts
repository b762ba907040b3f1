import {validateOptions} from '../../plugin/options';
import {yaml} from '../support/yaml';
import {loadDocs} from './support/load';

const findings = async (api: object) => {
  const {diagnostics} = await loadDocs(
    {tab: 'API', api: {source: 'openapi.yaml', ...api}},
    {'openapi.yaml': 'openapi: 3.1.0\n'},
  );
  return diagnostics.map(({code, message, help, source: {pointer}}) => ({
    code,
    message,
    help,
    pointer,
  }));
};

describe('settings of a tab that options also have', () => {
  it('are reported at their places with what to write instead', async () => {
    const HELP =
      'Write "x-rate-limit" or {"name": "x-required-permissions", "label": "Required permissions", "as": "line"}.';
    expect(
      await findings({
        schemaDepth: 40,
        editUrl: 'acme/api',
        showExtensions: ['rate-limit', 7, {label: 'A'}, {name: 'x-a', lable: 'A', as: 'rows'}],
      }),
    ).toEqual(
      expect.arrayContaining([
        ...yaml<object[]>`
      - {code: config-type, pointer: /api/schemaDepth, message: '\`schemaDepth\` must be a whole number from 1 to 12, but is 40.', help: 'Write "schemaDepth": 2.'}
      - {code: config-type, pointer: /api/editUrl, message: '\`editUrl\` must be a URL that begins with \`https://\` or \`http://\`, or false, but is "acme/api".', help: 'Write "editUrl": "https://github.com/acme/api/edit/main/website/".'}
      - {code: config-type, pointer: /api/showExtensions/2, message: 'The entry of \`showExtensions\` has no \`name\`.', help: 'Add "name": "x-required-permissions".'}
      - {code: config-unknown-key, pointer: /api/showExtensions/3/lable, message: 'An entry of \`showExtensions\` has no field \`lable\`.', help: Did you mean \`label\`?}
      - {code: config-type, pointer: /api/showExtensions/3/as, message: '\`as\` must be "row" or "line", but is "rows".', help: Did you mean "row"?}
    `,
        ...['"rate-limit"', '7'].map((value, index) => ({
          code: 'config-type',
          pointer: `/api/showExtensions/${index}`,
          message: `An entry of \`showExtensions\` must be a name that begins with \`x-\`, or an object, but is ${value}.`,
          help: HELP,
        })),
      ]),
    );
    expect(await findings({schemaDepth: 1.5})).toHaveLength(1);
  });

  it('are errors in the options, without their values', () => {
    const validate = (options: object) => () => validateOptions({options});
    expect(validate({schemaDepth: 0})).toThrow(
      '`schemaDepth` must be a whole number from 1 to 12.',
    );
    expect(validate({editUrl: 'javascript:alert(1)'})).toThrow(
      '`editUrl` must be a URL that begins with `https://` or `http://`, or a function that returns one.',
    );
    expect(validate({editUrl: () => 'https://example.com'})).not.toThrow();
    expect(validate({showExtensions: [{name: 'x-a', lable: 'A'}]})).toThrow(
      'There is no option `showExtensions[0].lable`. Did you mean `showExtensions[0].label`?',
    );
    expect(validate({showExtensions: [{name: 'secret'}]})).toThrow(
      /^(?=[^]*`showExtensions\[0\]\.name` must be a name that begins with `x-`)(?![^]*secret)/,
    );
    expect(validate({showExtensions: [{name: 'x-a', as: 'line'}], schemaDepth: 12})).not.toThrow();
  });
});
