import type {Block, Drawing} from './drawing';

/**
 * How far a block may move, in CSS pixels, before it counts as moved: the letters of other fonts
 * have other heights.
 */
const TOLERANCE = 8;
const MEASURES = ['left edge', 'width', 'distance to what is above'];

/** Returns a sentence for each difference between two drawings. */
export function compareDrawings(before: Drawing, after: Drawing): string[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part) => {
    const [was, is] = [before[part], after[part]];
    if (!was || !is) return [`${part}: is ${is ? 'there, and was not' : 'not there any more'}`];
    return compareBlocks(was, is).map((difference) => `${part}: ${difference}`);
  });
}

function compareBlocks(was: Block, is: Block): string[] {
  const differences = was.look === is.look ? [] : [`is “${is.look}” instead of “${was.look}”`];
  if (!was.place || !is.place)
    return was.place || is.place
      ? [...differences, is.place ? 'is a block now' : 'is no block any more']
      : differences;
  const [from, to] = [was.place, is.place];
  const moved = MEASURES.flatMap((measure, index) =>
    Math.abs(from[index]! - to[index]!) > TOLERANCE
      ? [`${measure} is ${to[index]} instead of ${from[index]}`]
      : [],
  );
  return [...differences, ...moved];
}
