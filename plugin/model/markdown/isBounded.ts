/** Longer texts are shown as they stand: a description is prose, and the parser holds the whole tree in memory. */
const MAX_LENGTH = 500_000;

/** Openers that nest: a parser recurses, or looks back, once for each of them. */
const NESTED = /[>[(*_~`<!]{200}|(?:[>[(*_~`<!]\s?){400}/;

/** Whether a text can be parsed in time and space that its length explains. */
export function isBounded(text: string): boolean {
  return text.length <= MAX_LENGTH && !NESTED.test(text);
}
