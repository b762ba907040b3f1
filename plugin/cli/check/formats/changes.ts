/** Formats the changes since an earlier document, for terminals and as Markdown. */
import {styleText} from 'node:util';
import {formatUses} from '../../../compare/formatUses';
import {EFFECTS} from '../../../compare/judge';
import type {Effect} from '../../../compare/types';
import {formatPlace} from '../../../diagnostics/format';
import {count, escapeControls, escapeMarkdown, toCodeSpan} from '../../../diagnostics/text';
import type {SourceLocation} from '../../../diagnostics/types';
import type {ComparedChange, TabComparison} from '../against/compareTabs';
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

/** The changes of one tab as Markdown, for a comment on a pull request. */
export function formatChangesMarkdown(
  comparison: TabComparison,
  toPath: FormatContext['toPath'],
): string {
  const title = formatTitle(comparison, toPath);
  const blocks = EFFECTS.flatMap((effect) => {
    const changes = comparison.changes.filter((change) => change.effect === effect);
    return changes.length === 0
      ? []
      : [`### ${TITLES[effect]} (${changes.length})`, changes.map(toItem).join('\n')];
  });
  return [`## ${escapeMarkdown(title)}`, formatSums(comparison), ...blocks]
    .join('\n\n')
    .concat('\n');

  function toItem(change: ComparedChange): string {
    const uses = formatUses(change);
    const place = change.after
      ? ` (${toCodeSpan(formatPlace({...change.after, file: toPath(change.after.file)}))})`
      : '';
    return `- ${uses === '' ? '' : `${escapeMarkdown(uses)}: `}${escapeMarkdown(change.message)} ${escapeMarkdown(change.reason)}${place}`;
  }
}
