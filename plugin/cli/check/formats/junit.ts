import {formatPlace} from '../../../diagnostics/format';
import {toMistakes, type Mistake} from '../../../diagnostics/mistakes';
import {escapeXml} from '../../../diagnostics/text';
import {PROGRAM} from '../../help';
import type {CheckResult} from '../result';
import type {FormatContext} from './types';

/**
 * JUnit's XML, for pipelines that show test results: one test case for each mistake, with all its
 * places, and one for each tab without findings.
 */
export function formatJunit(
  {findings, tabs}: CheckResult,
  {isFailure, toPath}: FormatContext,
): string {
  const quiet = tabs.filter(({tabId}) => !findings.some((finding) => finding.tabId === tabId));
  const mistakes = toMistakes(findings);
  const cases = [
    ...mistakes.map((mistake) => toCase(mistake, isFailure(mistake.first), toPath)),
    ...quiet.map(
      ({tab, source}) =>
        `    <testcase classname="${escapeXml(toPath(source))}" name="${escapeXml(tab)}"/>`,
    ),
  ];
  const failures = mistakes.filter(({first}) => isFailure(first)).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${PROGRAM}" tests="${cases.length}" failures="${failures}">`,
    `  <testsuite name="check" tests="${cases.length}" failures="${failures}" errors="0" skipped="0">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function toCase(
  {first, findings}: Mistake,
  isFailure: boolean,
  toPath: FormatContext['toPath'],
): string {
  const {code, severity, source, message, help, frame} = first;
  const places = findings.map((finding) =>
    formatPlace({...finding.source, file: toPath(finding.source.file)}),
  );
  const [place] = places;
  const text = [
    message,
    frame,
    help,
    ...(places.length > 1 ? [`${places.length} places:\n${places.join('\n')}`] : []),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n');
  const body = isFailure
    ? `<failure type="${severity}" message="${escapeXml(message)}">${escapeXml(text)}</failure>`
    : `<system-out>${escapeXml(`${severity}: ${text}`)}</system-out>`;
  return `    <testcase classname="${escapeXml(toPath(source.file))}" name="${escapeXml(`${code} ${place}`)}">${body}</testcase>`;
}
