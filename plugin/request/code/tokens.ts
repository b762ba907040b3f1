/** The kind of a token, which decides its color. */
export type TokenKind =
  | 'string'
  | 'number'
  | 'keyword'
  | 'name'
  | 'comment'
  | 'punctuation'
  | 'placeholder';
/** A token, by its offsets in the code. */
export type TokenRange = {kind: TokenKind; start: number; end: number};

type AddToken = (kind: TokenKind, start: number, end: number) => void;

/**
 * Finds the tokens of JSON and of command lines, which most code on pages is. An inline script
 * contains the sources of these functions, to color a page before it is hydrated: they call only
 * each other and need nothing else. A quote that is never closed reaches to the end (in JSON, of
 * the line): otherwise the time would be quadratic in the number of quotes.
 * @param made offsets of numbers and booleans that only fill a gap
 */
export function listTokens(code: string, made: readonly number[]): TokenRange[] {
  const tokens: TokenRange[] = [];
  const add = createAdd(code, made, tokens);
  if (/^\s*(?:[[{"\d-]|(?:true|false|null)\b)/.test(code)) addJson(code, 0, code.length, add);
  else {
    const pattern =
      /('[^']*'(?:\\''[^']*')*|"(?:[^"\\]|\\[^])*"?)|(?:^|\s)(--?[a-z][\w-]*)|^[\w-]+|\\$/gim;
    for (let found = pattern.exec(code); found; found = pattern.exec(code)) {
      const [all, text, option] = found;
      const end = pattern.lastIndex;
      if (text) addString(code, found.index, end, add);
      else if (option) add('keyword', end - option.length, end);
      else add(all === '\\' ? 'punctuation' : 'name', found.index, end);
    }
  }
  return tokens;
}

/** Adds tokens; those that only fill a gap, and such a part of a string, are placeholders. */
export function createAdd(code: string, made: readonly number[], tokens: TokenRange[]): AddToken {
  return function add(kind, start, end) {
    const gap =
      kind === 'string' ? made.find((offset) => offset > start && offset < end) : undefined;
    if (gap === undefined) {
      tokens.push({kind: made.includes(start) ? 'placeholder' : kind, start, end});
      return;
    }
    const close = gap + code.slice(gap, end).search(/[^\w.+-]|$/);
    tokens.push({kind, start, end: gap}, {kind: 'placeholder', start: gap, end: close});
    if (close < end) add(kind, close, end);
  };
}

/** A string of code: the JSON in it, or the placeholders in it. */
export function addString(code: string, start: number, end: number, add: AddToken): void {
  const text = code.slice(start, end);
  // A template literal has tokens of its own for its quotes.
  const [open] = /^(?:\w?["'`#]+\s*)?(?=[[{])/.exec(text) ?? [];
  let inner = end;
  while (inner > start && /["'`#\s]/.test(code.charAt(inner - 1))) inner--;
  if (open !== undefined && /[\]}]/.test(code.charAt(inner - 1))) {
    if (open !== '') add('string', start, start + open.length);
    addJson(code, start + open.length, inner, add);
    if (inner < end) add('string', inner, end);
    return;
  }
  let from = start;
  // In XML and HTML, these are elements. In a URL, a name in braces is a parameter without a value.
  if (!text.includes('</'))
    for (const {0: found, index} of Array.from(
      text.matchAll(text.includes('://') ? /[<{][^<>{}\s"'`\\/=]+[>}]/g : /<[^<>\s"'`\\/=]+>/g),
    )) {
      if (start + index > from) add('string', from, start + index);
      from = start + index + found.length;
      add('placeholder', start + index, from);
    }
  if (end > from) add('string', from, end);
}

export function addJson(code: string, start: number, end: number, add: AddToken): void {
  const text = code.slice(0, end);
  const pattern = /"((?:[^"\\\n]|\\.)*)"?(?=\s*(:?))|(-?\d[\d.eE+-]*|true|false|null)|[{}[\],:]+/g;
  pattern.lastIndex = start;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [, content, colon, plain] = found;
    const kind =
      content === undefined
        ? plain
          ? 'number'
          : 'punctuation'
        : /^<[^<>\s]+>$/.test(content)
          ? 'placeholder'
          : colon
            ? 'name'
            : 'string';
    add(kind, found.index, pattern.lastIndex);
  }
}
