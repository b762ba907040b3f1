/**
 * A short list of combinations in which every two values that can occur together do so at least
 * once. Deterministic.
 * @param {{[factor: string]: readonly unknown[]}} factors
 * @param {(combination: {[factor: string]: unknown}) => boolean} isPossible
 * @param {readonly {[factor: string]: unknown}[]} given combinations that the list must contain
 */
export function toPairwise(factors, isPossible, given = []) {
  const possible = combine(Object.entries(factors)).filter(isPossible);
  const open = new Set(possible.flatMap(toPairs));
  const chosen = [...given];
  for (const combination of chosen) for (const pair of toPairs(combination)) open.delete(pair);
  while (open.size > 0) {
    const countOpen = (combination) => toPairs(combination).filter((pair) => open.has(pair)).length;
    const best = possible.reduce((left, right) =>
      countOpen(right) > countOpen(left) ? right : left,
    );
    for (const pair of toPairs(best)) open.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

/** The pairs of values of a combination, as text. */
function toPairs(combination) {
  const values = Object.entries(combination).map(([factor, value]) => `${factor}=${value}`);
  return values.flatMap((value, index) =>
    values.slice(index + 1).map((other) => `${value} ${other}`),
  );
}

function combine([first, ...rest]) {
  if (!first) return [{}];
  const [factor, values] = first;
  return values.flatMap((value) => combine(rest).map((others) => ({[factor]: value, ...others})));
}
