import type {SchemaId} from '../../model/types';
import type {Anchor} from '../../model/page/anchors';
import {isComposite, toSchemaContent} from './composite';
import {toInnerPlaces, type SchemaPlace} from '../../model/page/innerPlaces';
import {toSchemaView, type SchemaLookup} from './view';

/**
 * Requests and responses show a schema differently: read-only properties appear only in responses,
 * write-only ones only in requests. `any` shows both.
 */
export type Direction = 'request' | 'response' | 'any';

/** A schema at the top of a section of the page. */
export type SchemaRoot = SchemaPlace & {direction: Direction};

/** Which parts of which schemas the page contains from the start. */
export type SchemaPlan = {
  /**
   * When the page contains parts that nobody has opened: from the start, when the reader turns to
   * the browser's own search or prints, or never.
   */
  closedParts: 'always' | 'for search' | 'never';
  /** Whether the page contains the parts of the schema at this place. */
  isShown: (anchor: Anchor) => boolean;
  /** Whether they are open from the start. */
  isOpen: (anchor: Anchor) => boolean;
  /** The place where a named schema is shown in full. */
  toHome: (id: SchemaId, direction: Direction) => Anchor | undefined;
};

/** The page always contains properties down to this depth. */
const MIN_DEPTH = 3;
/** Up to this many rows, closed parts cost a page little. */
const CLOSED_ROWS = 80;
/** Up to this many rows, closed parts are added before a reader has typed a search. */
const SEARCHED_ROWS = 1000;
/** The page contains deeper parts while it has fewer rows than this ... */
const FEW_ROWS = 250;
/** ... down to this depth. */
const MAX_DEPTH = 12;
/** Beyond this many rows, parts at any depth are added only when a reader opens them. */
const MANY_ROWS = 4000;

/** A place to decide about; `known` contains the named schemas that its root has already shown. */
type PlannedRoot = SchemaRoot & {depth: number; known: Set<SchemaId>; isRoot?: true};

/**
 * Decides which schemas a page shows: the first level of every body; below it, each named schema
 * once for requests and once for responses, at its shallowest place, so that everything within
 * three levels of any section is in the page; deeper levels while the page has few enough rows.
 * @param schemaDepth how many levels the site opens; the first is open in any case
 */
export function planSchemas(
  roots: readonly SchemaRoot[],
  lookup: SchemaLookup,
  schemaDepth = 1,
): SchemaPlan {
  const minDepth = Math.max(MIN_DEPTH, schemaDepth);
  const shown = new Set<Anchor>();
  const open = new Set<Anchor>();
  const homes = new Map<string, Anchor>();
  let rows = 0;
  let level: PlannedRoot[] = roots.map((root) => ({
    ...root,
    isRoot: true,
    depth: 0,
    known: new Set<SchemaId>(),
  }));
  while (level.length > 0) {
    const next: PlannedRoot[] = [];
    // Grows during the loop: some parts of a schema are on its own level.
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
        rows < MANY_ROWS && (depth < minDepth || (rows < FEW_ROWS && depth < MAX_DEPTH));
      // The first level of a body is always in the page; schemas that another section shows, and
      // variants, only while there are few enough rows.
      const isFirst = depth === 0 && (id === undefined || !known.has(id));
      if (isRepeated ? !(isFirst && hasRoom) : !(isRoot || hasRoom)) continue;
      if (id !== undefined) known.add(id);
      if (key !== undefined && !isRepeated) homes.set(key, anchor);
      shown.add(anchor);
      if (schemaDepth > 1 && depth < schemaDepth) open.add(anchor);
      const places = toInnerPlaces(target, content.anchor);
      rows += places.length;
      for (const {anchor: inner, schema: part, deeper} of places) {
        // The deeper parts of a repeated schema are shown at its first place.
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
    isOpen: (anchor) => open.has(anchor),
    toHome: (id, direction) => homes.get(toKey(id, direction)),
  };
}

function toKey(id: SchemaId, direction: Direction): string {
  return `${direction} ${id}`;
}
