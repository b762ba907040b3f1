import {
  createNamedBy,
  createReach,
  findNamed,
  listOperationParts,
  type OperationPart,
} from '../../model/page/closure';
import type {SchemaId, SchemaTable} from '../../model/types';
import type {OperationPage} from '../../navigation/types';
import type {SchemaUses} from './types';

/**
 * Up to this many entries in all, pages list every operation that uses their schema through others.
 */
const MAX_ENTRIES = 50_000;
/**
 * In densely connected documents this list is noise and would dominate every page: each keeps
 * this many entries.
 */
const FEW_ENTRIES = 50;

/**
 * What uses the named schemas that these pages reach, by their ids.
 * @param pages that readers can find
 */
export function listUses(
  pages: readonly OperationPage[],
  table: SchemaTable,
): ReadonlyMap<SchemaId, SchemaUses> {
  const namedBy = createNamedBy(table);
  const reach = createReach(namedBy);
  const all = new Map<SchemaId, Uses>();
  for (const page of pages) {
    const [direct, through] = [createParts(), createParts()];
    for (const {part, mediaTypes, schemas} of listOperationParts(page.operation)) {
      const own = findNamed(schemas);
      for (const id of reach(own).ids) {
        (own.ids.has(id) ? direct : through).add(id, part);
        const {mediaTypes: known} = usesOf(all, id);
        for (const mediaType of mediaTypes) known.add(mediaType);
      }
    }
    for (const [id, parts] of direct.byId) usesOf(all, id).direct.push({page, parts});
    for (const [id, parts] of through.byId) usesOf(all, id).through.push({page, parts});
    for (const id of new Set([...direct.byId.keys(), ...through.byId.keys()]))
      usesOf(all, id).count++;
  }
  const entries = [...all.values()].reduce((sum, {through}) => sum + through.length, 0);
  for (const [id, uses] of all) {
    if (entries > MAX_ENTRIES) uses.left = uses.through.splice(FEW_ENTRIES).length;
    uses.names = [...namedBy(id).ids].filter((named) => named !== id);
    for (const named of uses.names) usesOf(all, named).usedBy.push(id);
  }
  return all;
}

type Uses = SchemaUses & {mediaTypes: Set<string>};

function usesOf(all: Map<SchemaId, Uses>, id: SchemaId): Uses {
  let uses = all.get(id);
  if (!uses) {
    uses = createUses();
    all.set(id, uses);
  }
  return uses;
}

/** Of a schema that nothing uses. */
export function createUses(): Uses {
  return {
    direct: [],
    through: [],
    left: 0,
    count: 0,
    mediaTypes: new Set(),
    usedBy: [],
    names: [],
  };
}

function createParts() {
  const byId = new Map<SchemaId, OperationPart[]>();
  return {
    byId,
    add(id: SchemaId, part: OperationPart) {
      const parts = byId.get(id);
      if (parts) parts.push(part);
      else byId.set(id, [part]);
    },
  };
}
