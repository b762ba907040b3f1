/** Lists of links that programs can fetch whole, however many there are. */
import {escapeInvisible} from '../diagnostics/invisible';
import {slugify} from '../config/slugify';
import {escapeText, joinBlocks, toLink} from './markdown/text';
import {PART_SIZE} from './textParts';

/**
 * A list of links, as https://llmstxt.org describes it: one heading, a summary, and sections of
 * links.
 */
export type LlmsIndex = {
  heading: string;
  summary: string | undefined;
  /** Of a tab: the document, then its groups. */
  sections: LlmsSection[];
};
export type LlmsSection = {heading: string; lines: string[]};

type ListFile = {url: string; text: string};

/** In characters: what a list says besides its lines. */
const MARGIN = 2_000;

/**
 * The file of a list. If it would be longer than {@link PART_SIZE}, its first section, and a link to
 * a file for each of the others: `llms/pets.txt` for `llms.txt`.
 * @param index absolute URL of the list
 */
export function toListFiles(
  list: LlmsIndex,
  {url, index}: {url: string; index: string},
): ListFile[] {
  const text = escapeInvisible(toLlmsText(list));
  const [first, ...others] = list.sections;
  if (text.length <= PART_SIZE || !first) return [{url, text}];
  const toOwnName = createOwnNames();
  const files = toPieces(others, PART_SIZE).map((section) => {
    const name = toOwnName(section.heading);
    const toUrl = (whole: string) => whole.replace(/\.txt$/, `/${name}.txt`);
    const back = `Part of ${toLink(list.heading, index)}.`;
    const own = {heading: `${list.heading}: ${section.heading}`, summary: undefined};
    return {
      section,
      link: toUrl(index),
      url: toUrl(url),
      text: escapeInvisible(toLlmsText({...own, sections: [section]}, back)),
    };
  });
  const lines = files.map(({section, link, text: own}) =>
    toLlmsItem(
      section.heading,
      link,
      `${section.lines.length} ${section.lines.length === 1 ? 'page' : 'pages'}, ${Math.ceil(own.length / 1000)} KB`,
    ),
  );
  const sections = [first, {heading: 'Lists of pages', lines}];
  return [
    {url, text: escapeInvisible(toLlmsText({...list, sections}))},
    ...files.map((file) => ({url: file.url, text: file.text})),
  ];
}

/**
 * Sections that fit into a file each: long ones are divided, and if there are very many, joined.
 * @param size of a file, in characters
 */
export function toPieces(sections: readonly LlmsSection[], size: number): LlmsSection[] {
  const pieces = sections.flatMap(({heading, lines}) =>
    pack(lines, (line) => line.length + 1, size).map((own, position) => ({
      heading: position === 0 ? heading : `${heading} ${position + 1}`,
      lines: own,
    })),
  );
  // A link to each takes some 150 characters.
  if (pieces.length <= PART_SIZE / 250) return pieces;
  const sizeOf = ({lines}: LlmsSection) => lines.reduce((sum, {length}) => sum + length + 1, 0);
  return pack(pieces, sizeOf, size).map((joined) => {
    const [one] = joined;
    const last = joined.at(-1);
    return {
      heading:
        one && last && one !== last ? `${one.heading} – ${last.heading}` : (one?.heading ?? ''),
      lines: joined.flatMap(({lines}) => lines),
    };
  });
}

function pack<T>(all: readonly T[], sizeOf: (one: T) => number, most: number): T[][] {
  const packs: T[][] = [];
  let size = Infinity;
  for (const one of all) {
    const own = sizeOf(one);
    if (size + own > most - MARGIN) {
      packs.push([]);
      size = 0;
    }
    packs.at(-1)?.push(one);
    size += own;
  }
  return packs;
}

/** A segment of a URL for each heading, once. */
export function createOwnNames(): (heading: string) => string {
  const taken = new Set<string>();
  return (heading) => {
    const slug = slugify(heading) || 'pages';
    let name = slug;
    for (let number = 2; taken.has(name); number++) name = `${slug}-${number}`;
    taken.add(name);
    return encodeURIComponent(name);
  };
}

/**
 * The list of a site: of all its tabs or, where that would be longer than {@link PART_SIZE}, of the
 * lists that they have.
 */
export function toSiteSections(
  tabs: readonly {sections: LlmsSection[]; list?: string}[],
): LlmsSection[] {
  const isOnly = tabs.length === 1;
  const all = tabs.flatMap(({sections: [document, ...groups]}) =>
    document
      ? [
          document,
          ...groups.map((group) => ({
            ...group,
            heading: isOnly ? group.heading : `${document.heading}: ${group.heading}`,
          })),
        ]
      : [],
  );
  const length = all.flatMap(({lines}) => lines).reduce((sum, line) => sum + line.length + 1, 0);
  if (length <= PART_SIZE - MARGIN) return all;
  return tabs.flatMap(({sections: [document, ...groups], list}) => {
    if (!document || list === undefined) return document ?? [];
    const count = groups.reduce((sum, {lines}) => sum + lines.length, 0);
    return {
      ...document,
      lines: [...document.lines, toLlmsItem('All pages', list, `a list of ${count}`)],
    };
  });
}

export function toLlmsText({heading, summary, sections}: LlmsIndex, note?: string): string {
  const blocks = sections
    .filter(({lines}) => lines.length > 0)
    .flatMap((section) => [`## ${escapeText(section.heading)}`, section.lines.join('\n')]);
  return `${joinBlocks([
    `# ${escapeText(heading)}`,
    summary === undefined || summary.trim() === '' ? undefined : `> ${escapeText(summary)}`,
    note,
    ...blocks,
  ])}\n`;
}

export function toLlmsItem(heading: string, url: string, about?: string): string {
  return `- ${toLink(heading, url)}${about === undefined ? '' : `: ${escapeText(about)}`}`;
}
