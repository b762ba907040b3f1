/** Formats the changes since an earlier document, for terminals and as Markdown. */
import {styleText} from 'node:util';
import {formatUses} from '../../../compare/formatUses';
import {EFFECTS} from '../../../compare/judge';
import type {Effect} from '../../../compare/types';
import {formatPlace} from '../../../diagnostics/format';
import {count, escapeControls, escapeMarkdown, toCodeSpan} from '../../../diagnostics/text';
import type {SourceLocation} from '../../../diagnostics/types';
import {toAccepted} from '../against/accepted';
import type {ComparedChange, TabComparison} from '../against/compareTabs';
import type {CheckResult} from '../result';
import {formatAddressesMarkdown} from './addresses';
import type {FormatContext} from './types';

const TITLES = {
  breaking: 'Breaking',
  uncertain: 'May break',
  compatible: 'Compatible',
} as const satisfies Record<Effect, string>;

/**
 * The changes of one tab for a terminal; shows at most as many of each effect as mistakes are
 * shown.
 */
export function formatChanges(
  comparison: TabComparison,
  {colors, maxProblems, verbose, toPath}: FormatContext,
): string {
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colors ? styleText(style, text, {validateStream: false}) : text;
  const most = verbose ? Infinity : maxProblems;
  const toPlace = (place: SourceLocation) => formatPlace({...place, file: toPath(place.file)});
  const blocks = EFFECTS.flatMap((effect) => {
    const changes = comparison.changes.filter((change) => change.effect === effect);
    if (changes.length === 0) return [];
    const more = changes.length - most;
    return [
      `${paint('bold', TITLES[effect])} (${changes.length})`,
      ...changes.slice(0, most).map((change) => {
        const places = [
          ...(change.after ? [toPlace(change.after)] : []),
          ...(change.before ? [`before ${formatPlace(change.before)}`] : []),
          change.kind,
        ].join(', ');
        const lines = [formatUses(change), `${change.message} ${change.reason}`].filter(Boolean);
        return [...lines.map(escapeControls), paint('dim', places)]
          .map((line, index) => `${index === 0 ? '  ' : '    '}${line}`)
          .join('\n');
      }),
      ...(more > 0 ? [`  … and ${more} more; \`--verbose\` shows them all.`] : []),
    ];
  });
  return [formatTitle(comparison, toPath), formatSums(comparison), ...blocks].join('\n\n');
}

function formatTitle(
  {tab, sources, against}: TabComparison,
  toPath: FormatContext['toPath'],
): string {
  return escapeControls(`${tab}: ${sources.map(toPath).join(', ')}, compared with ${against}`);
}

/** `12 changes: 3 breaking, 2 that may break, 7 compatible.` */
function formatSums({changes, accepted, notCompared}: TabComparison): string {
  if (notCompared) return notCompared.message;
  const countOf = (effect: Effect) => changes.filter((change) => change.effect === effect).length;
  const parts = [
    [countOf('breaking'), 'breaking'],
    [countOf('uncertain'), 'that may break'],
    [countOf('compatible'), 'compatible'],
  ] as const;
  const sums = parts.flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : []));
  const also = accepted > 0 ? ` ${count(accepted, 'more change')} accepted in docs.json.` : '';
  return changes.length === 0
    ? `No changes.${also}`
    : `${count(changes.length, 'change')}: ${sums.join(', ')}.${also}`;
}

/**
 * The changes of all tabs as Markdown, for a comment on a pull request: what prevented comparisons,
 * then each tab with its breaking changes first and its compatible ones folded.
 */
export function formatChangesMarkdown(
  {findings, addresses}: Pick<CheckResult, 'findings' | 'addresses'>,
  comparisons: readonly TabComparison[],
  {toPath}: Pick<FormatContext, 'toPath'>,
): string {
  const toPlace = (place: SourceLocation) =>
    toCodeSpan(formatPlace({...place, file: toPath(place.file)}));
  const faults = findings.filter(({code}) => !code.startsWith('change-'));
  const blocks = [
    ...(faults.length > 0
      ? [
          `## Not compared`,
          faults
            .map(({source, message}) => `- ${toPlace(source)}: ${escapeMarkdown(message)}`)
            .join('\n'),
        ]
      : []),
    ...comparisons.flatMap((comparison) => [
      `## ${escapeMarkdown(formatTitle(comparison, toPath))}`,
      escapeMarkdown(formatSums(comparison)),
      ...EFFECTS.flatMap((effect) => toSection(effect, comparison.changes, toPlace)),
    ]),
    ...(addresses ? formatAddressesMarkdown(addresses) : []),
    ...(comparisons.some(({changes}) => changes.some(isAcceptable))
      ? [
          'To accept a change, add its line to `acceptedChanges` of the tab in docs.json, with your reason.',
        ]
      : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toSection(
  effect: Effect,
  all: readonly ComparedChange[],
  toPlace: (place: SourceLocation) => string,
): string[] {
  const changes = all.filter((change) => change.effect === effect);
  if (changes.length === 0) return [];
  const title = `${TITLES[effect]} (${changes.length})`;
  const items = changes.map((change) => toItem(change, toPlace)).join('\n');
  return effect === 'compatible'
    ? [`<details><summary>${title}</summary>`, items, '</details>']
    : [`### ${title}`, items];
}

function toItem(change: ComparedChange, toPlace: (place: SourceLocation) => string): string {
  const {before, after, links, message, reason} = change;
  const uses = formatUses(change);
  const places = [
    before ? toCodeSpan(formatPlace(before)) : '',
    after ? toPlace(after) : '',
  ].filter(Boolean);
  const where = [
    places.join(' → '),
    links?.published === undefined ? '' : toLink('published page', links.published),
    links?.preview === undefined ? '' : toLink('preview', links.preview),
  ].filter(Boolean);
  return [
    `${uses === '' ? '' : `${escapeMarkdown(uses)}: `}${escapeMarkdown(message)} ${escapeMarkdown(reason)}`,
    ...(where.length > 0 ? [where.join(' · ')] : []),
    ...(isAcceptable(change) ? [`Accept: ${toCodeSpan(toAcceptedLine(change))}`] : []),
  ]
    .map((line, index) => `${index === 0 ? '- ' : '  '}${line}`)
    .join('\\\n');
}

/** Nobody needs to accept a compatible change. */
function isAcceptable({effect}: ComparedChange): boolean {
  return effect !== 'compatible';
}

/** Entries of `acceptedChanges` as docs.json has them, with a placeholder for the reason. */
function toAcceptedLine(change: ComparedChange): string {
  return toAccepted(change)
    .map((entry) => {
      const fields = Object.entries({...entry, reason: '…'});
      return `{${fields.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`).join(', ')}}`;
    })
    .join(', ');
}

/** In URLs, only parentheses could end the link. */
function toLink(label: string, url: string): string {
  return `[${label}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}
