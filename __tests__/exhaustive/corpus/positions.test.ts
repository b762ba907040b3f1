import fs from 'fs';
import path from 'path';
import {compareOffsets} from '../../support/offsets';
import {CORPUS} from '../../support/site';

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
