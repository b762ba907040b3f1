import fs from 'fs';
import os from 'os';
import path from 'path';
import {fingerprintFiles} from '../../plugin/document/fingerprint';

describe('fingerprintFiles', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
    fs.writeFileSync(path.join(dir, 'a.yaml'), 'one');
    fs.utimesSync(path.join(dir, 'a.yaml'), 1000, 1000);
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('returns the same fingerprint until one of the files changes', async () => {
    const before = await fingerprintFiles(dir, ['a.yaml', 'b.yaml']);
    expect(await fingerprintFiles(dir, ['a.yaml', 'b.yaml'])).toBe(before);
    fs.writeFileSync(path.join(dir, 'b.yaml'), 'two');
    expect(await fingerprintFiles(dir, ['a.yaml', 'b.yaml'])).not.toBe(before);
  });

  it('returns no fingerprint for a file that changed while it was read', async () => {
    expect(await fingerprintFiles(dir, ['a.yaml'], 1_001_000)).toBeDefined();
    expect(await fingerprintFiles(dir, ['a.yaml'], 999_000)).toBeUndefined();
  });
});
