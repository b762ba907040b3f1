import {collectLinks} from '../model/collectLinks';
import {readDocumentAddress} from '../model/markdown/documentAddress';
import type {ApiReference} from '../model/types';
import {type AddressTargets, createAddressFinder} from './findAddress';
import {listGroups} from './listGroups';
import {toSectionAnchors} from './sectionAnchors';
import type {DocumentLinks, NavigationGroup, TabNavigation} from './types';

type Targets = Pick<TabNavigation, 'overview' | 'groups' | 'pages' | 'topics' | 'tagPages'>;

/**
 * The targets of links by which descriptions name parts of their own document. Links to parts that
 * do not exist are left out.
 */
export function toDocumentLinks(reference: ApiReference, targets: AddressTargets): DocumentLinks {
  const addressed = collectLinks(reference).flatMap((href) => {
    const address = readDocumentAddress(href);
    return address ? [{href, address}] : [];
  });
  if (addressed.length === 0) return {};
  const find = createAddressFinder(targets);
  return Object.fromEntries(
    addressed.flatMap(({href, address}) => {
      const permalink = find(address);
      return permalink === undefined ? [] : [[href, permalink]];
    }),
  );
}

/** The targets of all addresses; which schemas have pages is not known yet. */
export function toAddressTargets(
  reference: ApiReference,
  {overview, groups, pages, topics, tagPages = []}: Targets,
): AddressTargets {
  const {securitySchemes} = reference;
  return {
    operations: pages.map(({operation: {method, path, operationId}, permalink}) => ({
      method,
      path,
      ...(operationId !== undefined && {operationId}),
      permalink,
    })),
    tags: [
      ...topics.map((topic): NavigationGroup => ({...topic, pages: [], groups: []})),
      ...listGroups(groups),
      ...tagPages.map(({group}) => group),
    ].map(({id, tag, label, page}) => [tag?.name ?? label, page ?? `${overview}#${id}`]),
    sections: [
      // A section that Redoc adds itself; a heading of this name has precedence.
      ...(securitySchemes.length > 0
        ? [['Authentication', `${overview}#authentication`] satisfies [string, string]]
        : []),
      ...[...toSectionAnchors(reference).values()].map(({title, anchor}): [string, string] => [
        title,
        `${overview}#${anchor}`,
      ]),
    ],
    schemas: [],
  };
}
