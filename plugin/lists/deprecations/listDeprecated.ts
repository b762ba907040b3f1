/** Finds everything in a tab that is deprecated or will be removed, with its place on the pages. */
import {present} from '../../document/present';
import {createDocumentIndex} from '../../model/page/documentIndex';
import {toExcerpt} from '../../model/markdown/excerpt';
import type {Anchor} from '../../model/page/anchors';
import {besideTitle} from '../../model/text/sameText';
import type {
  ApiReference,
  Deprecation,
  Header,
  Markdown,
  Operation,
  Parameter,
  SchemaId,
} from '../../model/types';
import {visitOperation} from '../../model/visit';
import type {OperationPage, TabNavigation} from '../../navigation/types';
import {listInSchema, type SchemaSeen} from './listInSchema';
import {findSunsetHeader} from './sunset';
import type {Deprecated} from './types';

/** What is found on a page, before that page is known. */
type DeprecatedOnPage = Pick<
  Deprecated,
  'kind' | 'name' | 'location' | 'of' | 'date' | 'removed' | 'description'
> & {
  anchor: Anchor;
  /** The named schema that contains it. */
  schemaId?: SchemaId;
};

/**
 * In the order of the document. What several operations share is listed once, with the first of
 * them.
 */
export function listDeprecated({
  reference,
  navigation,
}: {
  reference: ApiReference;
  navigation: TabNavigation;
}): Deprecated[] {
  const pages = navigation.pages.filter(({hidden}) => !hidden);
  const reaching = countReaching(pages);
  const seenOf = createSeen(reference);
  return [
    ...pages.flatMap((page) => [
      ...listOperation(page, reference),
      ...listParts(page.operation, reference, seenOf(page.operation)).map(
        ({anchor, schemaId, ...found}) => {
          const others = schemaId === undefined ? 0 : (reaching.get(schemaId) ?? 1) - 1;
          return {
            ...found,
            to: `${page.permalink}#${anchor}`,
            operation: {
              title: page.title,
              permalink: page.permalink,
              method: page.operation.method,
            },
            ...(others > 0 && {others}),
          };
        },
      ),
    ]),
    ...reference.securitySchemes.flatMap(({name, deprecated, description}): Deprecated[] =>
      deprecated
        ? [
            {
              kind: 'securityScheme',
              name,
              to: `${navigation.overview}#authentication`,
              ...toSaid(deprecated, description),
            },
          ]
        : [],
    ),
  ];
}

/** Names of schemas are unique only within one document. */
function createSeen(reference: ApiReference): (operation: Operation) => SchemaSeen {
  const toIndex = createDocumentIndex(reference);
  const seen = new Map<number, SchemaSeen>();
  return (operation) => {
    const index = toIndex(operation);
    const known = seen.get(index) ?? {ids: new Set(), names: new Set()};
    seen.set(index, known);
    return known;
  };
}

/** How many operations reach a named schema. */
function countReaching(pages: readonly OperationPage[]): ReadonlyMap<SchemaId, number> {
  const counts = new Map<SchemaId, number>();
  for (const {operation} of pages)
    for (const id of operation.schemas) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function listOperation(
  {operation, override, title, permalink}: OperationPage,
  {schemas}: ApiReference,
): Deprecated[] {
  const {deprecated, method, descriptionText, versionNotes} = operation;
  const {removed} = versionNotes ?? {};
  const header = findSunsetHeader(operation, schemas);
  if (!deprecated && header === undefined && removed === undefined) return [];
  return [
    {
      kind: 'operation',
      name: title,
      method,
      to: permalink,
      ...present({date: header, removed}),
      ...toSaid(deprecated ?? {}, besideTitle(override.description ?? descriptionText, title)),
    },
  ];
}

/** Without a reason, the beginning of the description, which often is the reason. */
function toSaid(
  {description, sunset}: Deprecation,
  about: Markdown | undefined,
): Pick<Deprecated, 'date' | 'description'> {
  const words = description ?? (about === undefined ? '' : toExcerpt(about));
  return present({date: sunset, ...(words.length > 0 && {description: words})});
}

/** Lists what an operation itself deprecates, and what is deprecated in its schemas. */
function listParts(
  operation: Operation,
  reference: ApiReference,
  seen: SchemaSeen,
): DeprecatedOnPage[] {
  const found: DeprecatedOnPage[] = [];
  const addValue = (
    kind: 'parameter' | 'header',
    {name, deprecated, description, versionNotes}: Parameter | Header,
    place: Pick<DeprecatedOnPage, 'anchor' | 'location'>,
  ) => {
    const {removed} = versionNotes ?? {};
    if (!deprecated && removed === undefined) return;
    const rest = removed === undefined ? {} : {removed};
    found.push({kind, name, ...place, ...rest, ...toSaid(deprecated ?? {}, description)});
  };
  visitOperation(operation, {
    parameter: (parameter, anchor) =>
      addValue('parameter', parameter, {anchor, location: parameter.in}),
    header: (header, anchor) => addValue('header', header, {anchor}),
    callback(name, {deprecated, descriptionText}, anchor) {
      if (deprecated)
        found.push({kind: 'callback', name, anchor, ...toSaid(deprecated, descriptionText)});
    },
    schema(schema, anchor) {
      for (const {deprecated, about, ...own} of listInSchema(
        {schema, anchor, table: reference.schemas},
        seen,
      ))
        found.push({...own, ...toSaid(deprecated, about)});
    },
  });
  return found;
}
