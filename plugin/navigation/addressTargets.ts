import {present} from '../document/present';
import type {ApiReference} from '../model/types';
import {toPlainText} from '../model/markdown/toPlainText';
import {listHeadings} from '../model/markdown/headings';
import type {AddressTargets} from './findAddress';
import {listGroups} from './listGroups';
import {toSectionAnchors} from './sectionAnchors';
import type {NavigationGroup, TabNavigation} from './types';

type Targets = Pick<TabNavigation, 'overview' | 'groups' | 'pages' | 'topics' | 'tagPages'>;

/** The targets of all addresses; which schemas have pages is not known yet. */
export function toAddressTargets(
  reference: ApiReference,
  {overview, groups, pages, topics, tagPages = []}: Targets,
): AddressTargets {
  const {securitySchemes} = reference;
  return {
    operations: pages.map(({operation: {method, path, operationId}, permalink}) =>
      present({method, path, operationId, permalink}),
    ),
    tags: [
      ...topics.map((topic): NavigationGroup => ({...topic, pages: [], groups: []})),
      ...listGroups(groups),
      ...tagPages.map(({group}) => group),
    ].flatMap((group) => toTagTargets(group, overview)),
    sections: [
      ...[...toSectionAnchors(reference).values()].map(
        ({titles, anchor}) => [titles, `${overview}#${anchor}`] satisfies [string[], string],
      ),
      // A section that Redoc adds itself; a heading of this name has precedence.
      ...(securitySchemes.length > 0
        ? [[['Authentication'], `${overview}#authentication`] satisfies [string[], string]]
        : []),
    ],
    schemas: [],
  };
}

/** A tag, and the headings in its description, which Redoc appends to it. */
function toTagTargets(
  {id, tag, label, page}: NavigationGroup,
  overview: string,
): [name: string, permalink: string][] {
  const name = tag?.name ?? label;
  return [
    [name, page ?? `${overview}#${id}`],
    ...listHeadings(tag?.description).map(({node, slug}): [string, string] => [
      `${name}/${toPlainText(node[2])}`,
      page === undefined ? `${overview}#${id}:${slug}` : `${page}#section-${slug}`,
    ]),
  ];
}
