import {escapeMarkdown, toCodeSpan} from '../../diagnostics/text';
import {formatPlace} from '../../diagnostics/format';
import type {Diagnostic} from '../../diagnostics/types';
import {formatSources, toFactRows} from './formatTabFacts';
import type {Inspection} from './inspect';
import type {SetupReport} from './setupReport';

/** The setup report for people, as Markdown. */
export function formatSetupReport(report: SetupReport): string {
  return [
    '# Setup report',
    ...section('Document errors', report.documentErrors.map(formatFinding)),
    ...section('Configuration errors', report.configurationErrors.map(formatFinding)),
    ...section('Warnings', report.warnings.map(formatFinding)),
    ...section(
      'What the owner of the API must correct',
      report.toCorrectByApiOwner.map(formatTask),
    ),
    ...section('Files changed', report.filesChanged.map(code)),
    ...section('Commands run', report.commandsRun.map(code)),
    ...section('Operations inspected', report.operationsInspected.map(formatInspection)),
    ...report.tabs.flatMap(formatTab),
  ]
    .join('\n\n')
    .concat('\n');
}

function section(title: string, items: readonly string[]): string[] {
  return [`## ${title}`, items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : 'None.'];
}

function formatFinding({code: rule, source, message, help}: Diagnostic): string {
  return `${code(formatPlace(source))} (${rule}): ${escapeMarkdown(message)}${help === undefined ? '' : ` ${escapeMarkdown(help)}`}`;
}

function formatTask({source, message, help}: Diagnostic): string {
  return `${escapeMarkdown(message)}${help === undefined ? '' : ` ${escapeMarkdown(help)}`} (${code(formatPlace(source))})`;
}

function formatInspection({
  key,
  title,
  permalink,
  groups,
  parameters,
  requestBody,
  responses,
  security,
  curl,
}: Inspection): string {
  const rows: [string, readonly string[]][] = [
    ['groups', groups],
    ['parameters', parameters],
    ['request body', requestBody],
    ['responses', responses],
    ['security', security],
  ];
  const lines = [
    `${code(key)}: ${escapeMarkdown(title)}, at ${code(permalink)}`,
    ...rows.map(([label, items]) => `  - ${label}: ${items.map(code).join(', ') || 'none'}`),
  ];
  if (curl !== undefined) lines.push('  - cURL:', '', block(curl, '    '));
  return lines.join('\n');
}

function formatTab(tab: SetupReport['tabs'][number]): string[] {
  const facts = toFactRows(tab).map(([label, text]) => `${label}: ${escapeMarkdown(text)}`);
  const preserved = tab.factsPreserved
    .map(({name, total, kept}) => `${kept} of ${total} ${name}`)
    .join(', ');
  return section(
    `Tab ${escapeMarkdown(tab.tab)}: ${code(formatSources(tab))}`,
    preserved ? [...facts, `Source facts preserved: ${preserved}`] : facts,
  );
}

/** A code span around any text, even with backticks. */
function code(text: string): string {
  return toCodeSpan(text.replace(/\s+/g, ' '));
}

/** A block of unchanged lines to copy, even with backticks. */
function block(text: string, indent: string): string {
  const fence = '`'.repeat(Math.max(3, countBackticks(text) + 1));
  return [`${fence}bash`, ...text.split('\n'), fence].map((line) => `${indent}${line}`).join('\n');
}

/** Length of the longest run of backticks. */
function countBackticks(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
