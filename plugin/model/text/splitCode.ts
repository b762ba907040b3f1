/** As `toCodeSpan` writes it: a run of backticks, and an equal one after it. */
const CODE = /(`+)(?!`)(.*?[^`])\1(?!`)/s;

/** Splits a sentence into text and code, alternately: ``The value `a` is new.`` */
export function splitCode(sentence: string): string[] {
  return sentence
    .split(CODE)
    .filter((_, index) => index % 3 !== 1)
    .map((part, index) => (index % 2 === 1 ? part.replace(/^ (`.*|.*`) $/s, '$1') : part));
}
