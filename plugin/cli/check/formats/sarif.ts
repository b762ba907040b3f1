import {createHash} from 'node:crypto';
import type {Log, ReportingDescriptor, Result} from 'sarif';
import {present} from '../../../document/present';
import {RULES, type Code} from '../../../diagnostics/codes';
import type {Diagnostic, Severity} from '../../../diagnostics/types';
import {PROGRAM} from '../../help';
import {readPackageVersion} from '../../packageFiles';
import {toRuleHelp} from '../explain';
import type {CheckResult} from '../result';
import type {FormatContext} from './types';

const LEVELS = {error: 'error', warning: 'warning', info: 'note'} as const satisfies Record<
  Severity,
  Result.level
>;

/**
 * SARIF 2.1.0, for code scanning. A finding's fingerprint does not change when it only moves to
 * another line.
 */
export function formatSarif({findings}: CheckResult, {toPath}: FormatContext): string {
  const codes = [...new Set(findings.map(({code}) => code))].sort();
  const toFingerprint = createFingerprints();
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {name: PROGRAM, semanticVersion: readPackageVersion(), rules: codes.map(toRule)},
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) =>
          toResult(finding, codes.indexOf(finding.code), toFingerprint(finding), toPath),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** Contains the whole explanation: code scanning shows it beside the finding. */
function toRule(code: Code): ReportingDescriptor {
  const {summary, reason, severity, area} = RULES[code];
  const {mend, bad, good, control} = toRuleHelp(code);
  const toHelp = (toExample: (text: string) => string) =>
    [
      reason,
      mend,
      `Incorrect:\n\n${toExample(bad)}`,
      `Correct:\n\n${toExample(good)}`,
      ...control,
    ].join('\n\n');
  return {
    id: code,
    shortDescription: {text: summary},
    fullDescription: {text: `${summary} ${reason}`},
    help: {
      text: toHelp((example) => example),
      markdown: toHelp((example) => `\`\`\`\n${example}\n\`\`\``),
    },
    defaultConfiguration: {level: LEVELS[severity]},
    properties: {tags: [area]},
  };
}

function toResult(
  {code, severity, source: {file, line, column}, message, help}: Diagnostic,
  ruleIndex: number,
  fingerprint: string,
  toPath: FormatContext['toPath'],
): Result {
  const uri = toPath(file).split('/').map(encodeURIComponent).join('/');
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: {text: help === undefined ? message : `${message} ${help}`},
    // Code scanning shows nothing without a line, so a finding about a whole file is placed at its
    // beginning.
    locations: [
      {
        physicalLocation: {
          artifactLocation: {uri, uriBaseId: '%SRCROOT%'},
          region: present({startLine: line ?? 1, startColumn: column}),
        },
      },
    ],
    partialFingerprints: {'finding/v1': fingerprint},
  };
}

/** Identifies a finding without its line. Equal findings get different numbers. */
function createFingerprints(): (finding: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({code, source: {file, pointer}, message}) => {
    const subject = JSON.stringify([code, file, pointer ?? message]);
    const number = seen.get(subject) ?? 0;
    seen.set(subject, number + 1);
    return createHash('sha256').update(`${subject}:${number}`).digest('hex').slice(0, 32);
  };
}
