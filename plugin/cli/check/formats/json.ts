import {present} from '../../../document/present';
import {findHelp, toMistakes, type Mistake} from '../../../diagnostics/mistakes';
import {formatSteps} from '../../../compare/steps';
import type {Diagnostic} from '../../../diagnostics/types';
import type {TabComparison} from '../against/compareTabs';
import type {CheckResult} from '../result';
import type {FormatContext} from './types';

/**
 * Increases with every change that a program reading the output would notice.
 * `schemas/check.schema.json` describes this version.
 */
const VERSION = 1;

/** For programs: all findings, how they are grouped into mistakes, and the facts of each tab. */
export function formatJson(
  {findings, known, gone, tabs, comparisons, addresses}: CheckResult,
  {isFailure, toPath}: FormatContext,
): string {
  const indexes = new Map(findings.map((finding, index) => [finding, index]));
  const output = {
    version: VERSION,
    ok: !findings.some(isFailure),
    counts: countBySeverity(findings),
    baseline: {known, gone},
    findings: findings.map((finding) => toFinding(finding, toPath)),
    mistakes: toMistakes(findings).map((mistake) => toMistake(mistake, indexes)),
    tabs: tabs.map(({preserved, ...tab}) => ({
      ...tab,
      preserved: preserved.map(({name, total, lost}) => ({name, total, kept: total - lost.length})),
    })),
    ...(comparisons && {comparisons: comparisons.map((one) => toComparison(one, toPath))}),
    ...present({addresses}),
  };
  return `${JSON.stringify(output, undefined, 2)}\n`;
}

function toComparison(
  {tabId, sources, against, accepted, changes, notCompared}: TabComparison,
  toPath: FormatContext['toPath'],
) {
  return {
    tab: tabId,
    sources: sources.map(toPath),
    against,
    accepted,
    ...(notCompared && {notCompared: notCompared.message}),
    changes: changes.map(({before, after, ...change}) => ({
      ...change,
      uses: change.uses.map(({operation, steps, ...use}) => ({
        operation,
        at: formatSteps(steps),
        steps,
        ...use,
      })),
      ...present({before}),
      ...(after && {after: {...after, file: toPath(after.file)}}),
    })),
  };
}

function countBySeverity(findings: readonly Diagnostic[]) {
  const count = (severity: Diagnostic['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  return {error: count('error'), warning: count('warning'), info: count('info')};
}

/** Without the code frame: a program can read the file. */
function toFinding(
  {code, area, severity, tabId, source, message, help}: Diagnostic,
  toPath: FormatContext['toPath'],
) {
  return {
    rule: code,
    area,
    severity,
    ...present({tab: tabId}),
    ...source,
    file: toPath(source.file),
    message,
    ...present({help}),
  };
}

function toMistake(
  {first: {code, severity, message}, findings}: Mistake,
  indexes: ReadonlyMap<Diagnostic, number>,
) {
  const help = findHelp(findings);
  return present({
    rule: code,
    severity,
    message,
    help,
    findings: findings.map((finding) => indexes.get(finding)),
  });
}
