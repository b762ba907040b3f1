import '@microsoft/jest-sarif';
import type {Log} from 'sarif';
import {FORMATS, type FormatContext, type FormatName} from '../../../plugin/cli/check/formats';
import type {CheckResult} from '../../../plugin/cli/check/result';
import {toDiagnostic} from '../../../plugin/diagnostics/diagnostic';
import {yaml} from '../../support/yaml';

const error = toDiagnostic('ref-unresolved', {
  tabId: 'default',
  source: {file: 'apis/my api.yaml', line: 3, column: 5, pointer: '/paths/~1a'},
  message: 'No `#/x`,\n100% <missing> & "gone": \u0007.',
  help: 'Add it.',
  frame: '> 3 | x',
});
const warning = toDiagnostic('tag-duplicate', {
  tabId: 'default',
  source: {file: 'apis/my api.yaml'},
  message: 'Twice.',
});
const RESULT: CheckResult = {
  findings: [error, warning, warning],
  hidden: 0,
  known: 1,
  gone: 2,
  tabs: [
    {
      tab: 'API',
      tabId: 'default',
      source: 'apis/my api.yaml',
      preserved: [
        {name: 'paths', total: 2, lost: [{what: '/a', place: {file: 'a', pointer: '', value: 1}}]},
      ],
    },
    {tab: 'A & B', tabId: 'b', source: 'b.yaml', preserved: []},
  ],
  inspections: [],
};
const CONTEXT: FormatContext = {
  colors: false,
  maxProblems: 50,
  frames: false,
  verbose: false,
  inspect: false,
  isFailure: ({severity}) => severity === 'error',
  toPath: (file) => `site/${file}`,
  setup: {filesChanged: [], commandsRun: ['check']},
};
const format = (name: FormatName, result = RESULT) => FORMATS[name](result, CONTEXT);

describe('the JSON format', () => {
  it('contains every finding, the counts and the tabs', () => {
    expect(JSON.parse(format('json'))).toMatchObject(yaml<object>`
      {version: 1, ok: false, counts: {error: 1, warning: 2, info: 0}, baseline: {known: 1, gone: 2},
        findings: [{rule: ref-unresolved, area: document, severity: error, tab: default, file: site/apis/my api.yaml, line: 3, column: 5, pointer: /paths/~1a,
            help: Add it.}, {}, {}],
        tabs: [{tab: API, preserved: [{name: paths, total: 2, kept: 1}]}, {tab: 'A & B'}]}
    `);
  });

  it('reports `ok: true` when there are no findings', () => {
    expect(JSON.parse(format('json', {...RESULT, findings: []}))).toMatchObject({
      ok: true,
      findings: [],
    });
  });
});

describe('the GitHub format', () => {
  it('has one line and one command per mistake, with line breaks and percent signs escaped', () => {
    expect(format('github').split('\n')).toEqual([
      '::error file=site/apis/my api.yaml,line=3,col=5,title=ref-unresolved::No `#/x`,%0A100%25 <missing> & "gone": \u0007.%0AAdd it.',
      '::warning file=site/apis/my api.yaml,title=tag-duplicate::Twice.%0AAlso at:%0Asite/apis/my api.yaml',
      '',
    ]);
  });

  it('escapes file names so that they cannot end a property', () => {
    const odd = {...warning, source: {file: 'a,b:c\r\n::error::.yaml'}};
    expect(format('github', {...RESULT, findings: [odd]})).toBe(
      '::warning file=site/a%2Cb%3Ac%0D%0A%3A%3Aerror%3A%3A.yaml,title=tag-duplicate::Twice.\n',
    );
  });
});

describe('the SARIF format', () => {
  it('matches the schema of SARIF 2.1.0', () => {
    expect(JSON.parse(format('sarif'))).toBeValidSarifLog();
    expect(JSON.parse(format('sarif', {...RESULT, findings: []}))).toBeValidSarifLog();
  });

  const read = (result = RESULT) => (JSON.parse(format('sarif', result)) as Log).runs[0]!;

  it('contains rules, levels and positions', () => {
    const {tool, results} = read();
    expect(tool.driver.rules!.map(({id}) => id)).toEqual(['ref-unresolved', 'tag-duplicate']);
    expect(results![0]).toMatchObject(yaml<object>`
      {ruleId: ref-unresolved, ruleIndex: 0, level: error,
        locations: [{physicalLocation: {artifactLocation: {uri: 'site/apis/my%20api.yaml', uriBaseId: '%SRCROOT%'}, region: {startLine: 3, startColumn: 5}}}]}
    `);
    expect(results![1]!.locations![0]!.physicalLocation!.region).toEqual({startLine: 1});
  });

  it('explains rules in plain text and in Markdown', () => {
    const [rule] = read().tool.driver.rules!;
    expect(rule!.help!.text).toMatch(
      /Fix this in the OpenAPI document\.\n\nIncorrect:\n\n[^]+Correct:\n\n[^]+"rules": \{"ref-unresolved": "off"\}/,
    );
    expect(rule!.help!.markdown).toMatch(
      /Incorrect:\n\n```\n[^]+\n```\n\nCorrect:\n\n```\n[^]+\n```/,
    );
  });

  it('keeps a fingerprint when only the line changes, and gives equal findings different fingerprints', () => {
    const prints = (result = RESULT) =>
      read(result).results!.map(({partialFingerprints}) => partialFingerprints!['finding/v1']);
    const moved = {...error, source: {...error.source, line: 90}};
    expect(prints({...RESULT, findings: [moved, warning, warning]})).toEqual(prints());
    expect(new Set(prints()).size).toBe(3);
  });
});

describe('the JUnit format', () => {
  it('has one failure per failing mistake with all its positions, and a test case per tab without findings', () => {
    const xml = format('junit');
    expect(xml).toContain(
      '<testsuites name="docusaurus-plugin-api-reference" tests="3" failures="1">',
    );
    expect(xml).toContain('2 places:\nsite/apis/my api.yaml\nsite/apis/my api.yaml<');
    expect(xml.match(/<failure /g)).toHaveLength(1);
    expect(xml).toContain('<testcase classname="site/b.yaml" name="A &amp; B"/>');
    expect(xml).toContain('100% &lt;missing&gt; &amp; &quot;gone&quot;: \uFFFD.');
    expect(xml).not.toContain('\u0007');
  });
});

describe('the Markdown format', () => {
  it('escapes markup in the text of a document', () => {
    const markdown = format('markdown');
    expect(markdown).toContain('## Document errors\n\n- `apis/my api.yaml:3:5` (ref-unresolved)');
    expect(markdown).toContain('100% \\<missing\\> \\& "gone"');
  });
});
