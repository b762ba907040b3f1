import type {OperationPlace} from './types';

/** Maximum length of a title, in characters. */
const MAX_TITLE = 80;
/** Headings, lists, quotations, tables and code: Markdown that takes whole lines. */
const BLOCK = /^ {0,3}(?:#{1,6} |[-*+] |\d+[.)] |>|\||```|~~~)/m;

/**
 * Why the summary of an operation or the title of a schema is not a title, as the end of a sentence
 * that begins with “This summary”; undefined for a title. Others become part of the description.
 */
export function findTitleProblem(summary: string): string | undefined {
  const text = summary.trim();
  if (text.includes('\n')) return 'has several lines';
  if (BLOCK.test(text)) return 'contains block Markdown, such as a list or a heading';
  return text.length > MAX_TITLE ? `is longer than ${MAX_TITLE} characters` : undefined;
}

/** The end of a sentence: before another one, or at the end of its paragraph. */
const END = /[.!?](?=\s+[\p{Lu}\p{Lo}\p{N}`*_([<"'“]|$)|[。！？।؟]|$/gu;
/** What ends with a full stop inside a sentence: `e.g.` and initials. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|\p{L})\.$/iu;
/** A sentence of one word, such as “Deprecated.”, is a label. */
const WORDS = /\S\s+\S|[^\p{ASCII}]{4}/u;

/**
 * Splits a summary that is not a title after its first sentence, if that is one: on one line,
 * without the full stop, and not in the middle of brackets or code. Webhooks have a name, which is a
 * better title: those of one event often begin with the same sentence.
 */
export function splitTitle(
  summary: string,
  kind: OperationPlace['kind'],
): {title: string; rest: string} | undefined {
  if (kind === 'webhook') return undefined;
  const text = summary.trim();
  const [paragraph = ''] = text.split(/\n\s*\n/, 1);
  for (const {index, 0: mark} of paragraph.matchAll(END)) {
    const end = index + mark.length;
    const sentence = paragraph.slice(0, end);
    const title = sentence.replace(/\s+/g, ' ').replace(/[.。]$/, '');
    if (title.length > MAX_TITLE) return undefined;
    if (ABBREVIATION.test(sentence) || !isClosed(sentence)) continue;
    return WORDS.test(title) && !BLOCK.test(sentence)
      ? {title, rest: text.slice(end).trim()}
      : undefined;
  }
  return undefined;
}

/** Whether every bracket and every mark of code or emphasis has its end. */
function isClosed(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return (
    count(/`/g) % 2 === 0 &&
    count(/\*\*/g) % 2 === 0 &&
    count(/\(/g) <= count(/\)/g) &&
    count(/\[/g) <= count(/\]/g)
  );
}
