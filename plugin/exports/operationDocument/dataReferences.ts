import type {Json} from '../../document/types';

export type DataReference = {section: string; name: string};

const COMPONENT = /^#\/components\/([A-Za-z]+)\/([\w.-]+)$/;

/**
 * Creates a function that lists the components that a value names by `$ref`. In an example that is
 * data; but many programs follow it all the same, and a document in which it does not resolve is
 * not valid to them.
 */
export function createDataReferences(): (value: Json) => readonly DataReference[] {
  const known = new WeakMap<object, DataReference[]>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return [];
    const found = known.get(value) ?? list(value);
    known.set(value, found);
    return found;
  };
}

function list(value: object): DataReference[] {
  const found = new Map<string, DataReference>();
  const pending: Json[] = [value as Json];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && typeof next.$ref === 'string') {
      const [, section, name] = COMPONENT.exec(next.$ref) ?? [];
      if (section !== undefined && name !== undefined) found.set(next.$ref, {section, name});
    }
    for (const inner of Object.values(next)) pending.push(inner);
  }
  return [...found.values()];
}
