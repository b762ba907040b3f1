import fs from 'fs';
import path from 'path';
import {runCheck} from '../../../plugin/cli/check/run';
import type {SetupReport} from '../../../plugin/cli/check/setupReport';
import {loadExpectations, type Expectation} from '../../support/corpus';
import {createFolder} from '../../support/folder';
import {CORPUS, ROOT} from '../../support/site';
import {createTestTerminal} from '../../support/terminal';

type Outcome = Expectation['outcome'];

/** Checks a document of the corpus in its own folder. */
async function check(folder: 'real' | 'adversarial', file: string) {
  const siteDir = createFolder({
    'docs.json': JSON.stringify({tab: 'API', api: {source: path.basename(file)}}),
  });
  const source = path.join(CORPUS, folder, file);
  if (file.includes('/')) fs.cpSync(path.dirname(source), siteDir, {recursive: true});
  else fs.copyFileSync(source, path.join(siteDir, file));
  const terminal = createTestTerminal(siteDir);
  const code = await runCheck(['--max-problems', '100000', '--report', 'report.json'], terminal);
  const report = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'report.json'), 'utf8'),
  ) as SetupReport;
  return {code, output: terminal.output(), report};
}

function toOutcome({documentErrors, warnings}: SetupReport): Outcome {
  if (documentErrors.length > 0) return 'document-error';
  return warnings.length > 0 ? 'warning' : 'ok';
}

describe('check of this repository', () => {
  it('reports no findings for the example site', async () => {
    const terminal = createTestTerminal(path.join(ROOT, 'example-site'));
    expect(await runCheck([], terminal)).toBe(0);
    expect(terminal.output()).toMatch(/No findings\.\n$/);
  });
});

describe('check of published documents', () => {
  for (const {file, operations, webhooks} of loadExpectations('real')) {
    it(`reports no errors in ${file} and finds all of its operations`, async () => {
      const {code, report} = await check('real', file);
      expect(report.documentErrors).toEqual([]);
      expect(code).toBe(0);
      expect(report.tabs[0]?.document).toMatchObject({
        operations,
        webhooks,
        pages: operations! + webhooks!,
      });
    });
  }
});

describe('check of hostile documents', () => {
  for (const {
    file,
    outcome,
    also_accept: accepted = [],
    must_report: reported = [],
  } of loadExpectations('adversarial')) {
    it(`reports the expected outcome for ${file}: ${outcome}`, async () => {
      const {code, output, report} = await check('adversarial', file);
      const found = toOutcome(report);
      expect([outcome, ...accepted]).toContain(found);
      expect(code).toBe(found === 'document-error' ? 1 : 0);
      for (const text of reported) expect(output).toContain(text);
      for (const {source} of report.documentErrors) expect(source.file).toMatch(/\.(ya?ml|json)$/);
    });
  }
});
