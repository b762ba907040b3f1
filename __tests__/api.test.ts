import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {ROOT} from './support/site';

describe('the public API', () => {
  const report = fs.readFileSync(path.join(ROOT, 'plugin/api.md'), 'utf8');

  it('is what plugin/api.md lists; after `npm run build:package`, `npm run api` brings it up to date', () => {
    const current = execFileSync(
      process.execPath,
      [path.join(ROOT, 'scripts/api-report.mjs'), '--print'],
      {encoding: 'utf8'},
    );
    expect(current).toBe(report);
  });

  it('has at most 60 names for components', () => {
    const [, count] = /^## docusaurus-plugin-api-reference\/client\n\n(\d+) names/m.exec(report)!;
    expect(Number(count)).toBeLessThanOrEqual(60);
  });
});
