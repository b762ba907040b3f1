import {slugify} from '../config/slugify';
import {collectLinks} from '../model/collectLinks';
import {type DocumentAddress, readDocumentAddress} from '../model/markdown/documentAddress';
import type {ApiReference} from '../model/types';
import {listGroups} from './listGroups';
import {toSectionAnchors} from './sectionAnchors';
import type {DocumentLinks, NavigationGroup, TabNavigation} from './types';

type Targets = Pick<TabNavigation, 'overview' | 'groups' | 'pages' | 'topics' | 'tagPages'>;

/**
 * The targets of links by which descriptions name parts of their own document. Links to parts that
 * do not exist are left out.
 */
export function toDocumentLinks(reference: ApiReference, targets: Targets): DocumentLinks {
  const addressed = collectLinks(reference).flatMap((href) => {
    const address = readDocumentAddress(href);
    return address ? [{href, address}] : [];
  });
  if (addressed.length === 0) return {};
  const find = createFinder(reference, targets);
  return Object.fromEntries(
    addressed.flatMap(({href, address}) => {
      const permalink = find(address);
      return permalink === undefined ? [] : [[href, permalink]];
    }),
  );
}

function createFinder(
  reference: ApiReference,
  {overview, groups, pages, topics, tagPages = []}: Targets,
): (address: DocumentAddress) => string | undefined {
  const ofIds = new Map(
    pages.flatMap(({operation: {operationId}, permalink}) =>
      operationId === undefined ? [] : [[operationId, permalink]],
    ),
  );
  const ofMethods = new Map(
    pages.map(({operation: {method, path}, permalink}) => [`${method} ${path}`, permalink]),
  );
  const ofTags = new Map(
    [
      ...topics.map((topic): NavigationGroup => ({...topic, pages: [], groups: []})),
      ...listGroups(groups),
      ...tagPages.map(({group}) => group),
    ].map(({id, tag, label, page}) => [toTagKey(tag?.name ?? label), page ?? `${overview}#${id}`]),
  );
  const ofSections = new Map(
    [...toSectionAnchors(reference).values()].map(({title, anchor}) => [
      slugify(title),
      `${overview}#${anchor}`,
    ]),
  );
  // A section that Redoc adds itself.
  const authentication =
    reference.securitySchemes.length > 0 ? `${overview}#authentication` : undefined;

  return (address) => {
    switch (address.kind) {
      case 'operation':
        return ofIds.get(address.operationId);
      case 'method':
        return ofMethods.get(`${address.method} ${address.path}`);
      case 'tag':
        return ofTags.get(toTagKey(address.name));
      case 'section':
        return (
          ofSections.get(slugify(address.titles.at(-1) ?? '')) ??
          (/^authentication$/i.test(address.titles[0] ?? '') ? authentication : undefined)
        );
    }
  };
}

/** Slugs as in Redoc's URLs, where `&` becomes a word. */
function toTagKey(name: string): string {
  return slugify(name.replace(/&/g, ' and '));
}
