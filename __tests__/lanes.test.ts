import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {ROOT} from './support/site';

const EXHAUSTIVE = path.join(__dirname, 'exhaustive');
const testAll = (...args: string[]) =>
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/test-all.mjs'), ...args], {
    encoding: 'utf8',
  });

it('CONTRIBUTING.md lists the lanes, what they prove, and when to run them', () => {
  const contributing = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, table] = /<!-- lanes[^>]*-->\n([\s\S]*?)<!-- \/lanes -->/.exec(contributing)!;
  const squeeze = (text: string) => text.replace(/ +\|/g, ' |').replace(/-{3,}/g, '---').trim();
  expect(squeeze(table!)).toBe(squeeze(testAll('--table')));
});

it('every suite of the exhaustive run is in a lane, which names folders that exist', () => {
  const lanes = fs
    .readdirSync(EXHAUSTIVE, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'support')
    .map(({name}) => name);
  for (const lane of lanes) {
    const file = path.join(EXHAUSTIVE, lane, 'lane.json');
    const {after} = JSON.parse(fs.readFileSync(file, 'utf8')) as {after: string[]};
    expect([lane, after.length > 0]).toEqual([lane, true]);
    expect(after.filter((folder) => !fs.existsSync(path.join(ROOT, folder)))).toEqual([]);
  }
  const suites = fs
    .readdirSync(EXHAUSTIVE, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file));
  expect(suites.filter((file) => !lanes.includes(file.split(path.sep)[0]!))).toEqual([]);
});
