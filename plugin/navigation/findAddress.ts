import {slugify} from '../config/slugify';
import type {DocumentAddress} from '../model/markdown/documentAddress';

/** The pages and anchors of the parts of a document that a link can name. Plain JSON. */
export type AddressTargets = {
  operations: {method: string; path: string; operationId?: string; permalink: string}[];
  tags: NamedTarget[];
  /** Headings of the description, as the paths of headings that lead to them. */
  sections: HeadingTarget[];
  schemas: NamedTarget[];
  /** The page that lists the schemas. */
  schemaList?: string;
};

type NamedTarget = [name: string, permalink: string];
type HeadingTarget = [titles: string[], permalink: string];

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
  // Scalar writes the name of a webhook as a slug, without dots.
  const ofSlugs = by(({method, path}) => `${method} ${slugify(path)}`);
  const ofNames = by(({method, path}) =>
    path.startsWith('/') ? undefined : `${method} ${toLoose(slugify(path))}`,
  );
  const ofDeepIds = by(({operationId, method, path}) =>
    (operationId ?? `${method.toLowerCase()}${path}`).replace(/\W/g, '_'),
  );
  const findTag = createLookup(tags);
  const findSection = createLookup(listEndings(sections));
  const findSchema = createLookup(schemas);

  return (address) => {
    switch (address.kind) {
      case 'operation':
        return ofIds.get(address.operationId);
      case 'method': {
        const {method, path} = address;
        const slug = slugify(path);
        return (
          ofMethods.get(`${method} ${path}`) ??
          ofSlugs.get(`${method} ${slug}`) ??
          ofNames.get(`${method} ${toLoose(slug)}`)
        );
      }
      case 'tag':
        // Redoc appends the headings of the tag's description.
        return findTag(address.name) ?? findTag(address.name.split('/')[0] ?? '');
      case 'section':
        return (
          findSection(address.titles.join('/')) ??
          findSection(address.titles.at(-1) ?? '') ??
          findSection(address.titles[0] ?? '')
        );
      case 'schema':
        return findSchema(address.name);
      case 'deepLink': {
        const {tag, id} = address;
        return id === undefined ? findTag(tag) : ofDeepIds.get(id.replace(/\W/g, '_'));
      }
    }
  };
}

/**
 * Headings by their paths and the ends of these, the longest first: of two headings `Examples`, the
 * path tells which.
 */
function listEndings(sections: readonly HeadingTarget[]): NamedTarget[] {
  const depth = sections.reduce((most, [titles]) => Math.max(most, titles.length), 0);
  return Array.from({length: depth}, (_, from) =>
    sections.flatMap(([titles, permalink]): NamedTarget[] =>
      from < titles.length ? [[titles.slice(from).join('/'), permalink]] : [],
    ),
  ).flat();
}

/** Finds the first target by its name, or by a slug of it. */
function createLookup(targets: readonly NamedTarget[]): (name: string) => string | undefined {
  const maps = KEYS.map((toKey) => {
    const found = new Map<string, string>();
    for (const [name, permalink] of targets) {
      const key = toKey(name);
      if (key !== '' && !found.has(key)) found.set(key, permalink);
    }
    return [toKey, found] as const;
  });
  return (name) => {
    for (const [toKey, found] of maps) {
      const permalink = found.get(toKey(name));
      if (permalink !== undefined) return permalink;
    }
    return undefined;
  };
}

/**
 * Slugs as in Redoc's URLs, where `&` becomes a word, and as in Scalar's, where it is left out; the
 * same without separators and diacritics, which the tools treat differently.
 */
const KEYS = [
  toKey,
  slugify,
  (name: string) => toLoose(toKey(name)),
  (name: string) => toLoose(slugify(name)),
];

function toKey(name: string): string {
  return slugify(name.replace(/&/g, ' and '));
}

function toLoose(slug: string): string {
  return slug.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
}
