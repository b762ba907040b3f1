import {isUtf8} from 'buffer';

export type DecodedText = {
  /** Without a byte order mark. */
  text: string;
  /** Offset in the text of the first U+FFFD that replaces invalid UTF-8. */
  invalidAt?: number;
};

/**
 * Decodes a file: as UTF-16 if a byte order mark or the zero bytes of its first character indicate
 * it, else as UTF-8.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = findEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'utf-8' && !isUtf8(bytes)
    ? {text, invalidAt: Math.max(0, text.indexOf('\uFFFD'))}
    : {text};
}

/** `TextDecoder` removes the byte order mark. */
function findEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0))
    return 'utf-16be';
  return 'utf-8';
}
