import {quote} from '../../diagnostics/text';
import {type BoundKeyword, listBounds, traitsOf} from '../../document/vocabulary/constraints';
import {formatJson, toBound} from '../../document/exactNumber';
import {childOf, fieldOf} from '../../document/place';
import {versionAt} from '../../document/versionAt';
import {addConflict, type Draft} from './draft';

type Pair = readonly [lower: BoundKeyword, upper: BoundKeyword];

const PAIRS: readonly Pair[] = listBounds('lower').flatMap((lower) =>
  listBounds('upper').flatMap((upper) =>
    traitsOf(lower).of === traitsOf(upper).of ? [[lower, upper] as const] : [],
  ),
);

/** Limits that no value can meet because of merged parts: the page shows what contradicts what. */
export function findImpossibleLimits(draft: Draft): void {
  for (const pair of listImpossible(draft))
    addConflict(
      draft,
      pair.join(', '),
      pair.flatMap((keyword) => draft.claims[keyword] ?? []),
    );
}

/** Reports a schema of one part that no value can match; the page shows it as it is. */
export function reportImpossible(draft: Draft): void {
  const {context, contains, constraints, flat} = draft;
  const [part] = flat.parts;
  if (!part) return;
  const report = (keyword: string, words: string) =>
    context.warn(
      'schema-impossible',
      childOf(part.place, keyword) ?? part.place,
      `${words}, so no value matches this schema.`,
    );
  for (const [lower, upper] of listImpossible(draft))
    report(
      lower,
      [lower, upper]
        .map((keyword) => `${quote(keyword)} is ${formatJson(constraints[keyword] ?? null)}`)
        .join(' and '),
    );
  if (contains?.min !== undefined && contains.max !== undefined && contains.min > contains.max)
    report(
      'minContains',
      `\`minContains\` is ${contains.min} and \`maxContains\` is ${contains.max}`,
    );
  const values = fieldOf(part.place.value, 'enum');
  // The schema of OpenAPI 3.0 requires a value.
  if (
    Array.isArray(values) &&
    values.length === 0 &&
    versionAt(context.document, part.place) !== '3.0'
  )
    report('enum', '`enum` is empty');
}

function listImpossible({constraints}: Draft): Pair[] {
  return PAIRS.filter(([lower, upper]) => {
    const [least, greatest] = [constraints[lower], constraints[upper]];
    if (least === undefined || greatest === undefined) return false;
    const [lowest, highest] = [toBound(least), toBound(greatest)];
    const isOpen = traitsOf(lower).isExclusive ?? traitsOf(upper).isExclusive ?? false;
    return isOpen ? lowest >= highest : lowest > highest;
  });
}
