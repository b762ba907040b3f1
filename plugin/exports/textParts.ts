/** Divides long Markdown files into parts that programs can fetch whole. */
import {splitBlocks} from '../model/markdown/splitBlocks';
import {joinBlocks, toLink, toList} from './markdown/text';
import type {TextFile, TextPart} from './types';

/** In characters. Several programs cut off what is longer. */
export const PART_SIZE = 50_000;
/** Left in each part for its title and its links. */
const MARGIN = 4_000;
/** Headings that a list of parts names for each. */
const MOST_HEADINGS = 8;

/** Before the links to the other parts. */
const OTHER_PARTS = '## Other parts';

/** The address of a part; the first one has that of the file. */
export function toPartUrl(url: string, number: number): string {
  return number === 1 ? url : url.replace(/\.md$/, `.${number}.md`);
}

/** How many parts a page has, by the list at the end of the first one. */
export function countParts(first: string): number {
  const start = first.lastIndexOf(`\n${OTHER_PARTS}\n`);
  return start < 0 ? 1 : 1 + (first.slice(start).match(/^- \[Part \d+\]/gm) ?? []).length;
}

/**
 * A file, or its parts if it is longer than {@link PART_SIZE}: `get.md`, `get.2.md`, `get.3.md`. The
 * first one lists the others. Only Markdown is divided; other files know their own parts.
 * @param siteUrl origin of the site, for links
 */
export function toTextParts(file: TextFile, siteUrl: string): TextPart[] {
  const {url, mediaType} = file;
  if (file.parts) return file.parts();
  const text = file.text();
  const pieces =
    mediaType === 'text/markdown' && text.length > PART_SIZE
      ? divide(text, PART_SIZE - MARGIN)
      : [text];
  if (pieces.length === 1) return [{url, text}];
  // A link to the list of all pages stands before the title.
  const [before = '', title = ''] = /^([^#]*)(#.*)/.exec(text)?.slice(1) ?? [];
  const toUrl = (index: number) => toPartUrl(url, index + 1);
  const toPartLink = (index: number) => toLink(`Part ${index + 1}`, siteUrl + toUrl(index));
  return pieces.map((piece, index) => ({
    url: toUrl(index),
    text: `${joinBlocks(
      index === 0
        ? [
            before.trim(),
            title,
            `Part 1 of ${pieces.length}. The others are listed at the end.`,
            piece.slice(before.length + title.length).trim(),
            OTHER_PARTS,
            toList(
              pieces.flatMap((other, position) =>
                position === 0 ? [] : `- ${toPartLink(position)}${toHeadings(other)}`,
              ),
            ),
          ]
        : [
            before.trim(),
            `${title} (part ${index + 1} of ${pieces.length})`,
            `${toPartLink(0)} is the beginning.`,
            piece,
            index + 1 < pieces.length ? `${toPartLink(index + 1)} follows.` : undefined,
          ],
    )}\n`,
  }));
}

/**
 * The part that has an address; undefined if none has.
 * @param url decoded
 */
export function findTextPart(
  files: readonly TextFile[],
  siteUrl: string,
  url: string,
  decode: (url: string) => string = (one) => one,
): (TextPart & {mediaType: string}) | undefined {
  const find = (wanted: string) => files.find((one) => decode(one.url) === wanted);
  const file =
    find(url) ??
    find(url.replace(/\.\d+\.md$/, '.md')) ??
    find(url.replace(/\/[^/]+\.txt$/, '.txt'));
  const part = file && toTextParts(file, siteUrl).find((one) => decode(one.url) === url);
  return part && {...part, mediaType: file.mediaType};
}

function toHeadings(piece: string): string {
  const headings = splitBlocks(piece).flatMap((block) => /^#{1,3} (.*)/.exec(block)?.[1] ?? []);
  const shown = headings.slice(0, MOST_HEADINGS).join(' · ');
  return headings.length === 0 ? '' : `: ${shown}${headings.length > MOST_HEADINGS ? ' · …' : ''}`;
}

/** Pieces of at most `size` characters, which begin at headings where those are near. */
function divide(text: string, size: number): string[] {
  const pieces: string[][] = [[]];
  let length = 0;
  const blocks = splitBlocks(text.trim()).flatMap((block) => divideBlock(block, size));
  for (const block of blocks) {
    const piece = pieces.at(-1) ?? [];
    const isNext = length + block.length > size && piece.length > 0;
    if (isNext) {
      const next = takeSection(piece, size - block.length);
      pieces.push([...next, block]);
      length = next.reduce((sum, one) => sum + one.length + 2, block.length + 2);
    } else {
      piece.push(block);
      length += block.length + 2;
    }
  }
  return pieces.map((piece) => piece.join('\n\n'));
}

/**
 * Takes the last section from a piece, if it is less than half of it: a section begins a piece.
 * @param room in characters
 */
function takeSection(piece: string[], room: number): string[] {
  const start = piece.map((block) => /^#{1,3} /.test(block)).lastIndexOf(true);
  const length = (blocks: readonly string[]) => blocks.reduce((sum, one) => sum + one.length, 0);
  const last = length(piece.slice(start));
  return start > 0 && last < Math.min(room, length(piece) / 2) ? piece.splice(start) : [];
}

/** A block that is too long is divided between its lines; each piece of code has its fence. */
function divideBlock(block: string, size: number): string[] {
  if (block.length <= size) return [block];
  const lines = block.split('\n');
  const [fence] = /^\s*(?:`{3,}|~{3,})/.exec(block) ?? [];
  const [first = ''] = lines;
  const isClosed = lines.length > 1 && lines.at(-1)?.trim() === fence?.trim();
  const inner = fence === undefined ? lines : lines.slice(1, isClosed ? -1 : undefined);
  const pieces: string[][] = [[]];
  let length = 0;
  for (const line of inner) {
    if (length + line.length > size - first.length * 2 && length > 0) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(line);
    length += line.length + 1;
  }
  return pieces.map((piece) => (fence === undefined ? piece : [first, ...piece, fence]).join('\n'));
}
