import {suggest} from '../../diagnostics/suggest';
import {listSome, quote} from '../../diagnostics/text';
import type {PropApiDocument, PropGroup, PropOperationCard, PropOverview} from '../props';
import type {SchemaTable, SecurityRequirement} from '../../model/types';
import {FragmentError, type ComponentModule} from './types';

/**
 * The authentication section of a document, or one of its schemes.
 * @param name of the scheme; absent for the whole section
 */
export function toAuthenticationFragment(
  document: PropApiDocument,
  name: string | undefined,
): ComponentModule {
  const {securitySchemes, tabId} = document;
  const names = securitySchemes.map((scheme) => scheme.name);
  if (name !== undefined && !names.includes(name)) {
    const meant = suggest(name, names);
    const hint =
      meant !== undefined
        ? ` Did you mean ${quote(meant)}?`
        : names.length > 0
          ? ` It has ${listSome(names)}.`
          : '';
    throw new FragmentError(
      `The tab ${quote(tabId)} has no security scheme ${quote(name)}.${hint}`,
    );
  }
  if (names.length === 0 && document.security.length === 0)
    throw new FragmentError(`The document of the tab ${quote(tabId)} names no authentication.`);
  const schemes = securitySchemes.filter((scheme) => name === undefined || scheme.name === name);
  const security = name === undefined ? document.security : [];
  return {
    kind: 'component',
    component: '@theme/ApiFragment/Authentication',
    values: {
      schemes,
      security,
      document: toFragmentDocument(document, {}, JSON.stringify(schemes)),
    },
  };
}

/**
 * The list of the operations of a tag, by its name or its label.
 * @param tagsOf the tags of the operation whose page is at a permalink
 */
export function toOperationsFragment(
  {groups}: PropOverview,
  {tabId, tag}: {tabId: string; tag: string},
  tagsOf: (permalink: string) => readonly string[],
): ComponentModule {
  const all = groups.flatMap(listGroups);
  const group = all.find((one) => one.tag?.name === tag) ?? all.find(({label}) => label === tag);
  const cards = toCards(groups);
  const name = group?.tag?.name ?? tag;
  // The sidebar may list an operation of the tag elsewhere, and other tags below it.
  const listed = new Set(toCards(group ? [group] : []).map(({permalink}) => permalink));
  const operations = cards.filter(
    ({permalink}) => listed.has(permalink) || tagsOf(permalink).includes(name),
  );
  if (!group && operations.length === 0) {
    const tags = cards.flatMap(({permalink}) => tagsOf(permalink));
    const known = [...new Set([...all.map((one) => one.tag?.name ?? one.label), ...tags])];
    const meant = suggest(tag, known);
    throw new FragmentError(
      `The tab ${quote(tabId)} has no tag ${quote(tag)}. ${meant === undefined ? `It has ${listSome(known, 10)}.` : `Did you mean ${quote(meant)}?`}`,
    );
  }
  return {
    kind: 'component',
    component: 'docusaurus-plugin-api-reference/parts/ApiFragment/Operations',
    values: {operations},
  };
}

function listGroups(group: PropGroup): PropGroup[] {
  return [group, ...group.groups.flatMap(listGroups)];
}

/** Each operation once, though it may be in several groups. */
function toCards(groups: readonly PropGroup[]): PropOperationCard[] {
  const cards = groups.flatMap(listGroups).flatMap(({operations}) => operations);
  return [...new Map(cards.map((card) => [card.permalink, card])).values()];
}

/** Which parts of a document a fragment needs. */
type Needs = {
  security?: readonly SecurityRequirement[];
  /** Requests are made, so servers are needed. */
  servers?: boolean;
};

/**
 * The data that the pages of a document share, without the parts that a fragment does not show.
 * @param shown what it shows, as JSON
 */
export function toFragmentDocument(
  document: PropApiDocument,
  {security = [], servers = false}: Needs,
  shown: string,
): PropApiDocument {
  const {documentLinks, lostImages, operationServers, versions, ...rest} = document;
  const links = Object.entries(documentLinks ?? {}).filter(([href]) => includes(shown, href));
  const lost = lostImages?.filter((url) => includes(shown, url)) ?? [];
  const named = new Set(security.flatMap(({schemes}) => schemes.map(({name}) => name)));
  return {
    ...rest,
    servers: servers ? rest.servers : [],
    ...(servers && operationServers && {operationServers}),
    ...(servers && versions && {versions}),
    security: [...security],
    securitySchemes: rest.securitySchemes.filter(({name}) => named.has(name)),
    ...(links.length > 0 && {documentLinks: Object.fromEntries(links)}),
    ...(lost.length > 0 && {lostImages: lost}),
    diagnostics: [],
  };
}

/** The schemas of a table that have these ids. */
export function pickSchemas(table: SchemaTable, ids: readonly string[]): SchemaTable {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const schema = Object.hasOwn(table, id) ? table[id] : undefined;
      return schema ? [[id, schema]] : [];
    }),
  );
}

function includes(json: string, text: string): boolean {
  return json.includes(JSON.stringify(text));
}
