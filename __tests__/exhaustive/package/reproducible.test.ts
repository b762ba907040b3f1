import {execFileSync} from 'child_process';
import {createHash} from 'crypto';
import fs from 'fs';
import os from 'os';
import path from 'path';
import {ROOT} from '../../support/site';
import {pack, runIn} from './packedSite';

const MINUTES = 60_000;

let dir: string;

beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-copy-')));
});
afterAll(() => fs.rmSync(dir, {recursive: true, force: true}));

const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

describe('the packed package', () => {
  it(
    'has the same bytes if it is built in another folder from files of another date',
    async () => {
      const copy = path.join(dir, 'another/folder');
      const listed = execFileSync('git', ['ls-files', '-z'], {cwd: ROOT, encoding: 'utf8'});
      const old = new Date('2001-02-03T04:05:06Z');
      for (const file of listed
        .split('\0')
        .filter((name) => fs.existsSync(path.join(ROOT, name)))) {
        if (file === '') continue;
        const target = path.join(copy, file);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.copyFileSync(path.join(ROOT, file), target);
        fs.utimesSync(target, old, old);
      }
      fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
      await runIn(copy, process.execPath, ['scripts/build-package.mjs']);
      const tarballs = await Promise.all(
        [ROOT, copy].map(async (root, index) => {
          const folder = path.join(dir, String(index));
          fs.mkdirSync(folder);
          return pack(folder, root);
        }),
      );
      expect(new Set(tarballs.map(hashOf)).size).toBe(1);
    },
    10 * MINUTES,
  );
});
