/** Compares the media types of a body, a response, a parameter or a header. */
import {childOf, entriesOf, fieldOf} from '../../document/place';
import type {Place} from '../../document/types';
import type {Node} from '../graph';
import {type Pair, type Side, toFound} from '../side';
import {toText} from '../schema/schemaFacts';
import type {CompareSchemas} from '../schema/comparison';
import type {Direction} from '../types';

/** What every comparison of an operation's parts needs. */
export type Compare = {
  sides: Pair<Side>;
  schemas: CompareSchemas;
  /** The node of two places, created once. */
  nodeOf: (name: string, pair: Pair<Place | undefined>, make: (node: Node) => void) => Node;
};

/** Adds to a node what changed in the `content` of two objects. */
export function compareContent(
  {sides, schemas}: Compare,
  owners: Pair<Place>,
  direction: Direction,
  node: Node,
): void {
  const [before, after] = [
    toMediaTypes(sides.before, owners.before),
    toMediaTypes(sides.after, owners.after),
  ];
  for (const [key, {name, place}] of before) {
    const other = after.get(key);
    if (!other) {
      node.found.push(
        toFound(
          'media-type-removed',
          {before: place, after: owners.after},
          {name, step: name},
          direction,
        ),
      );
      continue;
    }
    const media = {before: place, after: other.place};
    for (const field of ['schema', 'itemSchema']) {
      const [one, two] = [childOf(place, field), childOf(other.place, field)];
      const step = field === 'schema' ? other.name : `each item of ${other.name}`;
      if (one && two) node.children.push({step, node: schemas([one], [two], direction)});
      else if (one || two)
        node.found.push(
          toFound(
            'not-compared',
            {before: one ?? place, after: two ?? other.place},
            {name: `${field} of ${name}`},
            direction,
          ),
        );
    }
    compareEncoding(sides, media, direction, node);
  }
  for (const [key, {name, place}] of after)
    if (!before.has(key))
      node.found.push(
        toFound(
          'media-type-added',
          {before: owners.before, after: place},
          {name, step: name},
          direction,
        ),
      );
}

type NamedMediaType = {name: string; place: Place};

/**
 * Media types by type without parameters, if this is unique: a charset does not make another media
 * type.
 */
function toMediaTypes({follow}: Side, owner: Place): Map<string, NamedMediaType> {
  const list = entriesOf(childOf(owner, 'content')).flatMap(([name, place]) => {
    const target = follow(place);
    return target ? [{name, place: target}] : [];
  });
  const essenceOf = ({name}: NamedMediaType) => name.replace(/;.*$/s, '').trim().toLowerCase();
  return new Map(
    list.map((entry) => {
      const essence = essenceOf(entry);
      const isOnly = list.filter((other) => essenceOf(other) === essence).length === 1;
      return [isOnly ? essence : entry.name.replace(/\s/g, '').toLowerCase(), entry];
    }),
  );
}

function compareEncoding(
  sides: Pair<Side>,
  {before, after}: Pair<Place>,
  direction: Direction,
  node: Node,
): void {
  const [ones, others] = [before, after].map(
    (media) => new Map(entriesOf(childOf(media, 'encoding'))),
  );
  for (const name of new Set([...(ones?.keys() ?? []), ...(others?.keys() ?? [])])) {
    const [one, other] = [ones?.get(name), others?.get(name)];
    const at = {before: one ?? before, after: other ?? after};
    if (one && other) {
      if (toForm(one) !== toForm(other))
        node.found.push(toFound('encoding-changed', at, {name}, direction));
    } else if (
      toForm(one) !== toForm(other) &&
      hasPart(sides.before, before, name) &&
      hasPart(sides.after, after, name)
    )
      // The default encoding depends on the schema of the part.
      node.found.push(toFound('not-compared', at, {name: `encoding of ${name}`}, direction));
  }
}

/**
 * Whether a body has a part, as far as can be determined: the encoding of a new part is new too.
 */
function hasPart({follow}: Side, media: Place, name: string): boolean {
  const schema = follow(childOf(media, 'schema'));
  const isComposed = ['allOf', 'oneOf', 'anyOf'].some((key) => childOf(schema, key));
  return isComposed || childOf(childOf(schema, 'properties'), name) !== undefined;
}

function toForm(encoding: Place | undefined): string {
  return ['contentType', 'style', 'explode', 'allowReserved']
    .map((field) => toText(fieldOf(encoding?.value, field) ?? null))
    .join(' ');
}
