import fs from 'fs';
import path from 'path';
import {fingerprintFiles} from '../../plugin/document/fingerprint';
import {createFolder} from '../support/folder';

it('a file that changed while it was read has no fingerprint', async () => {
  const folder = createFolder({'a.yaml': 'one'});
  fs.utimesSync(path.join(folder, 'a.yaml'), 1000, 1000);
  expect(await fingerprintFiles(folder, ['a.yaml'], 1_001_000)).toBeDefined();
  expect(await fingerprintFiles(folder, ['a.yaml'], 999_000)).toBeUndefined();
});
