import type {Json} from '../../document/types';
import {toName} from '../../document/keyOrder';
import {toJsonValue} from '../json';
import {childOf, fieldOf} from '../../document/place';
import {isAnnotationKeyword} from './annotations';
import {ARRAY_KEYWORDS} from './arrayKeywords';
import {ASSERTIONS} from './assertions';
import {CHOICE_KEYWORDS} from './choiceKeywords';
import {CONSTRAINTS} from './constraints';
import {checkDialect} from './dialect';
import type {Draft, KeywordTable} from './draft';
import type {Part} from './flatten';
import {OBJECT_KEYWORDS} from './objectKeywords';
import {versionAt} from './versionAt';

/** Every keyword that the model handles. */
const KEYWORDS: KeywordTable = new Map([
  ...ASSERTIONS,
  ...CONSTRAINTS,
  ...OBJECT_KEYWORDS,
  ...ARRAY_KEYWORDS,
  ...CHOICE_KEYWORDS,
  ['$schema', ({context}, _value, part) => checkDialect(context, part.place, '$schema')],
  ['nullable', readNullable],
]);

/** Keywords whose values may contradict each other. */
const DISPUTED: ReadonlySet<string> = new Set([...ASSERTIONS.keys(), ...CONSTRAINTS.keys()]);

/** Merges every keyword of every part into the draft. Unknown keywords are listed as written. */
export function mergeParts(draft: Draft): void {
  const {parts, broken} = draft.flat;
  for (const part of parts) {
    for (const [keyword, value] of Object.entries(part.place.value)) {
      if (parts.length > 1 && DISPUTED.has(keyword)) claim(draft, keyword, value, part);
      const handler = KEYWORDS.get(keyword);
      const understood = handler
        ? handler(draft, value, part, keyword) !== false
        : isAnnotationKeyword(keyword);
      if (!understood) addOther(draft, toName(keyword), value);
    }
  }
  for (const {value} of broken)
    addOther(
      draft,
      fieldOf(value, '$ref') === undefined ? 'allOf' : '$ref',
      fieldOf(value, '$ref') ?? value,
    );
}

function claim({claims}: Draft, keyword: string, raw: Json, {from}: Part): void {
  const value = toJsonValue(raw);
  if (value === undefined) return;
  const entry = {...(from && {from: from.name}), value};
  const known = claims.get(keyword);
  if (known) known.push(entry);
  else claims.set(keyword, [entry]);
}

function addOther({other}: Draft, name: string, raw: Json): void {
  const value = toJsonValue(raw);
  if (value !== undefined) other.push({name, value});
}

/**
 * Keywords that only exist in OpenAPI 3.0, where `flatten` reads them. Many documents of later
 * versions still have them.
 */
function readNullable({context}: Draft, value: Json, {place}: Part): boolean {
  if (versionAt(context.document, place) === '3.0') return true;
  const help =
    "Add `'null'` to the type, for example `type: [string, 'null']`; beside a `$ref`, write `anyOf` with `type: 'null'`.";
  if (value === true)
    context.warn(
      'document-schema',
      childOf(place, 'nullable') ?? place,
      `\`nullable\` has no meaning in OpenAPI ${versionAt(context.document, place)}.`,
      help,
    );
  return false;
}
