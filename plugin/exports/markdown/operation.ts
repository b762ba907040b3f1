import {isSaidBy} from '../../model/text/sameText';
import {toTagLabels} from '../../model/page/tagLabels';
import {type Room, takeNearest} from '../../model/page/nearest';
import {listFirstLevel} from '../../model/page/firstLevel';
import type {ApiReference, Operation, Schema, SchemaId, SchemaTable} from '../../model/types';
import {listExtensionLines, listExtensionRows, toLineText} from '../../model/words/extensions';
import {toVersionFacts} from '../../model/words/line';
import {PARAMETER_LOCATIONS, type SectionId, toSectionTitle} from '../../model/words/sections';
import {buildRequest, toInitialValues} from '../../request';
import {toCurl} from '../../request/samples/curl';
import {toFirstWriterId, toHighlight} from '../../request/samples/languages';
import type {SampleWriters} from '../../request/samples/types';
import {toDeprecationNote, toExtensionsNote, toExternalDocsNote} from './notes';
import {toContent, toParameterRow} from './mediaType';
import type {Prose} from './prose';
import {type FindPage, toResponse, toServerList} from './responses';
import {type Aside, type SchemaSections, toSchemaSections} from './schemas';
import {toRequirements, toSchemes} from './security';
import {
  escapeText,
  joinBlocks,
  toCode,
  toCodeBlock,
  toHeading,
  toItem,
  toLink,
  toList,
} from './text';
import type {SchemaWriting, Writer} from './types';
import {say} from './words';

/** Number of omitted schemas that are named: the nearest ones, which the text mentions. */
const MAX_NAMED = 40;

/** Content of a page that does not come from the document. */
export type OperationText = {
  title: string;
  description?: string;
  badge?: string;
  operation: Operation;
  /** The author's own Markdown. */
  before?: string;
  after?: string;
};

export type MarkdownContext = {
  reference: Pick<ApiReference, 'servers' | 'security' | 'securitySchemes' | 'schemas' | 'tags'>;
  prose: Prose;
  findPage: FindPage;
  /** Absolute URL of the site, for relative servers. */
  siteUrl: string;
  /** What writes samples, as far as they are not in cURL. */
  sampleWriters?: SampleWriters | undefined;
  toSchemaUrl: SchemaWriting['toSchemaUrl'];
  styles?: SchemaWriting['styles'];
};

/** The whole page of an operation except its named schemas. */
export function toOperationMarkdown(
  {title, description, badge, operation, before, after}: OperationText,
  context: MarkdownContext,
): string {
  const {reference, prose, toSchemaUrl, styles} = context;
  const asides: Aside[] = [];
  const writing: SchemaWriting = {prose, table: reference.schemas, toSchemaUrl, styles};
  const writer: Writer = {
    ...writing,
    putAside: (path, schema: Schema) => asides.push({title: toCode(path), path, schema}),
  };
  const {badges = [], versionNotes} = operation;
  const {changed} = versionNotes ?? {};
  const versions = [
    ...toVersionFacts(versionNotes).map(say),
    ...(changed === undefined ? [] : [`changed in ${escapeText(changed)}`]),
  ].join(', ');
  const labels = [
    ...new Set(
      [
        badge,
        ...badges.map(({name}) => name),
        operation.deprecated && 'Deprecated',
        ...toTagLabels(operation, reference.tags).map(({label, kind}) =>
          kind === 'badge' ? label : `${kind}: ${label}`,
        ),
      ].filter((label): label is string => typeof label === 'string' && label !== ''),
    ),
  ];
  return joinBlocks([
    `# ${escapeText(title)}`,
    toRequestLine(operation),
    toList([
      ...toIdItem(operation),
      ...(versions === '' ? [] : [`- ${versions.charAt(0).toUpperCase()}${versions.slice(1)}`]),
      ...(labels.length > 0 ? [`- ${labels.map(escapeText).join(', ')}`] : []),
      ...toLines(operation, context),
    ]),
    description === undefined || isSaidBy(description, title) ? undefined : escapeText(description),
    ...toAbout(title, operation, writer, 2),
    before,
    ...toServers(operation, context),
    ...toAuthentication(operation, context, 2),
    ...toParts(operation, writer, context, 2),
    ...toSamples(operation, context),
    after,
    asides.length > 0
      ? joinBlocks(['## Nested schemas', toSchemaSections(asides, writing)])
      : undefined,
  ]);
}

/** The request as code, and the samples of the document, unless the site shows none. */
function toSamples(
  operation: Operation,
  {reference, siteUrl, sampleWriters}: MarkdownContext,
): string[] {
  const {kind, page, codeSamples} = operation;
  if (page?.tryIt === 'none') return [];
  const request = {...reference, operation, siteUrl};
  const writer = toFirstWriterId(operation);
  const write = sampleWriters?.get(writer);
  return [
    ...(kind === 'operation'
      ? [
          '## Sample request',
          toCodeBlock(
            (write ?? toCurl)(buildRequest(request, toInitialValues(request))),
            write ? toHighlight(writer) : 'bash',
          ),
        ]
      : []),
    ...codeSamples.flatMap(({lang, label, source}) => [
      `${escapeText(label ?? lang)}:`,
      toCodeBlock(source, lang.toLowerCase()),
    ]),
  ];
}

/**
 * The sections of an operation's named schemas that fit, in characters, and the names of the
 * others.
 */
export function toSchemasMarkdown(
  operation: Operation,
  table: SchemaTable,
  toSection: SchemaSections,
  room: Room,
): string {
  return toNamedSections(operation.schemas, toSection, room, listFirstLevel(operation, table));
}

/** The sections of named schemas that fit, nearest first, and the names of the others. */
export function toNamedSections(
  schemas: readonly SchemaId[],
  toSection: SchemaSections,
  room: Room,
  first?: ReadonlySet<SchemaId>,
): string {
  if (schemas.length === 0) return '';
  const shown = takeNearest(schemas, (id) => toSection(id).length, room, first);
  const left = schemas.filter((id) => !shown.has(id));
  return joinBlocks([
    '## Schemas',
    ...schemas.filter((id) => shown.has(id)).map(toSection),
    left.length > 0 ? toLeftNote(left) : undefined,
  ]);
}

function toLeftNote(left: readonly SchemaId[]): string {
  const named = left.slice(0, MAX_NAMED).map(toCode);
  const more = left.length - named.length;
  return `Described in the OpenAPI document only: ${[...named, ...(more > 0 ? [`and ${more} more that these refer to`] : [])].join(', ')}`;
}

function toRequestLine({kind, method, path}: Operation): string {
  return `${kind === 'operation' ? '' : kind === 'webhook' ? 'Webhook: ' : 'Callback: '}${toCode(`${method} ${path}`)}`;
}

function toLines({extensions}: Operation, {styles}: MarkdownContext): string[] {
  return listExtensionLines(extensions, styles).map((line) => toItem(escapeText(toLineText(line))));
}

function toIdItem({operationId}: Operation): string[] {
  return operationId === undefined ? [] : [`- Operation ID: ${toCode(operationId)}`];
}

function toAbout(
  title: string | undefined,
  {deprecated, pathSummary, pathDescription, description, externalDocs, extensions}: Operation,
  {prose, styles}: SchemaWriting,
  level: number,
): (string | undefined)[] {
  const rows = listExtensionRows(extensions, styles);
  return [
    deprecated && toDeprecationNote(deprecated, prose),
    pathSummary === undefined || isSaidBy(pathSummary, title) ? undefined : escapeText(pathSummary),
    pathDescription && !isSaidBy(pathDescription, description)
      ? prose(pathDescription, level)
      : undefined,
    description && !isSaidBy(description, title) ? prose(description, level) : undefined,
    externalDocs && toExternalDocsNote(externalDocs, prose),
    rows.length > 0 ? toExtensionsNote(rows, styles) : undefined,
  ];
}

function toServers({kind, servers: own}: Operation, {reference, prose}: MarkdownContext): string[] {
  const servers = own?.length ? own : reference.servers;
  return kind !== 'operation' || servers.length === 0
    ? []
    : ['## Servers', toServerList(servers, prose)];
}

function toAuthentication(
  {kind, security: own}: Operation,
  {reference, prose, styles}: MarkdownContext,
  level: number,
): string[] {
  const requirements = own ?? reference.security;
  if (kind !== 'operation' && own === undefined) return [];
  const names = new Set(requirements.flatMap(({schemes}) => schemes.map(({name}) => name)));
  const schemes = reference.securitySchemes.filter(({name}) => names.has(name));
  return [
    toHeading(level, say(toSectionTitle('authentication', kind))),
    toRequirements(requirements, reference.securitySchemes),
    ...(schemes.length > 0 ? ['Schemes:', toSchemes(schemes, {prose, styles})] : []),
  ];
}

/** Parameters, body, responses and callbacks of an operation, or of a callback inside one. */
function toParts(
  operation: Operation,
  writer: Writer,
  context: MarkdownContext,
  level: number,
): (string | undefined)[] {
  const {kind, parameters, requestBody, responses, callbacks} = operation;
  const title = (section: SectionId) => toHeading(level, say(toSectionTitle(section, kind)));
  return [
    ...PARAMETER_LOCATIONS.flatMap((location) => {
      const own = parameters.filter((parameter) => parameter.in === location);
      return own.length === 0
        ? []
        : [
            title(`${location}-parameters`),
            toList(own.map((parameter) => toParameterRow(parameter, writer, parameter.name))),
          ];
    }),
    ...(requestBody
      ? [
          title('request-body'),
          requestBody.required ? 'Required.' : 'Optional.',
          requestBody.description && writer.prose(requestBody.description),
          toContent(requestBody.content, writer, 'body', level + 1),
          requestBody.extensions && toExtensionsNote(requestBody.extensions, writer.styles),
        ]
      : []),
    ...(responses.length > 0
      ? [
          title('responses'),
          ...responses.map((response) => toResponse(response, writer, context.findPage, level + 1)),
        ]
      : []),
    ...callbacks.flatMap(({name, expression, operations}) => [
      toHeading(level, `Callback ${toCode(name)}`),
      `The API calls ${toCode(expression)}.`,
      ...operations.flatMap((inner) => [
        toHeading(
          level + 1,
          `${toCode(inner.method)}${inner.summary === undefined ? '' : ` ${escapeText(inner.summary)}`}`,
        ),
        toList([
          ...toIdItem(inner),
          ...(inner.deprecated ? ['- Deprecated'] : []),
          ...toLines(inner, context),
        ]),
        ...toAbout(inner.summary, inner, writer, level + 2),
        ...toAuthentication(inner, context, level + 2),
        ...toParts(inner, writer, context, level + 2),
      ]),
    ]),
  ];
}

/** Links from a text to its page and to the page's other forms. */
export function toFooter(links: readonly {label: string; url: string}[]): string {
  return joinBlocks(['---', toList(links.map(({label, url}) => `- ${toLink(label, url)}`))]);
}
