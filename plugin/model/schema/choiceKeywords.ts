import {isObject} from '../../document/isObject';
import {followPlace} from '../../document/follow';
import {childOf, fieldOf, itemsOf, type Place} from '../../document/place';
import {type Draft, type KeywordHandler, type KeywordTable, toSlot} from './draft';
import {toConstants} from './enumNames';
import {toSoleBranch} from './soleBranch';

/** Handlers of keywords that choose between schemas. */
export const CHOICE_KEYWORDS: KeywordTable = new Map<string, KeywordHandler>([
  ['oneOf', addChoice('oneOf')],
  ['anyOf', addChoice('anyOf')],
  [
    'not',
    (draft, _value, part) => {
      const place = childOf(part.place, 'not');
      if (place) draft.not.push(toSlot(place, part));
    },
  ],
  [
    'if',
    (draft, _value, part) => {
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
  ],
  // Read together with `if`; without it they have no meaning and are listed.
  ['then', (_draft, _value, part) => fieldOf(part.place.value, 'if') !== undefined],
  ['else', (_draft, _value, part) => fieldOf(part.place.value, 'if') !== undefined],
  [
    'discriminator',
    (draft, value, part) => {
      if (!isObject(value) && typeof value !== 'string') return false;
      const place = childOf(part.place, 'discriminator');
      // The discriminator of a merged schema selects among that schema's variants, not this one's.
      if (place && !part.from) draft.discriminator ??= {place, part};
      return true;
    },
  ],
]);

function addChoice(kind: 'oneOf' | 'anyOf'): KeywordHandler {
  return (draft, value, part) => {
    if (!Array.isArray(value)) return false;
    if (value.length === 0 || toSoleBranch(part.place.value, kind)) return true;
    const branches = itemsOf(childOf(part.place, kind));
    // A child of the schema that offers it: the choice is made, and the others are its siblings.
    if (part.from && branches.some((branch) => isPartOf(draft, branch))) return true;
    const constants = toConstants(draft.context, value);
    if (constants && !draft.enum) draft.enum = constants;
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
