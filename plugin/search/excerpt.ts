import {fold} from './words';

/** In characters, before the first word that was looked for. */
const BEFORE = 40;
/** Of the whole excerpt. */
const LONGEST = 160;

/**
 * The line of a text that has most of the words, from shortly before the first of them.
 * @param words folded
 */
export function toExcerptOf(text: string, words: readonly string[]): string {
  const [line = ''] = text
    .split('\n')
    .map((one) => ({one, folded: fold(one)}))
    .map(({one, folded}) => ({one, count: words.filter((word) => folded.includes(word)).length}))
    .sort((a, b) => b.count - a.count)
    .map(({one}) => one);
  const folded = fold(line);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  // Folding seldom changes the length: an excerpt that begins a few letters too early is one, too.
  const [first = 0] = places.sort((a, b) => a - b);
  const start = first > BEFORE ? toWordStart(line, first - BEFORE, first) : 0;
  const cut = line.slice(start, start + LONGEST);
  const end = start + LONGEST < line.length ? cut.lastIndexOf(' ') : cut.length;
  const kept = cut.slice(0, end > 0 ? end : cut.length);
  return `${start > 0 ? '…' : ''}${kept}${kept.length < cut.length ? '…' : ''}`;
}

/** The next word; in scripts without spaces, the next sign. */
function toWordStart(line: string, from: number, to: number): number {
  const space = line.indexOf(' ', from);
  if (space >= 0 && space < to) return space + 1;
  return /^[\uDC00-\uDFFF]/.test(line.slice(from)) ? from + 1 : from;
}
