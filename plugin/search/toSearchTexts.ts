/** Lists what the pages of a tab say in sentences, and its pages besides those of operations. */
import {present} from '../document/present';
import {toExcerpt} from '../model/markdown/excerpt';
import type {ApiReference, Info, OAuthFlow, SecurityScheme} from '../model/types';
import {splitSections, toSectionAnchors, type SectionAnchors} from '../navigation/sectionAnchors';
import type {ReadyTab} from '../types';
import {toBeginning} from './listOwners';
import {listPages, toGroups} from './toSearchIndex';
import {SEARCH_VERSION, type SearchSection, type SearchTexts} from './types';

/** In characters: later sentences of a description are seldom about its subject. */
const LONGEST = 240;

export function toSearchTexts({
  reference,
  navigation,
  lists,
}: Pick<ReadyTab, 'reference' | 'navigation' | 'lists'>): SearchTexts {
  const {overview, chapters = [], changelog} = navigation;
  const {info, documents = [], securitySchemes} = reference;
  const anchors = toSectionAnchors(reference);
  const pages: [name: string, permalink: string | undefined][] = [
    ['Authentication', securitySchemes.length > 0 ? `${overview}#authentication` : undefined],
    ['Changelog', changelog],
    ['Deprecations', lists.deprecations?.permalink],
    ['Schemas', lists.schemaPages?.index],
    ...chapters.map(({title, permalink}): [string, string] => [title, permalink]),
  ];
  return {
    version: SEARCH_VERSION,
    sections: [
      ...[info, ...documents.map((document) => document.info)].flatMap((one) =>
        listInfo(one, overview, anchors),
      ),
      ...pages.flatMap(([name, to]): SearchSection[] =>
        to === undefined ? [] : [{kind: 'section', name, to}],
      ),
      ...listSecurity(reference, `${overview}#authentication`),
    ],
    operations: listPages(navigation).map(({operation}) => toBeginning(operation, LONGEST)),
    groups: toGroups(reference, navigation).tags.map((tag) => toBeginning(tag ?? {}, LONGEST)),
  };
}

/** The title of a document and the headings of its description, each with what follows it. */
function listInfo(info: Info, overview: string, anchors: SectionAnchors): SearchSection[] {
  return splitSections(info, anchors).map(({titles, anchor, nodes}) =>
    present({
      kind: 'section' as const,
      name: titles?.at(-1) ?? info.title,
      to: anchor === undefined ? overview : `${overview}#${anchor}`,
      text: toExcerpt(nodes, LONGEST) || undefined,
    }),
  );
}

/** Once for each name: several flows may have the same scope. */
function listSecurity({securitySchemes}: ApiReference, to: string): SearchSection[] {
  const all = [...securitySchemes, ...securitySchemes.flatMap(listScopes)];
  return [...new Map(all.map((one) => [one.name, one])).values()].map((one) =>
    present({
      kind: 'security' as const,
      name: one.name,
      to,
      text: toBeginning(one, LONGEST) || undefined,
    }),
  );
}

function listScopes(scheme: SecurityScheme): OAuthFlow['scopes'] {
  return scheme.kind === 'oauth2' ? scheme.flows.flatMap(({scopes}) => scopes) : [];
}
