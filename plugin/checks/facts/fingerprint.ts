import {ALERT_MARKER} from '../../model/markdown/alerts';

/**
 * The line that makes a quotation an alert: its first one, when it goes on. Pages have a title
 * instead.
 */
const ALERT = new RegExp(`^(?<!^ {0,3}>.*\\n) {0,3}> ?${ALERT_MARKER.source}(?=\\n {0,3}>)`, 'gim');

/** Number of letters that identify a description. */
const LETTERS = 24;
/** Number of characters of a text that are read for them. */
const READ = 2000;

/**
 * The first letters and digits of a text, without what Markdown and HTML add to it: mostly equal
 * for a description as written and as it is shown. Empty when nothing of it would be shown.
 */
export function toFingerprint(text: string): string {
  return toLetters(withoutMarkup(text));
}

/**
 * The same for content that Markdown shows or omits depending on its context (numbers of lists, link
 * targets, image alt text), and for plain text, where `<` and `&` mean themselves.
 */
export function toOtherFingerprints(text: string): string[] {
  const bare = text
    .slice(0, READ)
    .replace(/!\[[^\]]*\](?:\([^()\s]*\)|\[[^\]]*\])?/g, '')
    .replace(/^[ \t>]*\d+[.)][ \t]/gm, '')
    .replace(/^ {0,3}\[[^\]]+\]:.*$/gm, '')
    .replace(/\]\[[^\]]*\]/g, ']');
  return [toLetters(withoutMarkup(bare)), toLetters(text.slice(0, READ))];
}

function withoutMarkup(text: string): string {
  return text
    .slice(0, READ)
    .replace(ALERT, '')
    .replace(/<!--[^]*?-->|<[^<>]*>/g, '')
    .replace(/\]\((?:[^()\s]|\([^()\s]*\))*\)/g, ']')
    .replace(/&(?:[a-z]+|#\d+|#x[0-9a-f]+);/gi, '');
}

/** A description may be long; its first words are enough. */
function toLetters(text: string): string {
  let letters = '';
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    letters += word;
    if (letters.length >= LETTERS) break;
  }
  return letters.slice(0, LETTERS).toLowerCase();
}
