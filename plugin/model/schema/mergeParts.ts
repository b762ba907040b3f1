import type {Json, Place} from '../../document/types';
import {toName} from '../../document/keyOrder';
import {toJsonValue} from '../text/json';
import {childOf, fieldOf, itemsOf} from '../../document/place';
import {toPlainNumber} from '../../document/exactNumber';
import {isObject} from '../../document/isObject';
import {followPlace} from '../../document/follow';
import type {Restriction} from '../../document/vocabulary/keywords';
import {readItems} from '../../document/vocabulary/spellings';
import {isAnnotationKeyword} from './annotations';
import {ASSERTIONS, withAddedNull} from './assertions';
import {isLost} from './compared';
import {CONSTRAINTS} from './constraints';
import {checkDialect} from './dialect';
import {type Draft, type KeywordTable, type KeywordHandler, toSlot} from './draft';
import type {SchemaPart} from './flatten';
import {MERGED_BY_ROW, OBJECT_KEYWORDS} from './objectKeywords';
import {reportNullable} from './reportNullable';
import {reportSplitText} from './reportSplitText';
import {toConstants} from './enumNames';
import {toSoleBranch} from './soleBranch';

/** Handlers of keywords that choose between schemas. */
const CHOICE_KEYWORDS = {
  oneOf: addChoice('oneOf'),
  anyOf: addChoice('anyOf'),
  not: (draft, _value, part) => {
    const place = childOf(part.place, 'not');
    if (place) draft.not.push(toSlot(place, part));
  },
  if: (draft, _value, part) => {
    const [condition, then, otherwise] = ['if', 'then', 'else'].map((name) => {
      const place = childOf(part.place, name);
      return place && toSlot(place, part);
    });
    if (condition)
      draft.conditions.push({
        if: condition,
        ...(then && {then}),
        ...(otherwise && {else: otherwise}),
      });
  },
  // Read together with `if`; without it they have no meaning and are listed.
  then: (_draft, _value, part) => fieldOf(part.place.value, 'if') !== undefined,
  else: (_draft, _value, part) => fieldOf(part.place.value, 'if') !== undefined,
  discriminator: (draft, value, part) => {
    if (!isObject(value) && typeof value !== 'string') return false;
    const place = childOf(part.place, 'discriminator');
    // The discriminator of a merged schema selects among that schema's variants, not this one's.
    if (place && !part.from) draft.discriminator ??= {place, part};
    return true;
  },
} satisfies KeywordTable;

function addChoice(kind: 'oneOf' | 'anyOf'): KeywordHandler {
  return (draft, value, part) => {
    if (!Array.isArray(value)) return false;
    if (value.length === 0 || toSoleBranch(part.place.value, kind)) return true;
    const branches = itemsOf(childOf(part.place, kind));
    // A child of the schema that offers it: the choice is made, and the others are its siblings.
    if (part.from && branches.some((branch) => isPartOf(draft, branch))) return true;
    const constants = toConstants(draft.context, value);
    if (constants && !draft.enum) draft.enum = withAddedNull(constants, part);
    else
      draft.choices.push({
        kind,
        part,
        branches,
        ...(part.from && {foreign: true}),
      });
    return true;
  };
}

/** Whether a branch refers to one of the schemas that are being merged. */
function isPartOf({context, flat}: Draft, branch: Place): boolean {
  const target = followPlace(context.document, branch);
  return !!target && flat.parts.some(({place}) => place.value === target.value);
}

/** Handlers of keywords about arrays and about the content of strings. */
const ARRAY_KEYWORDS = {
  items: (draft, _value, part) => addItems(draft, part),
  // Read together with a list in `items`, without which it has no meaning.
  additionalItems: (_draft, _value, part) => Array.isArray(fieldOf(part.place.value, 'items')),
  prefixItems: (draft, value, part) => {
    if (!Array.isArray(value)) return false;
    return fieldOf(part.place.value, 'items') === undefined ? addItems(draft, part) : true;
  },
  contains: (draft, _value, part) => {
    const place = childOf(part.place, 'contains');
    if (!place || draft.contains) return false;
    draft.contains = {
      slot: toSlot(place, part),
      min: toCount(part, 'minContains'),
      max: toCount(part, 'maxContains'),
    };
    return true;
  },
  minContains: isCountOfContains,
  maxContains: isCountOfContains,
  contentMediaType: ({content}, value) => {
    if (typeof value !== 'string') return false;
    content.mediaType ??= value;
    return true;
  },
  contentEncoding: ({content}, value) => {
    if (typeof value !== 'string') return false;
    content.encoding ??= value;
    return true;
  },
} satisfies KeywordTable;

function addItems(draft: Draft, part: SchemaPart): true {
  const {prefix, rest} = readItems(part.place);
  for (const [index, place] of prefix.entries())
    draft.prefixItems[index] = toSlot(place, part, draft.prefixItems[index]);
  if (rest) draft.schemas.items = toSlot(rest, part, draft.schemas.items);
  return true;
}

/**
 * Read together with `contains`, without which they have no meaning; a second one is listed as
 * written, and so are its counts.
 */
function isCountOfContains({contains}: Draft, _value: Json, {place}: SchemaPart): boolean {
  const own = fieldOf(place.value, 'contains');
  return !contains || own === undefined || contains.slot.places[0]?.value === own;
}

function toCount({place}: SchemaPart, keyword: 'minContains' | 'maxContains'): number | undefined {
  const count = toPlainNumber(fieldOf(place.value, keyword));
  return typeof count === 'number' ? count : undefined;
}

/** Every keyword that restricts values. */
const RESTRICTIONS: {readonly [keyword in Restriction]: KeywordHandler} = {
  ...ASSERTIONS,
  ...CONSTRAINTS,
  ...MERGED_BY_ROW,
  ...OBJECT_KEYWORDS,
  ...ARRAY_KEYWORDS,
  ...CHOICE_KEYWORDS,
};

/** Every keyword that the model handles. */
const KEYWORDS: ReadonlyMap<string, KeywordHandler> = new Map<string, KeywordHandler>([
  ...Object.entries(RESTRICTIONS),
  ['nullable', ({context}, _value, part) => reportNullable(context, part.place)],
  ['$schema', ({context}, _value, part) => checkDialect(context, part.place, '$schema')],
  [
    'x-additionalPropertiesName',
    (draft, value) => {
      if (typeof value === 'string') draft.additionalPropertiesName ??= value;
    },
  ],
]);

/** Keywords whose values may contradict each other. */
const DISPUTED: ReadonlySet<string> = new Set([
  ...Object.keys(ASSERTIONS),
  ...Object.keys(CONSTRAINTS),
]);

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
      if (isLost(keyword, understood)) draft.lost.push(keyword);
      if (understood) continue;
      reportSplitText(draft.context, part.place, keyword, value);
      addOther(draft, toName(keyword), value);
    }
  }
  for (const {value} of broken) {
    const keyword = fieldOf(value, '$ref') === undefined ? 'allOf' : '$ref';
    draft.lost.push(keyword);
    addOther(draft, keyword, fieldOf(value, '$ref') ?? value);
  }
}

function claim({claims}: Draft, keyword: string, raw: Json, {from}: SchemaPart): void {
  const value = toJsonValue(raw);
  if (value === undefined) return;
  const entry = {...(from && {from: from.name}), value};
  (claims[keyword] ??= []).push(entry);
}

function addOther({other}: Draft, name: string, raw: Json): void {
  const value = toJsonValue(raw);
  if (value !== undefined) other.push({name, value});
}
