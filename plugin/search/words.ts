/** Splits texts and queries into the words by which they are compared. */

/** Signs of scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+/gu;
/** Accents, and the vowel signs and stretching lines of Hebrew and Arabic. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g;
const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu;
const ASCII = /^\p{ASCII}*$/u;
/** Letters with several spellings, each with the one that is compared. */
const SPELLINGS: readonly [letters: RegExp, one: string][] = [
  // Lower case that depends on the language or on the place in the word.
  [/ß/g, 'ss'],
  [/ı/g, 'i'],
  [/ς/g, 'σ'],
  // Strokes are accents that Unicode does not take apart.
  [/ł/g, 'l'],
  [/ø/g, 'o'],
  [/đ/g, 'd'],
  [/[أإآٱ]/g, 'ا'],
  [/[ىئ]/g, 'ي'],
  [/ة/g, 'ه'],
  [/ؤ/g, 'و'],
];
/** The Arabic article is joined to its noun. */
const ARTICLE = /^ال(?=\p{L}{3})/u;
/** A name with the signs that connect its parts. */
const NAME = /[\p{L}\p{M}\p{N}\u0640_.-]+/gu;
const CONNECTING = /[_.-]+/g;

/**
 * A text as it is compared with others: without case, accents, widths of letters, and differences
 * between ways to write the same Arabic letter.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKC')
    .replace(ACCENTED, (word) => word.normalize('NFD'))
    .replace(MARKS, '')
    .toLowerCase();
  return SPELLINGS.reduce((folded, [letters, one]) => folded.replace(letters, one), plain);
}

/** The words under which a text is found. */
export type ReadWords = (text: string) => string[];

/** Reads the words of many texts, and those of each name once: an index repeats its names. */
export function createReadWords(): ReadWords {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = new Set<string>();
    for (const name of text.match(NAME) ?? []) {
      const own = known.get(name) ?? toWordsOfName(name);
      known.set(name, own);
      own.forEach((word) => words.add(word));
    }
    return Array.from(words);
  };
}

/** The words under which a text is found. */
export function toIndexWords(text: string): string[] {
  return Array.from(new Set((text.match(NAME) ?? []).flatMap(toWordsOfName)));
}

/**
 * The parts of a name, the name in one piece (`pullrequest` finds `pull_request`), and, of scripts
 * without spaces, each sign with its neighbour.
 */
function toWordsOfName(name: string): string[] {
  const pieces = toPieces(name);
  return [
    ...pieces.flatMap((piece) => [
      ...toSpacedWords(piece).flatMap((word) => [word, word.replace(ARTICLE, '')]),
      // A single sign is looked for as the beginning of a pair, which the last one is not.
      ...(piece.match(UNSPACED) ?? []).flatMap((signs) => [
        ...toPairs(signs),
        Array.from(signs).pop() ?? '',
      ]),
    ]),
    ...(pieces.length > 1 ? [pieces.join('')] : []),
  ];
}

/** The words that a reader looks for; a text is found when it has all of them. */
export function toQueryWords(query: string): string[] {
  const words = (query.match(NAME) ?? [])
    .flatMap(toPieces)
    .flatMap((piece) => [
      ...toSpacedWords(piece).map((word) => word.replace(ARTICLE, '')),
      ...(piece.match(UNSPACED) ?? []).flatMap(toPairs),
    ]);
  return Array.from(new Set(words));
}

/**
 * The ways to read a query: capitals begin words (`pullRequest`), or they are only capitals
 * (`OAuth`, `GitHub`).
 */
export function toReadings(query: string): string[][] {
  const [parts, whole] = [toQueryWords(query), toQueryWords(query.toLowerCase())];
  return whole.join('\n') === parts.join('\n') ? [parts] : [parts, whole];
}

/** `getHTTPUrl_v2` is get, http, url, v, 2. */
function toPieces(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .replace(/(\p{L})(\p{N})/gu, '$1_$2')
    .split(CONNECTING)
    .map(fold)
    .filter((piece) => piece !== '');
}

function toSpacedWords(piece: string): string[] {
  return piece.replace(UNSPACED, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function toPairs(signs: string): string[] {
  const all = Array.from(signs);
  return all.length < 2 ? all : all.slice(1).map((sign, index) => (all[index] ?? '') + sign);
}
