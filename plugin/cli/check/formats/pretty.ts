import type {PreservedFact} from '../../../stages';
import {formatCounts, formatOverview, formatReport} from '../../../diagnostics/report';
import {count, escapeLines} from '../../../diagnostics/text';
import {formatRows, PROGRAM} from '../../help';
import {formatSources, toFactRows} from '../formatTabFacts';
import type {Inspection} from '../inspect';
import type {TabComparison} from '../against/compareTabs';
import type {CheckedTab, CheckResult} from '../result';
import {formatAddresses} from './addresses';
import {formatChanges} from './changes';
import type {FormatContext} from './types';

/** For people: a summary, the findings, the facts of each tab, then a total. */
export function formatPretty(
  {findings, hidden, known, gone, tabs, inspections, comparisons, addresses}: CheckResult,
  context: FormatContext,
): string {
  if (comparisons) return formatComparisons({findings, addresses}, comparisons, context);
  const {colors, maxProblems, frames, verbose, inspect, toPath} = context;
  // A terminal opens a place on click if it can find the file from the working folder.
  const located = findings.map((finding) => ({
    ...finding,
    source: {...finding.source, file: toPath(finding.source.file)},
  }));
  const blocks = [
    formatOverview(located),
    formatReport(located, {
      colors,
      verbose,
      frames: frames ? 'all' : 'errors',
      maxMistakes: verbose ? Infinity : maxProblems,
      more: '; `--verbose` shows them all.',
    }),
    ...tabs.map((tab) => formatTab({...tab, source: toPath(tab.source)})),
    ...(inspect ? inspections.map(formatInspection) : []),
    findings[0]
      ? `Run \`npx ${PROGRAM} check --explain ${findings[0].code}\` to learn about this rule${verbose || findings.length < 4 ? '' : ', or add `--verbose` to see every place'}.`
      : '',
    formatSummary({findings, hidden, known, gone}),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** The errors that prevented comparisons, then the changes. */
function formatComparisons(
  {findings, addresses}: Pick<CheckResult, 'findings' | 'addresses'>,
  comparisons: readonly TabComparison[],
  context: FormatContext,
): string {
  const faults = findings.filter(({code}) => !code.startsWith('change-'));
  const blocks = [
    formatReport(faults, {colors: context.colors}),
    ...comparisons.map((comparison) => formatChanges(comparison, context)),
    addresses ? formatAddresses(addresses, context) : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function formatTab(tab: CheckedTab): string {
  const rows = [
    ...toFactRows(tab),
    ...(tab.preserved.length > 0 ? [['Content', formatPreserved(tab.preserved)] as const] : []),
  ];
  return `${escapeLines(tab.tab)}: ${escapeLines(formatSources(tab))}\n${formatRows(rows.map(([label, text]) => [label, escapeLines(text)]))}`;
}

/** What of the document the pages show; findings list what is missing. */
function formatPreserved(preserved: readonly PreservedFact[]): string {
  const found = preserved.filter(({total}) => total > 0);
  const isAll = found.every(({lost}) => lost.length === 0);
  const counts = found.map(
    ({name, total, lost}) =>
      `${name} ${lost.length > 0 ? `${total - lost.length} of ` : ''}${total}`,
  );
  return `${isAll ? 'All of it is' : 'Not all of it is'} on the pages: ${counts.join(', ')}`;
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
  const rows: [string, string][] = [
    ['Title', title],
    ['Page', permalink],
    ['Groups', groups.join(' › ') || 'none'],
    ['Parameters', parameters.join(', ') || 'none'],
    ['Body', requestBody.join('\n') || 'none'],
    ['Responses', responses.join('\n') || 'none'],
    ['Authentication', security.join(' or ') || 'none'],
  ];
  if (curl !== undefined) rows.push(['cURL', curl]);
  return `${escapeLines(key)}\n${formatRows(rows.map(([label, text]) => [label, escapeLines(text)]))}`;
}

function formatSummary({
  findings,
  hidden,
  known,
  gone,
}: Pick<CheckResult, 'findings' | 'hidden' | 'known' | 'gone'>): string {
  const parts = [
    formatCounts(findings) || 'No findings',
    hidden > 0 ? `${count(hidden, 'finding')} below --min-severity` : '',
    known > 0 ? `${count(known, 'known finding')} in the baseline` : '',
    gone > 0
      ? `${count(gone, 'finding')} of the baseline no longer ${gone === 1 ? 'occurs' : 'occur'}; remove with --update-baseline`
      : '',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
