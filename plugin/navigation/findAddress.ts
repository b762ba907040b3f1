import {slugify} from '../config/slugify';
import type {DocumentAddress} from '../model/markdown/documentAddress';

/** The pages and anchors of the parts of a document that a link can name. Plain JSON. */
export type AddressTargets = {
  operations: {method: string; path: string; operationId?: string; permalink: string}[];
  tags: NamedTarget[];
  /** Headings of the description. */
  sections: NamedTarget[];
  schemas: NamedTarget[];
};

type NamedTarget = [name: string, permalink: string];

/** Returns the permalink of what an address names; undefined if the document does not have it. */
export function createAddressFinder({
  operations,
  tags,
  sections,
  schemas,
}: AddressTargets): (address: DocumentAddress) => string | undefined {
  const by = (toKey: (operation: AddressTargets['operations'][number]) => string | undefined) => {
    const found = new Map<string | undefined, string>();
    for (const operation of operations)
      if (!found.has(toKey(operation))) found.set(toKey(operation), operation.permalink);
    return found;
  };
  const ofIds = by(({operationId}) => operationId);
  const ofMethods = by(({method, path}) => `${method} ${path}`);
  // Scalar writes the name of a webhook as a slug.
  const ofSlugs = by(({method, path}) => `${method} ${slugify(path)}`);
  const ofDeepIds = by(({operationId, method, path}) =>
    (operationId ?? `${method.toLowerCase()}${path}`).replace(/\W/g, '_'),
  );
  const findTag = createLookup(tags);
  const findSection = createLookup(sections);
  const findSchema = createLookup(schemas);

  return (address) => {
    switch (address.kind) {
      case 'operation':
        return ofIds.get(address.operationId);
      case 'method': {
        const {method, path} = address;
        return ofMethods.get(`${method} ${path}`) ?? ofSlugs.get(`${method} ${slugify(path)}`);
      }
      case 'tag':
        // Redoc appends the headings of the tag's description.
        return findTag(address.name) ?? findTag(address.name.split('/')[0] ?? '');
      case 'section':
        return findSection(address.titles.at(-1) ?? '') ?? findSection(address.titles[0] ?? '');
      case 'schema':
        return findSchema(address.name);
      case 'deepLink': {
        const {tag, id} = address;
        return id === undefined ? findTag(tag) : ofDeepIds.get(id.replace(/\W/g, '_'));
      }
    }
  };
}

/** Finds a target by its name, or by a slug of it. */
function createLookup(targets: readonly NamedTarget[]): (name: string) => string | undefined {
  const exact = new Map(targets.map(([name, permalink]) => [toKey(name), permalink]));
  const loose = new Map(targets.map(([name, permalink]) => [toLooseKey(name), permalink]));
  exact.delete('');
  loose.delete('');
  return (name) => exact.get(toKey(name)) ?? loose.get(toLooseKey(name));
}

/** Slugs as in Redoc's URLs, where `&` becomes a word. */
function toKey(name: string): string {
  return slugify(name.replace(/&/g, ' and '));
}

/** The same without what the tools leave out differently: separators and diacritics. */
function toLooseKey(name: string): string {
  return toKey(name)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
