const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Counts what stands in a JSON text without reading its values: the deepest nesting, and the members of all objects. In one
 * pass and without recursion, so that it is safe for any text.
 */
export function measureJson(text: string): {depth: number; members: number} {
  let depth = 0;
  let deepest = 0;
  let members = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        index = findStringEnd(text, index);
        break;
      case 0x7b: // {
      case 0x5b: // [
        depth += 1;
        if (depth > deepest) deepest = depth;
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1;
        break;
      case 0x3a: // :
        members += 1;
        break;
    }
  }
  return {depth: deepest, members};
}

/** Offset of the quote that closes the string that opens at `start`, or the end of the text. */
export function findStringEnd(text: string, start: number): number {
  let index = start + 1;
  for (; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === BACKSLASH) index += 1;
    else if (unit === QUOTE) break;
  }
  return index;
}
