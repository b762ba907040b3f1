import fs from 'fs';
import path from 'path';
import {parse} from 'yaml';
import {toFactRows} from '../../../plugin/cli/check/formatTabFacts';
import {toTabFacts} from '../../../plugin/cli/check/tabFacts';
import {toWatchedFiles} from '../../../plugin/cli/check/watch';
import {createModelCache} from '../../../plugin/site/modelCache';
import {toPathsToWatch} from '../../../plugin/site/pathsToWatch';
import {checkFiles, toDocs, toDocument} from '../../support/checkFiles';
import {createTestLoader} from '../../support/createTestLoader';
import {createFolder, editFile} from '../../support/folder';

const toOverlay = (summary: string, more = '') =>
  `overlay: 1.1.0\ninfo: {title: Words, version: '1'}\nactions:\n  - target: $.paths['/pets'].get\n    update: {summary: ${summary}}\n${more}`;

const createSite = (files: {[name: string]: string} = {}) =>
  createFolder({
    'docs.json': toDocs({source: 'api/openapi.yaml', overlays: ['words/pets.yaml']}),
    'api/openapi.yaml': toDocument(),
    'words/pets.yaml': toOverlay('One'),
    ...files,
  });

function write(siteDir: string, name: string, text: string): void {
  editFile(path.join(siteDir, name), text);
}

describe('a site with overlays', () => {
  it('reloads an overlay after it is edited, broken, deleted and restored', async () => {
    const siteDir = createSite();
    const load = createTestLoader(siteDir);
    const read = async () => {
      const {tabs, diagnostics} = await load();
      return {
        summary: tabs[0]?.reference?.operations[0]?.summary,
        errors: diagnostics.filter(({severity}) => severity === 'error').map(({code}) => code),
      };
    };
    write(siteDir, 'words/pets.yaml', toOverlay('One'));
    expect(await read()).toEqual({summary: 'One', errors: []});
    write(siteDir, 'words/pets.yaml', toOverlay('Two'));
    expect(await read()).toEqual({summary: 'Two', errors: []});
    write(siteDir, 'words/pets.yaml', toOverlay('['));
    expect(await read()).toEqual({summary: undefined, errors: ['document-syntax']});
    fs.rmSync(path.join(siteDir, 'words/pets.yaml'));
    expect(await read()).toEqual({summary: undefined, errors: ['config-source-missing']});
    write(siteDir, 'words/pets.yaml', toOverlay('Three'));
    expect(await read()).toEqual({summary: 'Three', errors: []});
  });

  it('watches the folders of all overlays, even of missing ones', async () => {
    const siteDir = createSite({
      'docs.json': toDocs({
        source: 'api/openapi.yaml',
        overlays: ['words/pets.yaml', 'more/words.yaml'],
      }),
    });
    const content = await createTestLoader(siteDir)();
    const watched = toPathsToWatch(siteDir, 'docs.json', content);
    for (const folder of ['words', '@(more)'])
      expect(watched).toContain(`${siteDir}/${folder}/**/*.{yml,yaml,json,YML,YAML,JSON}`);
    const files = toWatchedFiles(path.join(siteDir, 'docs.json'), content);
    for (const name of ['words/pets.yaml', 'more/words.yaml'])
      expect(files).toContain(path.join(siteDir, name));
  });

  it('does not reuse a cached model when the text or the order of overlays changes', async () => {
    const other = toOverlay('Two');
    const siteDir = createSite({'words/more.yaml': other});
    const cacheDir = path.join(siteDir, 'cache');
    const read = async (overlays: string[]) => {
      fs.writeFileSync(
        path.join(siteDir, 'docs.json'),
        toDocs({source: 'api/openapi.yaml', overlays}),
      );
      const load = createTestLoader(siteDir, {modelCache: createModelCache(cacheDir)});
      return (await load()).tabs[0]?.reference?.operations[0]?.summary;
    };
    expect(await read([])).toBeUndefined();
    expect(await read(['words/pets.yaml'])).toBe('One');
    expect(await read(['words/pets.yaml', 'words/more.yaml'])).toBe('Two');
    expect(await read(['words/more.yaml', 'words/pets.yaml'])).toBe('One');
    write(siteDir, 'words/pets.yaml', toOverlay('Three'));
    expect(await read(['words/more.yaml', 'words/pets.yaml'])).toBe('Three');
  });

  it.each(['api/openapi.yaml', 'api/openapi.json'])(
    'offers the document for download with its overlays applied: %s',
    async (source) => {
      const siteDir = createSite({
        'docs.json': toDocs({source, overlays: ['words/pets.yaml']}),
        [source]: source.endsWith('.json')
          ? JSON.stringify({...(parse(toDocument()) as object), 'x-number': 1.5})
          : `${toDocument()}x-number: 1.50\n`,
      });
      const [tab] = (await createTestLoader(siteDir)()).tabs;
      const downloads = tab!.downloads!;
      expect(downloads.map(({url}) => url)).toEqual([
        `/api/default/document/${path.basename(source)}`,
      ]);
      const text = downloads[0]!.text!();
      expect(parse(text)).toMatchObject({
        openapi: '3.1.1',
        paths: {'/pets': {get: {operationId: 'listPets', summary: 'One'}}},
        'x-number': 1.5,
      });
      expect(text.startsWith('{')).toBe(source.endsWith('.json'));
    },
  );

  it('reports how many overlay actions were applied', async () => {
    const siteDir = createSite({
      'words/pets.yaml': toOverlay('One', '  - {target: $.nowhere, remove: true}\n'),
    });
    const [tab] = (await createTestLoader(siteDir)()).tabs;
    expect(toFactRows(toTabFacts(tab!))).toContainEqual([
      'Overlays',
      '1 file, 1 of 2 actions applied',
    ]);
  });

  it('applies the overlays of the tab to a version that has none of its own', async () => {
    const source = 'api/openapi.yaml';
    const versions = [
      {version: '2', source},
      {version: '1', source, overlays: ['words/old.yaml']},
      {version: '0', source, overlays: []},
    ];
    const siteDir = createSite({
      'docs.json': toDocs({source: undefined, overlays: ['words/pets.yaml'], versions}),
      'words/old.yaml': toOverlay('Old'),
    });
    const {tabs} = await createTestLoader(siteDir)();
    expect(tabs.map(({reference}) => reference?.operations[0]?.summary)).toEqual([
      'One',
      'Old',
      undefined,
    ]);
  });

  it('uses the overlay in the folder of the locale', async () => {
    const siteDir = createSite({'i18n/de/api/words/pets.yaml': toOverlay('Eins')});
    const localizedDir = path.join(siteDir, 'i18n/de/api');
    const [tab] = (await createTestLoader(siteDir, {localizedDir})()).tabs;
    expect(tab!.reference!.operations[0]!.summary).toBe('Eins');
  });
});

describe('the path of an overlay', () => {
  it.each([
    ['https://example.com/words.yaml', 'config-source-outside'],
    ['../words.yaml', 'config-source-outside'],
    ['/words.yaml', 'config-source-outside'],
    ['words.txt', 'config-type'],
    ['words.yaml', 'config-source-missing'],
    ['', 'config-type'],
  ])('is reported at its position in docs.json if it is invalid: %j', async (overlay, code) => {
    const found = await checkFiles({'docs.json': toDocs({overlays: [overlay]})});
    expect(found).toContainEqual(
      expect.objectContaining({
        code,
        source: expect.objectContaining({
          file: 'docs.json',
          line: 8,
          pointer: '/tabs/0/api/overlays/0',
        }) as object,
      }),
    );
  });

  it('must not leave the project through a symbolic link', async () => {
    const outside = createFolder({'words.yaml': toOverlay('One')});
    const siteDir = createSite();
    fs.rmSync(path.join(siteDir, 'words/pets.yaml'));
    fs.symlinkSync(path.join(outside, 'words.yaml'), path.join(siteDir, 'words/pets.yaml'));
    const {tabs, diagnostics} = await createTestLoader(siteDir)();
    expect(diagnostics.map(({code}) => code)).toContain('config-source-outside');
    expect(tabs[0]?.reference?.operations[0]?.summary).toBeUndefined();
  });
});
