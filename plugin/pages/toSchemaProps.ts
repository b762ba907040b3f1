import type {FormatUrls} from '../types';
import {toExcerpt} from '../model/markdown/excerpt';
import {toTypeWords} from '../model/schema/typeLabel';
import type {ApiReference, Markdown, SchemaId} from '../model/types';
import {type FindInVersions, findSchemaIndex, findSchemaPage} from '../exports/pageVersions';
import {listExamples} from '../lists/schemaPages/listExamples';
import type {OperationUse, SchemaPage, SchemaPages} from '../lists/schemaPages/types';
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

/** With more schemas than this, the list contains only their names. */
const DESCRIBED_SCHEMAS = 300;

type SchemaPropContext = {
  reference: Pick<ApiReference, 'schemas'>;
  schemaPages: SchemaPages;
  urls: FormatUrls;
  findInVersions: FindInVersions;
};

export function toSchemaProp(page: SchemaPage, context: SchemaPropContext): PropSchemaPage {
  const {id, name, permalink, previous, next, uses, formats} = page;
  const {urls, schemaPages, reference, findInVersions} = context;
  const versions = findInVersions(findSchemaPage(id));
  const markdown = urls.markdownOf(permalink);
  const jsonSchema = urls.jsonSchemaOf(page);
  const description = toDescription(id, context);
  const toLinks = (ids: readonly SchemaId[]) => ids.map((one) => toSchemaLink(one, context));
  return {
    id,
    name,
    type: toType(id, context),
    permalink,
    ...(versions && {versions}),
    index: schemaPages.index,
    ...(description !== undefined && {description}),
    ...(previous && {previous}),
    ...(next && {next}),
    formats: {
      ...(markdown !== undefined && {markdown}),
      ...(jsonSchema !== undefined && {jsonSchema}),
    },
    formatNotes: toFormatNotes(formats),
    content: listExamples(page, reference.schemas).map((mediaType) => {
      const {schema: _, ...shown} = withTexts(mediaType, reference.schemas);
      return shown;
    }),
    direct: uses.direct.map(toUse),
    through: uses.through.map(toUse),
    ...(uses.left > 0 && {left: uses.left}),
    usedBy: toLinks(uses.usedBy),
    names: toLinks(uses.names),
  };
}

function toUse({page, parts}: OperationUse): PropSchemaUse {
  return {operation: page.operation.id, parts};
}

/** The operations that the pages of a file name, by their ids. */
export function toUsers(pages: readonly SchemaPage[]): {[id: string]: PropSchemaUser} {
  const used = pages.flatMap(({uses: {direct, through}}) => [...direct, ...through]);
  return Object.fromEntries(
    used.map(({page: {operation, title, permalink}}): [string, PropSchemaUser] => [
      operation.id,
      {
        title,
        permalink,
        method: operation.method,
        ...(operation.deprecated && {deprecated: true as const}),
      },
    ]),
  );
}

export function toSchemaIndexProp(context: SchemaPropContext): PropSchemaIndex {
  const {schemaPages, urls, findInVersions} = context;
  const versions = findInVersions(findSchemaIndex);
  const {index, pages} = schemaPages;
  const markdown = urls.markdownOf(index);
  const isDescribed = pages.length <= DESCRIBED_SCHEMAS;
  return {
    permalink: index,
    ...(versions && {versions}),
    schemas: pages.map(({id, name, permalink, uses}): PropSchemaCard => {
      const description = isDescribed ? toDescription(id, context) : undefined;
      return {name, permalink, count: uses.count, ...(description !== undefined && {description})};
    }),
    formats: markdown === undefined ? {} : {markdown},
  };
}

/** A schema by its name, with a link where it has a page. */
function toSchemaLink(id: SchemaId, {reference, schemaPages}: SchemaPropContext): PropSchemaLink {
  const page = schemaPages.byId.get(id);
  return {
    name: reference.schemas[id]?.name ?? id,
    ...(page && {to: page.permalink}),
  };
}

function toType(id: SchemaId, {reference}: SchemaPropContext): string {
  const schema = reference.schemas[id]?.schema;
  if (!schema) return 'any';
  return schema.kind === 'reference' ? schema.type : toTypeWords(schema);
}

/** The beginning of a schema's own description. */
function toDescription(id: SchemaId, {reference}: SchemaPropContext): string | undefined {
  const schema = reference.schemas[id]?.schema;
  const text: Markdown | undefined =
    schema && schema.kind !== 'unknown' ? schema.description : undefined;
  const excerpt = text === undefined ? '' : toExcerpt(text);
  return excerpt === '' ? undefined : excerpt;
}
