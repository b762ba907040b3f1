/** Characters that nobody sees: they could hide words, or show other words than programs read. */
import {toJsonEscape} from './text';

/**
 * Characters that are drawn as nothing, although they are letters or marks: variation selectors,
 * fillers, the blank of Braille, joiners of graphemes.
 */
const BLANK = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5]/u;
/** The same, and what a terminal would execute rather than show; emoji have no meaning for some. */
const INVISIBLE =
  /[^\P{C}\p{Extended_Pictographic}]|[\u2028\u2029\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5]/gu;

/** The parts of a text that may contain such characters, besides line breaks and tabs. */
const UNUSUAL = /[^\n\r\t\x20-\x7e]+/g;

/** Marks that put punctuation on the right side, in lines of these scripts; they move no words. */
const DIRECTION = /[\u200e\u200f\u061c]/;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Invisible characters that prose needs, if they follow or precede these characters. */
const NEEDED: readonly {marks: RegExp; beside: RegExp}[] = [
  // Joiners shape the words of many scripts, and join emoji.
  {
    marks: /[\u200c\u200d]/,
    beside:
      /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u,
  },
  // These scripts have no spaces between words.
  {
    marks: /\u200b/,
    beside: /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
  },
  {marks: /[\u115f\u1160\u3164\uffa0]/, beside: /[\u1100-\u11ff\uac00-\ud7ff]/},
  {marks: /\u2800/, beside: /[\u2801-\u28ff]/},
];

/** Which selectors may follow which characters, one each. They choose how these are drawn. */
const SELECTED: readonly {marks: RegExp; after: RegExp}[] = [
  {marks: /[\ufe0e\ufe0f]/, after: /\p{Emoji}/u},
  {marks: /[\ufe00-\ufe0d]/, after: /[\p{Sm}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u},
  {marks: /[\u{e0100}-\u{e01ef}]/u, after: /\p{Script=Han}/u},
];

/** A character that nobody sees, its place in the text, and whether the words need it. */
type Mark = {mark: string; index: number; isNeeded: boolean};

/** Calls `replace` for each invisible character but line breaks and tabs. */
function replaceInvisible(text: string, replace: (mark: Mark) => string): string {
  // Most files have only letters of ASCII, among which classes of Unicode search eight times longer.
  return text.replace(UNUSUAL, (part, start: number) =>
    part.replace(INVISIBLE, (mark, place: number) => {
      const index = start + place;
      const before = Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '';
      const next = index + mark.length;
      const after = Array.from(text.slice(next, next + 2))[0] ?? '';
      const isNeeded =
        NEEDED.some(
          ({marks, beside}) => marks.test(mark) && (beside.test(before) || beside.test(after)),
        ) ||
        SELECTED.some((one) => one.marks.test(mark) && one.after.test(before)) ||
        (DIRECTION.test(mark) && RIGHT_TO_LEFT.test(lineAt(text, index)));
      return replace({mark, index, isNeeded});
    }),
  );
}

/**
 * Escapes invisible characters in a file for readers and programs, in the way of JSON. Line breaks,
 * tabs, and marks that languages need in their own words stay.
 */
export function escapeInvisible(text: string): string {
  return replaceInvisible(text, ({mark, isNeeded}) => (isNeeded ? mark : toJsonEscape(mark)));
}

/** The same for output of programs and terminals, where no mark is needed but those of emoji. */
export function escapeAllInvisible(text: string): string {
  return replaceInvisible(text, ({mark, isNeeded}) =>
    isNeeded && BLANK.test(mark) ? mark : toJsonEscape(mark),
  );
}

/** The invisible characters of a text that its words do not need. */
export function listInvisible(text: string): {mark: string; index: number}[] {
  const found: {mark: string; index: number}[] = [];
  replaceInvisible(text, ({mark, index, isNeeded}) => {
    if (!isNeeded) found.push({mark, index});
    return '';
  });
  return found;
}

function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  return text.slice(text.lastIndexOf('\n', index) + 1, end === -1 ? undefined : end);
}
