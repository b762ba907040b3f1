import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {ROOT} from './support/site';

describe('the public API', () => {
  const report = fs.readFileSync(path.join(ROOT, 'plugin/api.md'), 'utf8');

  it('matches plugin/api.md (to update it, run `npm run build:package` and `npm run api`)', () => {
    const current = execFileSync(
      process.execPath,
      [path.join(ROOT, 'scripts/api-report.mjs'), '--print'],
      {encoding: 'utf8'},
    );
    expect(current).toBe(report);
  });

  it('exports at most 64 names from docusaurus-plugin-api-reference/client', () => {
    const [, count] = /^## docusaurus-plugin-api-reference\/client\n\n(\d+) names/m.exec(report)!;
    expect(Number(count)).toBeLessThanOrEqual(64);
  });
});
