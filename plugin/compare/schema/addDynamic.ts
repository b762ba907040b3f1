/** Reads the dynamic references and anchors of a schema. */
import {childOf, entriesOf, stringOf} from '../../document/place';
import type {Place} from '../../document/types';
import type {Side} from '../side';
import {toAnchor, toStaticTarget} from './dynamicTarget';
import type {SchemaFacts} from './schemaFacts';

/**
 * Adds the anchors of a schema and its `$defs`. Those of outer schemas, which are read first, take
 * precedence (JSON Schema 2020-12, section 8.2.3.2).
 */
export function addAnchors({anchors}: SchemaFacts, place: Place): void {
  for (const schema of [place, ...entriesOf(childOf(place, '$defs')).map(([, entry]) => entry)]) {
    const anchor = stringOf(schema.value, '$dynamicAnchor');
    if (anchor !== undefined && !anchors.has(anchor)) anchors.set(anchor, schema);
  }
}

/** Returns the static target of a `$dynamicRef`, which applies like that of a `$ref`. */
export function addDynamic(side: Side, facts: SchemaFacts, place: Place): Place[] {
  const target = toStaticTarget(side, place);
  const anchor = toAnchor(target, place);
  if (anchor !== undefined) facts.dynamic.set(anchor, place);
  return target ? [target] : [];
}
