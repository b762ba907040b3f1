import type {PreservedFact} from '../../stages';

/** The facts of several documents, counted together. */
export function joinFacts(documents: readonly (readonly PreservedFact[])[]): PreservedFact[] {
  const joined = new Map<PreservedFact['name'], PreservedFact>();
  for (const {name, total, lost} of documents.flat()) {
    const known = joined.get(name);
    joined.set(name, {
      name,
      total: total + (known?.total ?? 0),
      lost: [...(known?.lost ?? []), ...lost],
    });
  }
  return [...joined.values()];
}
