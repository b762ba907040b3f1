/** Formats which published addresses a change moves or ends. */
import {escapeControls, escapeMarkdown, toCodeSpan} from '../../../diagnostics/text';
import type {AddressChanges} from '../against/addresses';
import type {FormatContext} from './types';

type Line = {address: string; to?: string; title?: string; note?: string};
type Section = {title: string; isFolded: boolean; lines: Line[]};

function toSections({moved, gone, added}: AddressChanges): Section[] {
  const sections: Section[] = [
    {title: 'Moved', isFolded: false, lines: moved.map(({from, to}) => ({address: from, to}))},
    {
      title: 'Gone',
      isFolded: false,
      lines: gone.map(({address, title, isRecorded}) => ({
        address,
        title,
        note: isRecorded ? '' : ' (not recorded, so the build fails)',
      })),
    },
    {title: 'New', isFolded: true, lines: added},
  ];
  return sections.filter(({lines}) => lines.length > 0);
}

/** For a terminal; the empty string if no address has changed. */
export function formatAddresses(
  changes: AddressChanges,
  {maxProblems, verbose}: FormatContext,
): string {
  const most = verbose ? Infinity : maxProblems;
  return toSections(changes)
    .map(({title, lines}) =>
      [
        `${title === 'New' ? 'New addresses' : `${title} addresses`} (${lines.length})`,
        ...lines
          .slice(0, most)
          .map(({address, to, title: name, note = ''}) =>
            escapeControls(
              `  ${address}${to === undefined ? '' : ` → ${to}`}${name === undefined ? '' : `  ${name}`}${note}`,
            ),
          ),
        ...(lines.length > most
          ? [`  … and ${lines.length - most} more; \`--verbose\` shows them all.`]
          : []),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Blocks for a comment; none if no address has changed. */
export function formatAddressesMarkdown(changes: AddressChanges): string[] {
  const sections = toSections(changes);
  if (sections.length === 0) return [];
  return [
    '## Addresses',
    ...sections.flatMap(({title, isFolded, lines}) => {
      const heading = `${title} (${lines.length})`;
      const items = lines
        .map(
          ({address, to, title: name, note = ''}) =>
            `- ${toCodeSpan(address)}${to === undefined ? '' : ` → ${toCodeSpan(to)}`}${name === undefined ? '' : `: ${escapeMarkdown(name)}`}${note}`,
        )
        .join('\n');
      return isFolded
        ? [`<details><summary>${heading}</summary>`, items, '</details>']
        : [`### ${heading}`, items];
    }),
  ];
}
