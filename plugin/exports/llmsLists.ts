/** Lists of links that programs can fetch whole, however many there are. */
import {escapeInvisible} from '../diagnostics/text';
import {slugify} from '../config/slugify';
import {escapeText, joinBlocks, toLink} from './markdown/text';
import {PART_SIZE} from './textParts';

/**
 * A list of links, as https://llmstxt.org describes it: one heading, a summary, and sections of
 * links.
 */
export type LlmsIndex = {
  title: string;
  summary: string | undefined;
  /** Of a tab: the document, then its groups. */
  sections: LlmsSection[];
};
export type LlmsSection = {title: string; items: string[]};

type ListFile = {url: string; text: string};

/** In characters: what a list says besides its items. */
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
  const files = toPieces(others).map((section) => {
    const name = toOwnName(section.title);
    const toUrl = (whole: string) => whole.replace(/\.txt$/, `/${name}.txt`);
    const back = `Part of ${toLink(list.title, index)}.`;
    const own = {title: `${list.title}: ${section.title}`, summary: undefined};
    return {
      section,
      link: toUrl(index),
      url: toUrl(url),
      text: escapeInvisible(toLlmsText({...own, sections: [section]}, back)),
    };
  });
  const items = files.map(({section, link, text: own}) =>
    toLlmsItem(
      section.title,
      link,
      `${section.items.length} ${section.items.length === 1 ? 'page' : 'pages'}, ${Math.ceil(own.length / 1000)} KB`,
    ),
  );
  const sections = [first, {title: 'Lists of pages', items}];
  return [
    {url, text: escapeInvisible(toLlmsText({...list, sections}))},
    ...files.map((file) => ({url: file.url, text: file.text})),
  ];
}

/** Sections that fit into a file each: long ones are divided, and if there are very many, joined. */
function toPieces(sections: readonly LlmsSection[]): LlmsSection[] {
  const pieces = sections.flatMap(({title, items}) =>
    pack(items, (item) => item.length + 1).map((own, position) => ({
      title: position === 0 ? title : `${title} ${position + 1}`,
      items: own,
    })),
  );
  // A link to each takes some 150 characters.
  if (pieces.length <= PART_SIZE / 250) return pieces;
  return pack(pieces, ({items}) => items.reduce((sum, {length}) => sum + length + 1, 0)).map(
    (joined) => {
      const [one] = joined;
      const last = joined.at(-1);
      return {
        title: one && last && one !== last ? `${one.title} – ${last.title}` : (one?.title ?? ''),
        items: joined.flatMap(({items}) => items),
      };
    },
  );
}

function pack<T>(all: readonly T[], sizeOf: (one: T) => number): T[][] {
  const packs: T[][] = [];
  let size = Infinity;
  for (const one of all) {
    const own = sizeOf(one);
    if (size + own > PART_SIZE - MARGIN) {
      packs.push([]);
      size = 0;
    }
    packs.at(-1)?.push(one);
    size += own;
  }
  return packs;
}

/** A segment of a URL for each title, once. */
function createOwnNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const slug = slugify(title) || 'pages';
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
            title: isOnly ? group.title : `${document.title}: ${group.title}`,
          })),
        ]
      : [],
  );
  const length = all.flatMap(({items}) => items).reduce((sum, item) => sum + item.length + 1, 0);
  if (length <= PART_SIZE - MARGIN) return all;
  return tabs.flatMap(({sections: [document, ...groups], list}) => {
    if (!document || list === undefined) return document ?? [];
    const count = groups.reduce((sum, {items}) => sum + items.length, 0);
    return {
      ...document,
      items: [...document.items, toLlmsItem('All pages', list, `a list of ${count}`)],
    };
  });
}

function toLlmsText({title, summary, sections}: LlmsIndex, note?: string): string {
  const blocks = sections
    .filter(({items}) => items.length > 0)
    .flatMap((section) => [`## ${escapeText(section.title)}`, section.items.join('\n')]);
  return `${joinBlocks([
    `# ${escapeText(title)}`,
    summary === undefined || summary.trim() === '' ? undefined : `> ${escapeText(summary)}`,
    note,
    ...blocks,
  ])}\n`;
}

export function toLlmsItem(title: string, url: string, about?: string): string {
  return `- ${toLink(title, url)}${about === undefined ? '' : `: ${escapeText(about)}`}`;
}
