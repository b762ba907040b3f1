import {isObject} from '../../document/isObject';
import {entriesOf, childOf} from '../../document/place';
import {APPLICATOR_ROWS} from '../../document/vocabulary/applicators';
import {readRequirements} from '../../document/vocabulary/spellings';
import {textsOf} from '../read';
import {
  type Draft,
  type KeywordHandler,
  type KeywordTable,
  type NamedKeyword,
  type SingleKeyword,
  toSlot,
  addNamedSlot,
} from './draft';
import type {SchemaPart} from './flatten';

type RowKeyword = SingleKeyword | NamedKeyword;

/**
 * Handlers of keywords whose schemas are merged as their row says: a value has to match the schemas
 * of all parts.
 */
export const MERGED_BY_ROW = Object.fromEntries(
  APPLICATOR_ROWS.flatMap(([keyword, {merged}]) => {
    if (merged === undefined) return [];
    return [
      [
        keyword,
        merged === 'slot' ? addSingle(keyword as SingleKeyword) : addNamed(keyword as NamedKeyword),
      ],
    ];
  }),
) as {readonly [keyword in Exclude<RowKeyword, 'items'>]: KeywordHandler};

/** Handlers of other keywords about objects. */
export const OBJECT_KEYWORDS = {
  required: (draft, value) => {
    if (!Array.isArray(value)) return false;
    draft.required ??= new Set();
    for (const name of textsOf(value)) draft.required.add(name);
    return true;
  },
  dependentRequired: (draft, value, part) => {
    if (!isObject(value)) return false;
    addRequired(draft, part);
    return true;
  },
  dependencies: (draft, value, part) => {
    if (!isObject(value)) return false;
    addRequired(draft, part);
    for (const [name, place] of entriesOf(childOf(part.place, 'dependencies')))
      if (!Array.isArray(place.value)) addNamedSlot(draft, 'dependentSchemas', name, place, part);
    return true;
  },
} satisfies KeywordTable;

/** Creates a handler for a keyword that contains one schema. */
function addSingle(keyword: SingleKeyword): KeywordHandler {
  return (draft, _value, part) => {
    const place = childOf(part.place, keyword);
    if (place) draft.schemas[keyword] = toSlot(place, part, draft.schemas[keyword]);
  };
}

function addNamed(keyword: NamedKeyword): KeywordHandler {
  return (draft, value, part) => {
    if (!isObject(value)) return false;
    for (const [name, entry] of entriesOf(childOf(part.place, keyword)))
      addNamedSlot(draft, keyword, name, entry, part);
    return true;
  };
}

function addRequired(draft: Draft, {place}: SchemaPart): void {
  const required = (draft.dependentRequired ??= new Map<string, string[]>());
  for (const [name, {value}] of readRequirements(place))
    required.set(name, [...new Set([...(required.get(name) ?? []), ...textsOf(value)])]);
}
