import type {SchemaId} from '../../model/types';
import type {Anchor} from '../../model/page/anchors';
import {isComposite, toSchemaContent} from './composite';
import {toInnerPlaces, type SchemaPlace} from '../../model/page/innerPlaces';
import {toSchemaView, type SchemaLookup} from './view';

/**
 * Requests and responses show a schema differently: what is read-only is in the one and not in
 * the other. `any` shows both.
 */
export type Direction = 'request' | 'response' | 'any';

/** A schema that a section of the page begins with. */
export type SchemaRoot = SchemaPlace & {direction: Direction};

/** Which parts of which schemas are in the page from the start. */
export type SchemaPlan = {
  /**
   * When what nobody has opened is in the page: from the start, when the reader turns to the
   * browser's own search, or never.
   */
  closedParts: 'always' | 'for search' | 'never';
  /** Whether the parts of the schema at this place are in the page. */
  isShown: (anchor: Anchor) => boolean;
  /** Where a named schema is shown whole. */
  toHome: (id: SchemaId, direction: Direction) => Anchor | undefined;
};

/** Properties down to this depth are always in the page. */
const MIN_DEPTH = 3;
/** Up to so many rows, closed parts cost a page little. */
const CLOSED_ROWS = 80;
/** Up to so many rows, they are there before a reader has typed what to search for. */
const SEARCHED_ROWS = 1000;
/** Deeper parts are in the page while it has fewer rows than this ... */
const FEW_ROWS = 250;
/** ... and down to here. */
const MAX_DEPTH = 12;
/** Beyond this many rows, whatever their depth, parts come when a reader asks for them. */
const MANY_ROWS = 4000;

/** A place to decide about; `known` are the named schemas that its root has shown. */
type Entry = SchemaRoot & {depth: number; known: Set<SchemaId>; isRoot?: true};

/**
 * Decides what a page shows of its schemas: the first level of every body; below it each named
 * schema once for requests and once for responses, at the shallowest of its places, so that
 * whatever is within three levels of any section is in the page; deeper levels while there is
 * room.
 */
export function planSchemas(roots: readonly SchemaRoot[], lookup: SchemaLookup): SchemaPlan {
  const shown = new Set<Anchor>();
  const homes = new Map<string, Anchor>();
  let rows = 0;
  let level: Entry[] = roots.map((root) => ({
    ...root,
    isRoot: true,
    depth: 0,
    known: new Set<SchemaId>(),
  }));
  while (level.length > 0) {
    const next: Entry[] = [];
    // Grows while it is gone through: some parts of a schema are on its own level.
    for (const {anchor, schema, direction, depth, known, isRoot} of level) {
      const content = toSchemaContent(toSchemaView(schema, lookup), anchor, lookup);
      const {target, id} = content.view;
      const key = id === undefined ? undefined : toKey(id, direction);
      if (target?.kind !== 'schema' || !isComposite(target)) {
        if (key !== undefined && !homes.has(key)) homes.set(key, anchor);
        continue;
      }
      const isRepeated = key !== undefined && homes.has(key);
      const hasRoom =
        rows < MANY_ROWS && (depth < MIN_DEPTH || (rows < FEW_ROWS && depth < MAX_DEPTH));
      // The first level of a body is there in any case; what another section shows, and variants,
      // while there is room.
      const isFirst = depth === 0 && (id === undefined || !known.has(id));
      if (isRepeated ? !(isFirst && hasRoom) : !(isRoot || hasRoom)) continue;
      if (id !== undefined) known.add(id);
      if (key !== undefined && !isRepeated) homes.set(key, anchor);
      shown.add(anchor);
      const places = toInnerPlaces(target, content.anchor);
      rows += places.length;
      for (const {anchor: inner, schema: part, deeper} of places) {
        // What is deeper in a schema that is shown once more is where it is shown first.
        if (isRepeated && deeper) continue;
        (deeper ? next : level).push({
          anchor: inner,
          schema: part,
          direction,
          depth: deeper ? depth + 1 : depth,
          known,
        });
      }
    }
    level = next;
  }
  return {
    closedParts: rows <= CLOSED_ROWS ? 'always' : rows <= SEARCHED_ROWS ? 'for search' : 'never',
    isShown: (anchor) => shown.has(anchor),
    toHome: (id, direction) => homes.get(toKey(id, direction)),
  };
}

function toKey(id: SchemaId, direction: Direction): string {
  return `${direction} ${id}`;
}
