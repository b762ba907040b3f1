import fs from 'fs';
import path from 'path';
import {createModelCache} from '../../../plugin/site/modelCache';
import {loadExpectations} from '../../support/corpus';
import {createTestLoader} from '../../support/createTestLoader';
import {createFolder} from '../../support/folder';
import {compareOffsets} from '../../support/offsets';
import {CORPUS} from '../../support/site';

describe('the pages of a real document', () => {
  const single = loadExpectations('real').filter(({file}) => !file.includes('/'));
  it.each(single.slice(0, 4))('are the same from the cache: $file', async ({file}) => {
    const siteDir = createFolder({
      'docs.json': JSON.stringify({tab: 'API', api: {source: file}}),
      [file]: fs.readFileSync(path.join(CORPUS, 'real', file), 'utf8'),
    });
    const load = async (cacheDir?: string) => {
      const modelCache = cacheDir === undefined ? undefined : createModelCache(cacheDir);
      const {tabs, diagnostics} = await createTestLoader(siteDir, {modelCache})();
      return JSON.stringify([
        tabs.map(({reference, navigation}) => [reference, navigation]),
        diagnostics,
      ]);
    };
    const cacheDir = path.join(siteDir, 'cache');
    const plain = await load();
    expect(await load(cacheDir)).toBe(plain);
    expect(await load(cacheDir)).toBe(plain);
  });
});

const files = fs.existsSync(CORPUS)
  ? fs
      .readdirSync(CORPUS, {recursive: true, encoding: 'utf8'})
      .filter(
        (file) =>
          /\.(ya?ml|json)$/.test(file) &&
          !/EXPECT|invalid-|empty-file|duplicate-keys|big|enum-10000/.test(file),
      )
  : [];

it.each(files)('the positions of %s match those of the yaml package', (file) => {
  const text = fs.readFileSync(path.join(CORPUS, file), 'utf8').replace(/^\uFEFF/, '');
  expect(compareOffsets(text, file.endsWith('.json') ? 'json' : 'yaml')).toEqual([]);
});
