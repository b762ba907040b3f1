/** Words of a text that people do not see where it is shown, but programs read. */
import {listInvisible} from '../../diagnostics/invisible';

/** A part of the source of a text, and how it hides its words. */
export type HiddenPart = {how: 'comment' | 'element'; source: string; start: number; end: number};

/** A comment of HTML, or a definition of Markdown that no link uses. */
const COMMENT =
  /<!--[\s\S]*?(?:-->|$)|^ {0,3}\[(?:\/\/|_|#|comment)[^\]\n]*\]:[ \t]*(?:#|<>)[ \t]*(?:\(.*\)|".*"|'.*')[ \t]*$/gim;
/** The start of an element with attributes. */
const OPENING = /<([a-z][a-z\d-]*)\s[^<>]*>/gi;
const ANY_TAG = /<(\/?)([a-z][a-z\d-]*)(?=[\s/>])[^<>]*>/gi;
const HIDING =
  /\shidden(?=[\s=/>])|\sstyle\s*=.*?(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0*\.?0+(?=[\s;"'>])|font-size\s*:\s*0(?![.\d]*[1-9])|text-indent\s*:\s*-\d{3})/is;
/** White on the white of most pages. */
const WHITE =
  /[\s"';]color\s*[:=]\s*["']?\s*(?:white\b|#fff(?:fff)?\b|transparent\b|rgba?\(\s*255\s*,\s*255\s*,\s*255)/i;

/** The comments and the hidden elements of a text with HTML, in order. */
export function listHiddenParts(text: string): HiddenPart[] {
  if (!text.includes('<') && !text.includes(']:')) return [];
  const comments = Array.from(text.matchAll(COMMENT), (match): HiddenPart =>
    toPart(match, 'comment'),
  );
  const elements = Array.from(text.matchAll(OPENING)).flatMap(
    ({0: tag, 1: name = '', index}): HiddenPart[] => {
      if (!HIDING.test(tag) && !(WHITE.test(tag) && !/background/i.test(tag))) return [];
      const end = findEnd(text, name, index + tag.length);
      return [{how: 'element', source: text.slice(index, end), start: index, end}];
    },
  );
  const parts = [...comments, ...elements].sort((a, b) => a.start - b.start);
  let last = 0;
  return parts.filter(({start, end}) => {
    if (start < last) return false;
    last = end;
    return true;
  });
}

/** A text without what is hidden in it. */
export function withoutHiddenParts(text: string): string {
  let shown = '';
  let last = 0;
  for (const {start, end} of listHiddenParts(text)) {
    shown += text.slice(last, start);
    last = end;
  }
  return shown + text.slice(last);
}

function toPart({0: source, index}: RegExpExecArray, how: HiddenPart['how']): HiddenPart {
  return {how, source, start: index, end: index + source.length};
}

/** Where an element ends; elements of the same name may be in it. Without an end: the text's. */
function findEnd(text: string, name: string, from: number): number {
  if (/^(?:br|hr|img|input|wbr)$/i.test(name)) return from;
  let depth = 1;
  for (const {0: tag, 1: slash, 2: other = '', index} of text.slice(from).matchAll(ANY_TAG)) {
    if (other.toLowerCase() !== name.toLowerCase()) continue;
    depth += slash === '' ? 1 : -1;
    if (depth === 0) return from + index + tag.length;
  }
  return text.length;
}

/** Comments that other tools obey. */
const DIRECTIVE =
  /^\s*(?:\/|end|break|tabs?|(?:theme|type|title|focus|lang|language|tab|tabs|include|toc|tocstop|prettier-ignore|markdownlint|eslint|redoc-inject|spectral|vale|alex|cspell)\b[\s\S]*|[\s\S]*\bdoctoc\b[\s\S]*)\s*$/i;
/** Fewer words say nothing. */
const LEAST_WORDS = 3;

/** Whether a hidden part has words of its own. */
export function hasWords({how, source}: HiddenPart): boolean {
  const words =
    how === 'comment'
      ? source.replace(/^<!--|-->$|^\s*\[.*?\]:/g, '')
      : source.replace(/<[^<>]*>/g, ' ');
  if (how === 'comment' && DIRECTIVE.test(words)) return false;
  return (words.match(/\p{L}{2,}/gu) ?? []).length >= (how === 'comment' ? LEAST_WORDS : 1);
}

/** Flags of parts of a country consist of such characters. */
const FLAGS = /\u{1f3f4}[\u{e0061}-\u{e007a}]{4,6}\u{e007f}/gu;
const TAG = /[\u{e0000}-\u{e007f}]/u;
const ZERO_WIDTH = /[\u200b-\u200d\u2060-\u2064\ufeff]/;
const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
/** They show words in another order than programs read them. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Fewer are there by mistake, where people copied a text. */
const LEAST_MARKS = 8;

/**
 * The invisible characters of a text that hide words or split them, each once. Those that texts get
 * when they are copied, such as a byte order mark at the start, are not among them.
 */
export function listHidingMarks(text: string): string[] {
  // Most texts are of ASCII alone.
  if (!/[^\0-\x7f]/.test(text)) return [];
  const plain = text.replace(FLAGS, '');
  const found = listInvisible(plain);
  const hasMany = (kind: RegExp) => found.filter(({mark}) => kind.test(mark)).length >= LEAST_MARKS;
  const [manySpaces, manySelectors] = [hasMany(ZERO_WIDTH), hasMany(SELECTOR)];
  const hidesWords = ({mark, index}: {mark: string; index: number}) =>
    TAG.test(mark) ||
    (REORDERING.test(mark) && !RIGHT_TO_LEFT.test(plain)) ||
    (SELECTOR.test(mark) && manySelectors) ||
    (ZERO_WIDTH.test(mark) &&
      (manySpaces || /^[a-z].[a-z]$/is.test(plain.slice(Math.max(0, index - 1), index + 2))));
  return Array.from(new Set(found.filter(hidesWords).map(({mark}) => mark)));
}
