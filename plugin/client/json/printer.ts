/**
 * Formats JSON that arrives in pieces. Tokens are copied without being parsed, so numbers and
 * strings stay as they were sent.
 */
export type JsonPrinter = {push: (text: string) => string};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Creates a printer. It recognizes only strings, brackets, commas and colons, so it accepts any
 * string at any depth without recursion; invalid JSON only gets different white space.
 */
export function createJsonPrinter(): JsonPrinter {
  let depth = 0;
  let inString = false;
  let escaped = false;
  /**
   * The last character was an opening bracket; the line break waits, so that `{}` stays together.
   */
  let opened = false;

  const newLine = () => `\n${'  '.repeat(Math.min(depth, MAX_INDENT))}`;

  function push(text: string): string {
    const out: string[] = [];
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (inString) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) inString = false;
        continue;
      }
      if (!isStructural(code)) {
        if (opened) {
          out.push(newLine());
          opened = false;
        }
        if (code === QUOTE) inString = true;
        continue;
      }
      if (index > start) out.push(text.slice(start, index));
      start = index + 1;
      out.push(printStructural(text.charAt(index)));
    }
    if (start < text.length) out.push(text.slice(start));
    return out.join('');
  }

  function printStructural(character: string): string {
    switch (character) {
      case '{':
      case '[': {
        const before = opened ? newLine() : '';
        depth += 1;
        opened = true;
        return before + character;
      }
      case '}':
      case ']': {
        depth = Math.max(0, depth - 1);
        const before = opened ? '' : newLine();
        opened = false;
        return before + character;
      }
      case ',':
        return `,${newLine()}`;
      case ':':
        return ': ';
      default:
        return '';
    }
  }

  return {push};
}

/**
 * Deeper lines are not indented further: otherwise 100,000 brackets would produce 10 billion
 * spaces.
 */
const MAX_INDENT = 40;

/** Brackets, comma, colon and white space. */
function isStructural(code: number): boolean {
  return (
    code === 0x7b ||
    code === 0x7d ||
    code === 0x5b ||
    code === 0x5d ||
    code === 0x2c ||
    code === 0x3a ||
    code === 0x20 ||
    code === 0x0a ||
    code === 0x0d ||
    code === 0x09
  );
}
