/** Lists what the pages of a tab say in sentences, and its pages besides those of operations. */
import {present} from '../document/present';
import {listOtherPages} from '../lists/otherPages';
import {toExcerpt} from '../model/markdown/excerpt';
import type {
  ApiReference,
  Info,
  Markdown,
  OAuthFlow,
  SchemaId,
  SecurityScheme,
} from '../model/types';
import {listExtensionLines, toLineText} from '../model/words/extensions';
import {visitOperation} from '../model/visit';
import type {OperationPage} from '../navigation/types';
import {splitSections, toSectionAnchors, type SectionAnchors} from '../navigation/sectionAnchors';
import type {ReadyTab} from '../types';
import {toBeginning} from './listOwners';
import {listPages, toGroups} from './toSearchIndex';
import {
  SEARCH_VERSION,
  type SearchNameTexts,
  type SearchPage,
  type SearchSection,
  type SearchTexts,
} from './types';

/** In characters: later sentences of a description are seldom about its subject. */
const LONGEST = 240;

export function toSearchTexts({
  reference,
  navigation,
  lists,
}: Pick<ReadyTab, 'reference' | 'navigation' | 'lists'>): SearchTexts {
  const {overview, chapters = []} = navigation;
  const {info, documents = [], securitySchemes} = reference;
  const anchors = toSectionAnchors(reference);
  const shown = listPages(navigation);
  const pages: SearchSection[] = [
    ...(securitySchemes.length > 0
      ? [toPage('Authentication', `${overview}#authentication`, 'authentication')]
      : []),
    ...listOtherPages({navigation, lists}).map(({title, permalink, kind}) =>
      toPage(title, permalink, kind),
    ),
    ...chapters.map(({title, permalink}) => toPage(title, permalink)),
    ...listProblems(lists),
  ];
  return {
    version: SEARCH_VERSION,
    sections: [
      ...[info, ...documents.map((document) => document.info)].flatMap((one) =>
        listInfo(one, overview, anchors),
      ),
      ...pages,
      ...listSecurity(reference, `${overview}#authentication`),
    ],
    operations: listPages(navigation).map(({operation}) =>
      [
        toBeginning(operation, LONGEST),
        ...listExtensionLines(operation.extensions, navigation.tab.showExtensions).map(toLineText),
      ]
        .filter((text) => text !== '')
        .join(' · '),
    ),
    groups: toGroups(reference, navigation).tags.map((tag) => toBeginning(tag ?? {}, LONGEST)),
    names: listNames(reference, shown),
  };
}

function toPage(name: string, to: string, page?: SearchPage): SearchSection {
  return present({kind: 'section' as const, name, to, page});
}

/** Problem types and error codes, as readers see them in responses. */
function listProblems({errors}: ReadyTab['lists']): SearchSection[] {
  if (!errors) return [];
  return errors.groups
    .flatMap(({problems}) => problems)
    .map(({anchor, label, title = '', detail = '', ...problem}) => {
      const text = [title, toBeginning(problem, LONGEST), detail].filter((part) => part !== '');
      return present({
        kind: 'section' as const,
        name: label,
        to: `${errors.permalink}#${anchor}`,
        text: text.join(' · ') || undefined,
      });
    });
}

/** What descriptions say about names of the index, each sentence once for a name. */
function listNames({schemas}: ApiReference, pages: readonly OperationPage[]): SearchNameTexts[] {
  const found = new Map<string, Set<string>>();
  const add = (kind: SearchNameTexts[0], name: string, described: {description?: Markdown}) => {
    const text = toBeginning(described, LONGEST);
    const key = `${kind}\n${name}`;
    if (text !== '') found.set(key, (found.get(key) ?? new Set()).add(text));
  };
  const used = new Set<SchemaId>();
  for (const {operation} of pages) {
    visitOperation(operation, {
      parameter: (parameter) => add('parameter', parameter.name, parameter),
      header: (header) => add('header', header.name, header),
      response: (response) => add('response', response.status, response),
    });
    operation.schemas.forEach((id) => used.add(id));
  }
  for (const id of used) {
    const named = schemas[id];
    if (named && named.schema.kind !== 'unknown') add('schema', named.name, named.schema);
  }
  return Array.from(found, ([key, texts]) => {
    const [kind = '', name = ''] = key.split('\n');
    return [kind as SearchNameTexts[0], name, ...texts];
  });
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
