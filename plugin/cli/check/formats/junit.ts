import {formatPlace} from '../../../diagnostics/format';
import type {Diagnostic} from '../../../diagnostics/types';
import {PROGRAM} from '../../help';
import type {CheckResult} from '../result';
import type {FormatContext} from './types';

/** JUnit's XML, for pipelines that show test results: a test case per finding, and one for each tab without findings. */
export function formatJunit({findings, tabs}: CheckResult, {isFailure, toPath}: FormatContext): string {
  const quiet = tabs.filter(({tabId}) => !findings.some((finding) => finding.tabId === tabId));
  const cases = [...findings.map((finding) => toCase(finding, isFailure(finding), toPath)), ...quiet.map(({tab, source}) => `    <testcase classname="${escape(toPath(source))}" name="${escape(tab)}"/>`)];
  const failures = findings.filter(isFailure).length;
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

function toCase({code, severity, source, message, help, frame}: Diagnostic, isFailure: boolean, toPath: FormatContext['toPath']): string {
  const place = formatPlace({...source, file: toPath(source.file)});
  const text = [message, frame, help].filter((part) => part !== undefined).join('\n\n');
  const body = isFailure ? `<failure type="${severity}" message="${escape(message)}">${escape(text)}</failure>` : `<system-out>${escape(`${severity}: ${text}`)}</system-out>`;
  return `    <testcase classname="${escape(toPath(source.file))}" name="${escape(`${code} ${place}`)}">${body}</testcase>`;
}

/** Text for XML 1.0: markup escaped, and characters that XML cannot hold left out. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
