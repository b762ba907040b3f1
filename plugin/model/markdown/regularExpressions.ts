import type {Data, Processor} from 'unified';

/** Longer expressions are parsed as Markdown, so that a line is not searched again and again. */
const MAX_LENGTH = 500;

/** A paragraph with more tokens has so many brackets and dots that it is read as Markdown alone. */
const MAX_EVENTS = 5000;

/** `\d`, `\p{L}` and `(?:`: they have no other meaning in a description. */
const SIGN = /\\[dDwWsSbB](?![A-Za-z])|\\[pP]\{|\(\?(?:[:=!]|P?<)/;
/** `[a-z]+` and `[^,\s]{2}`: a range or an escape before the first space, and a quantifier. */
const CLASS = /\[((?:\\.|[^\]\\[])*)\](?:[+?*]|\{\d+,?\d*\})/g;

/** Whether a text contains what only an expression contains. Takes time in proportion to it. */
function hasCertain(text: string): boolean {
  return (
    SIGN.test(text) ||
    [...text.matchAll(CLASS)].some(([, inner = '']) => /^\S*(?:\w-\w|\\.)/.test(inner))
  );
}

/** Whether a text may contain an expression that {@link remarkRegularExpressions} finds. */
export function mayHaveRegularExpression(text: string): boolean {
  const mayBeAnchored = text.split('\n').some((line) => {
    const start = line.indexOf('^');
    return start >= 0 && line.includes('$', start);
  });
  return mayBeAnchored || hasCertain(text);
}

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Extract<NonNullable<NonNullable<Extension['text']>['94']>, {tokenize: unknown}>;
type FromMarkdown = Exclude<
  NonNullable<Data['fromMarkdownExtensions']>[number],
  readonly unknown[]
>;
type Emphasis = {marker: string; isOpening: boolean; isClosing: boolean};

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    regularExpression: 'regularExpression';
  }
}

/**
 * remark plugin that keeps regular expressions as written: Markdown removes the backslash of `\.`
 * and makes emphasis of `[a-z]*[0-9]*`. Only what is certainly an expression is kept; `\*.txt` may
 * be one or Markdown, and is Markdown. Code, HTML and URLs are parsed before.
 */
export function remarkRegularExpressions(this: Processor): void {
  const data = this.data();
  const text = Object.fromEntries(
    Array.from('^\\[(.', (character) => [character.charCodeAt(0), construct]),
  );
  (data.micromarkExtensions ??= []).push({text});
  (data.fromMarkdownExtensions ??= []).push(fromMarkdown);
}

const construct: Construct = {
  name: 'regularExpression',
  tokenize(effects, ok, nok) {
    const {events, previous} = this;
    const before = previous === null || previous < 0 ? '' : String.fromCharCode(previous);
    let line = '';
    let left = 0;
    const find: Construct = {
      tokenize: (ahead, found, notFound) => (start) => {
        ahead.enter('regularExpression');
        const read: ReturnType<Construct['tokenize']> = (code) => {
          if (events.length > MAX_EVENTS) return notFound(code);
          if (code !== null && code >= 0 && line.length < MAX_LENGTH) {
            line += String.fromCharCode(code);
            ahead.consume(code);
            return read;
          }
          ahead.exit('regularExpression');
          const emphasis = events.flatMap(([phase, token]): Emphasis[] =>
            phase === 'enter' && token.type === 'attentionSequence'
              ? [
                  {
                    marker: this.sliceSerialize(token),
                    isOpening: token._open === true,
                    isClosing: token._close === true,
                  },
                ]
              : [],
          );
          left = measureRegularExpression(line, before, emphasis);
          return (left > 0 ? found : notFound)(code);
        };
        return read(start);
      },
    };
    return effects.check(
      find,
      (start) => {
        effects.enter('regularExpression');
        const take: ReturnType<Construct['tokenize']> = (code) => {
          if (left-- > 0) {
            effects.consume(code);
            return take;
          }
          effects.exit('regularExpression');
          return ok(code);
        };
        return take(start);
      },
      nok,
    );
  },
};

const fromMarkdown: FromMarkdown = {
  enter: {
    regularExpression(token) {
      const text = this.sliceSerialize(token);
      // In a table a pipe must be escaped.
      const value = this.data.inTable ? text.replaceAll('\\|', '|') : text;
      this.enter({type: 'text', value}, token);
    },
  },
  exit: {
    regularExpression(token) {
      this.exit(token);
    },
  },
};

/**
 * The length of the regular expression that the rest of a line begins with; 0 if it begins with
 * none.
 * @param before the character before it
 * @param emphasis the delimiters of emphasis before it
 */
function measureRegularExpression(
  line: string,
  before: string,
  emphasis: readonly Emphasis[],
): number {
  if (line.startsWith('^') && !/[\w)\]}\\^]/.test(before)) {
    const length = measureAnchored(line);
    if (length > 0) return length;
  }
  let word = /^(?:(?!~~|(?<!\(\?P?)<\/?[a-z])[^\s`])+/i.exec(line)?.[0] ?? '';
  for (const marker of listOpen(emphasis)) word = word.split(marker, 1)[0] ?? '';
  word = word.slice(0, measureWord(word));
  return hasCertain(word) ? word.length : 0;
}

/** From `^` to a `$` at the end of a word. */
function measureAnchored(line: string): number {
  let groups = 0;
  let inClass = false;
  let hasSpace = false;
  for (let index = 1; index < line.length; index++) {
    const character = line[index];
    if (character === '\\') index++;
    else if (character === '`' || /^<br\b/i.test(line.slice(index, index + 4))) return 0;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else if (character === '(') groups++;
    else if (character === ')') groups--;
    else if (character === ' ') hasSpace = true;
    else if (
      character === '$' &&
      groups === 0 &&
      index > 1 &&
      !/[\w\\[({^$+?.]/.test(line[index + 1] ?? '')
    ) {
      const isCertain = !hasSpace || hasCertain(line.slice(0, index));
      return isCertain ? index + 1 : 0;
    }
    if (groups < 0) return 0;
  }
  return 0;
}

/** Up to a bracket that may belong to a link. */
function measureWord(word: string): number {
  let start: number | undefined;
  for (let index = 0; index < word.length; index++) {
    const character = word[index];
    if (character === '\\') index++;
    else if (character === '[') start ??= index;
    else if (character === ']') {
      if (start === undefined) return index;
      if (/^\((?![?\\[^(])/.test(word.slice(index + 1, index + 3))) return start;
      start = undefined;
    }
  }
  return start ?? word.length;
}

/** The markers of the emphasis that is open. */
function listOpen(emphasis: readonly Emphasis[]): string[] {
  const open: string[] = [];
  for (const {marker, isOpening, isClosing} of emphasis) {
    if (isClosing && open.at(-1) === marker) open.pop();
    else if (isOpening) open.push(marker);
  }
  return open;
}
