import type {OperationPart} from '../../model/page/closure';
import type {Room} from '../../model/page/nearest';
import type {ApiReference, SchemaId} from '../../model/types';
import {describeSchemas} from '../../lists/schemaPages/describeSchemas';
import {listExamples} from '../../lists/schemaPages/listExamples';
import type {OperationUse, SchemaPage, SchemaPages} from '../../lists/schemaPages/types';
import {toGenerated} from './examples';
import {toNamedSections} from './operation';
import {toSchemaSections, type SchemaSections} from './schemas';
import {escapeText, joinBlocks, toCode, toHeading, toLink, toList} from './text';
import type {SchemaWriting} from './types';

export type SchemaPageContext = SchemaWriting & {
  reference: ApiReference;
  schemaPages: SchemaPages;
  /** Of the Markdown file of a page. */
  toUrl: (permalink: string) => string;
  /** A section for another schema, and how much room there is for all of them. */
  toSection: SchemaSections;
  room: Room;
};

/** Everything that the page of a schema says. */
export function toSchemaPageMarkdown(page: SchemaPage, context: SchemaPageContext): string {
  const {reference, schemaPages, toUrl, toSection, room} = context;
  const {id, name, uses} = page;
  const {direct, through, left, usedBy, names} = uses;
  const named = reference.schemas[id];
  if (!named) return '';
  const toOperations = (title: string, list: readonly OperationUse[]) =>
    list.length === 0 ? [] : [`## ${title}`, toList(list.map((use) => toUseItem(use, toUrl)))];
  const toNames = (title: string, ids: readonly SchemaId[]) =>
    ids.length === 0
      ? []
      : [`## ${title}`, ids.map((one) => toName(one, {reference, schemaPages, toUrl})).join(', ')];
  return joinBlocks([
    toSchemaSections([{title: toCode(name), path: name, schema: named.schema}], context, 1),
    ...listExamples(page, reference.schemas).map(
      (mediaType) =>
        mediaType.generated &&
        joinBlocks([
          toHeading(2, toCode(mediaType.mediaType)),
          toGenerated(mediaType.generated, mediaType, context),
        ]),
    ),
    ...toOperations('Used by operations', direct),
    ...toOperations('Used through other schemas', through),
    left > 0 ? `More operations that use it through the schemas below: ${left}` : undefined,
    ...toNames('Used by schemas', usedBy),
    ...toNames('Uses schemas', names),
    toNamedSections(page.schemas.slice(1), toSection, room),
  ]);
}

/** The list of the schemas that have pages. */
export function toSchemaIndexMarkdown({
  reference,
  schemaPages,
  toUrl,
}: Pick<SchemaPageContext, 'reference' | 'schemaPages' | 'toUrl'>): string {
  const describe = describeSchemas(schemaPages, reference.schemas);
  const items = schemaPages.pages.map((page) => {
    const description = describe(page);
    const item = toSchemaItem(page, toUrl);
    return description === undefined ? item : `${item}. ${escapeText(description)}`;
  });
  return joinBlocks([`# Schemas of ${escapeText(reference.info.title)}`, toList(items)]);
}

/** A line of a list of schemas. */
export function toSchemaItem(
  {name, permalink, uses: {count}}: SchemaPage,
  toUrl: (permalink: string) => string,
): string {
  return `- ${toLink(name, toUrl(permalink))}: used by ${count} ${count === 1 ? 'operation' : 'operations'}`;
}

function toUseItem({page, parts}: OperationUse, toUrl: (permalink: string) => string): string {
  const {title, permalink, operation} = page;
  const words = [toCode(`${operation.method} ${operation.path}`), ...parts.map(toWords)];
  return `- ${toLink(title, toUrl(permalink))}: ${words.join(', ')}`;
}

function toWords(part: OperationPart): string {
  switch (part.kind) {
    case 'request':
      return 'request body';
    case 'response':
      return `response ${toCode(part.status)}`;
    case 'parameter':
      return `${part.in} parameter ${toCode(part.name)}`;
    case 'callback':
      return `callback ${toCode(part.name)}`;
  }
}

function toName(
  id: SchemaId,
  {reference, schemaPages, toUrl}: Pick<SchemaPageContext, 'reference' | 'schemaPages' | 'toUrl'>,
): string {
  const name = reference.schemas[id]?.name ?? id;
  const page = schemaPages.byId.get(id);
  return page ? toLink(name, toUrl(page.permalink)) : toCode(name);
}
