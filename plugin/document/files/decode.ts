import {isUtf8} from 'buffer';

export type DecodedText = {
  /** Without a byte order mark. */
  text: string;
  /**
   * Offset in the text of the first character that is not valid UTF-8 and was replaced by U+FFFD.
   */
  invalidAt?: number;
};

/**
 * The text of a file: UTF-8, or UTF-16 when a byte order mark or the zero bytes of its first
 * character say so.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = findEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'utf-8' && !isUtf8(bytes)
    ? {text, invalidAt: Math.max(0, text.indexOf('\uFFFD'))}
    : {text};
}

/** `TextDecoder` takes the byte order mark away. */
function findEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0))
    return 'utf-16be';
  return 'utf-8';
}
