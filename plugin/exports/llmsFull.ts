/** The text of all pages, in files that models can read whole. */
import {escapeInvisible} from '../diagnostics/invisible';
import {joinBlocks, toLink} from './markdown/text';
import {createOwnNames, type LlmsSection, toLlmsItem, toLlmsText, toPieces} from './llmsLists';
import type {TextFile, TextPart} from './types';

/**
 * In characters: some 125,000 tokens. Many models read 200,000, with the question and their answer.
 */
export const FULL_SIZE = 500_000;

/** The text of all pages of a tab. */
export type FullText = {
  heading: string;
  summary: string | undefined;
  /** The texts of all pages in order, then the schemas, each once. */
  texts: () => Iterable<string>;
  /** The same texts by group; a section has the texts of one. */
  groups: () => LlmsSection[];
  /** The file of the tab, if it has one: its path, and its absolute URL. */
  full?: FileUrl;
};

/** Where a file is served, and its absolute URL. */
type FileUrl = {url: string; index: string};

type Part = {heading: string; size: number; file: FileUrl; text: () => string};

/**
 * The file with the text of all pages or, if it would be longer than {@link FULL_SIZE}, a list of
 * files with the text of a group each: `llms-full/pets.txt` for `llms-full.txt`. Nothing is written
 * before it is requested.
 */
export function toFullFile(full: FullText, file: FileUrl): TextFile {
  return toFile(file, () => {
    const whole = toWhole(full.texts());
    if (whole !== undefined) return [{url: file.url, text: whole}];
    const parts = toParts(full, file);
    return [toListFile(full, parts.map(toPartLine), file), ...parts.map(toTextPart)];
  });
}

/**
 * The same for all tabs of a site. Where it would be too long, it lists the files of the tabs: texts
 * are not written a second time.
 */
export function toSiteFullFile(
  site: Pick<FullText, 'heading' | 'summary'>,
  tabs: readonly FullText[],
  file: FileUrl,
): TextFile {
  return toFile(file, () => {
    const whole = toWhole(tabs.flatMap(({texts}) => [...texts()]));
    if (whole !== undefined) return [{url: file.url, text: whole}];
    // The current versions.
    const all = tabs
      .map((tab) => ({...tab, size: sizeOf(tab.texts())}))
      .filter(({size}) => size > 0);
    const [first] = all;
    if (first?.full && all.length === 1)
      return [toListFile(site, toParts(first, first.full).map(toPartLine), file)];
    const files = all.flatMap(({full, heading, size}) =>
      full ? toLlmsItem(heading, full.index, formatSize(size)) : [],
    );
    const others = all.filter(({full}) => !full);
    const toGroups = () =>
      others.flatMap(({heading, groups}) =>
        groups().map((group) => ({...group, heading: `${heading}: ${group.heading}`})),
      );
    const parts = toParts({heading: site.heading, groups: toGroups}, file);
    return [toListFile(site, [...files, ...parts.map(toPartLine)], file), ...parts.map(toTextPart)];
  });
}

function toFile({url}: FileUrl, toTexts: () => TextPart[]): TextFile {
  return {
    url,
    mediaType: 'text/plain',
    text: () => toTexts()[0]?.text ?? '',
    parts: toTexts,
  };
}

/** All texts in one; undefined if that would be too long. */
function toWhole(texts: Iterable<string>): string | undefined {
  const shown = [...texts];
  return sizeOf(shown) > FULL_SIZE ? undefined : escapeInvisible(`${joinBlocks(shown)}\n`);
}

function sizeOf(texts: Iterable<string>): number {
  let size = 0;
  for (const text of texts) if (text !== '') size += text.length + 2;
  return size;
}

function toParts(
  {heading, groups}: Pick<FullText, 'heading' | 'groups'>,
  {url, index}: FileUrl,
): Part[] {
  const toOwnName = createOwnNames();
  return toPieces(groups(), FULL_SIZE).map((piece) => {
    const name = toOwnName(piece.heading);
    const toUrl = (whole: string) => whole.replace(/\.txt$/, `/${name}.txt`);
    return {
      heading: piece.heading,
      size: sizeOf(piece.lines),
      file: {url: toUrl(url), index: toUrl(index)},
      text: () =>
        toLlmsText(
          {heading: `${heading}: ${piece.heading}`, summary: undefined, sections: []},
          joinBlocks([`Part of ${toLink(heading, index)}.`, ...piece.lines]),
        ),
    };
  });
}

function toPartLine({heading, size, file}: Part): string {
  return toLlmsItem(heading, file.index, formatSize(size));
}

function toTextPart({file: {url}, text}: Part): TextPart {
  return {url, text: escapeInvisible(text())};
}

function toListFile(
  {heading, summary}: Pick<FullText, 'heading' | 'summary'>,
  lines: string[],
  {url}: FileUrl,
): TextPart {
  const sections = [{heading: 'Text of all pages, in parts', lines}];
  return {url, text: escapeInvisible(toLlmsText({heading, summary, sections}))};
}

function formatSize(characters: number): string {
  return `${Math.ceil(characters / 1000)} KB`;
}
