import {toTypeWords} from '../model/schema/typeLabel';
import {toSchemaDescription} from '../model/schema/annotations';
import type {NamedSchema, SchemaId, SchemaTable} from '../model/types';
import {findSchemaIndex, findSchemaPage} from '../exports/pageVersions';
import {describeSchemas} from '../lists/schemaPages/describeSchemas';
import {listExamples} from '../lists/schemaPages/listExamples';
import type {OperationPage} from '../navigation/types';
import type {OperationUse, SchemaPage, SchemaPages} from '../lists/schemaPages/types';
import {present} from '../document/present';
import {toFormatNotes} from './formatNotes';
import type {
  PropSchemaCard,
  PropSchemaIndex,
  PropSchemaLink,
  PropSchemaPage,
  PropSchemaUse,
  PropSchemaUser,
} from './props';
import {withTexts} from './shownTexts';
import type {TabPages} from './tabPages';
import {toPageFrame} from './toProps';

export function toSchemaProp(
  page: SchemaPage,
  schemaPages: SchemaPages,
  tab: TabPages,
): PropSchemaPage {
  const {id, name, permalink, previous, next, uses} = page;
  const {schemas} = tab.reference;
  const frame = toPageFrame(tab, permalink, tab.findInVersions(findSchemaPage(id)), {
    jsonSchema: tab.urls.jsonSchemaOf(page),
  });
  const toLinks = (ids: readonly SchemaId[]) =>
    ids.map((one) => toSchemaLink(one, schemaPages, schemas));
  return present({
    id,
    name,
    type: toType(schemas[id]),
    ...frame,
    edit: tab.edits.ofSchema(page),
    index: schemaPages.index,
    description: toSchemaDescription(schemas[id]),
    previous,
    next,
    formatNotes: toFormatNotes(page.formats),
    content: listExamples(page, schemas).map((mediaType) => {
      const {schema: _, ...shown} = withTexts(mediaType, schemas);
      return shown;
    }),
    direct: uses.direct.map(toUse),
    through: uses.through.map(toUse),
    left: uses.left > 0 ? uses.left : undefined,
    usedBy: toLinks(uses.usedBy),
    names: toLinks(uses.names),
  });
}

function toUse({page, parts}: OperationUse): PropSchemaUse {
  return {operation: page.operation.id, parts};
}

/** The operations that the pages of a file name, by their ids. */
export function toUsers(pages: readonly SchemaPage[]): {[id: string]: PropSchemaUser} {
  const used = pages.flatMap(({uses: {direct, through}}) => [...direct, ...through]);
  return Object.fromEntries(
    used.map(({page}): [string, PropSchemaUser] => [page.operation.id, toUser(page)]),
  );
}

export function toUser({operation, title, permalink}: OperationPage): PropSchemaUser {
  return present({
    title,
    permalink,
    method: operation.method,
    ...(operation.deprecated && {deprecated: true as const}),
  });
}

export function toSchemaIndexProp(schemaPages: SchemaPages, tab: TabPages): PropSchemaIndex {
  const {index, pages} = schemaPages;
  const {versions, formats} = toPageFrame(tab, index, tab.findInVersions(findSchemaIndex));
  const describe = describeSchemas(schemaPages, tab.reference.schemas);
  return present({
    permalink: index,
    versions,
    schemas: pages.map((page): PropSchemaCard => {
      const {name, permalink, uses} = page;
      return present({name, permalink, count: uses.count, description: describe(page)});
    }),
    formats,
  });
}

/** A schema by its name, with a link where it has a page. */
function toSchemaLink(id: SchemaId, {byId}: SchemaPages, schemas: SchemaTable): PropSchemaLink {
  return present({name: schemas[id]?.name ?? id, to: byId.get(id)?.permalink});
}

function toType(named: NamedSchema | undefined): string {
  if (!named) return 'any';
  const {schema} = named;
  return schema.kind === 'reference' ? schema.type : toTypeWords(schema);
}
