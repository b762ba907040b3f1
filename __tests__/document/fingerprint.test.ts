import fs from 'fs';
import path from 'path';
import {fingerprintFiles} from '../../plugin/document/fingerprint';
import {createFolder} from '../support/folder';

it('files have another fingerprint when one of them appears', async () => {
  const folder = createFolder({'a.yaml': 'one'});
  const read = () => fingerprintFiles(folder, ['a.yaml', 'b.yaml']);
  const before = await read();
  expect(await read()).toBe(before);
  fs.writeFileSync(path.join(folder, 'b.yaml'), 'two');
  expect(await read()).not.toBe(before);
});

it('a file that changed while it was read has no fingerprint', async () => {
  const folder = createFolder({'a.yaml': 'one'});
  fs.utimesSync(path.join(folder, 'a.yaml'), 1000, 1000);
  expect(await fingerprintFiles(folder, ['a.yaml'], 1_001_000)).toBeDefined();
  expect(await fingerprintFiles(folder, ['a.yaml'], 999_000)).toBeUndefined();
});
