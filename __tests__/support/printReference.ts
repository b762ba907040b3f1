import type {Diagnostic} from '../../plugin/diagnostics/types';
import type {
  ApiReference,
  Encoding,
  Example,
  Header,
  Json,
  MediaType,
  Operation,
  Parameter,
  Response,
  SecurityRequirement,
  Server,
} from '../../plugin/model/types';
import {printMarkdown, printSchema, printSchemas} from './printSchema';

/** A whole reference as text that a person can review. Absent fields are not printed. */
export function printReference(
  reference: ApiReference,
  diagnostics: readonly Diagnostic[] = [],
): string {
  const {
    info,
    externalDocs,
    servers,
    security,
    securitySchemes,
    tags,
    tagGroups,
    operations,
    internal,
    schemas,
    extensions,
  } = reference;
  return sections([
    facts('document', {
      ...info,
      description: undefined,
      descriptionText: undefined,
      title: undefined,
      externalDocs,
      internal: internal.length > 0 ? internal : undefined,
      extensions,
    }),
    ...servers.map((server) => printServer(server)),
    ...(security.length > 0 ? [`security: ${printSecurity(security)}`] : []),
    ...securitySchemes.map(({name, ...scheme}) => facts(`scheme ${name}`, scheme)),
    ...tags.map(({name, ...tag}) => facts(`tag ${JSON.stringify(name)}`, tag)),
    ...tagGroups.map(({name, tags: grouped}) => `tag group ${name}: ${grouped.join(', ')}`),
    ...operations.map(printOperation),
    Object.keys(schemas).length > 0 ? printSchemas(reference) : '',
    ...diagnostics.map(
      ({code, source, message}) =>
        `! ${code} at ${source.file}#${source.pointer ?? ''}: ${message}`,
    ),
  ]);
}

export function printOperation(operation: Operation): string {
  const {
    id,
    kind,
    key,
    servers = [],
    security,
    parameters,
    requestBody,
    responses,
    callbacks,
    codeSamples,
    schemas,
  } = operation;
  const {operationId, summary, pathSummary, tags, deprecated, externalDocs, badges, extensions} =
    operation;
  const lines = [
    `${key} (${kind} ${id})`,
    facts('about', {
      operationId,
      summary,
      description: operation.description && printMarkdown(operation.description),
      pathSummary,
      pathDescription: operation.pathDescription && printMarkdown(operation.pathDescription),
      tags: tags.length > 0 ? tags : undefined,
      deprecated,
      externalDocs,
      badges,
      extensions,
    }),
    ...servers.map((server) => printServer(server)),
    ...(security ? [`security: ${printSecurity(security)}`] : []),
    ...parameters.map((parameter) =>
      printParameter(`${parameter.in} ${parameter.name}`, parameter),
    ),
    ...(requestBody
      ? [
          `body${requestBody.required ? '*' : ''}${requestBody.description ? ` ${printMarkdown(requestBody.description)}` : ''}`,
          ...requestBody.content.map((mediaType) => indent(printMediaType(mediaType))),
        ]
      : []),
    ...responses.map(printResponse),
    ...callbacks.map(
      ({name, expression, operations}) =>
        `callback ${name} to ${expression}\n${indent(operations.map(printOperation).join('\n'))}`,
    ),
    ...codeSamples.map(({lang, label, source}) => `sample ${label ?? lang}: ${source}`),
    ...(schemas.length > 0 ? [`reaches: ${schemas.join(', ')}`] : []),
  ];
  return [
    lines[0]!,
    indent(
      lines
        .slice(1)
        .filter((line) => line !== '')
        .join('\n'),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}

function printParameter(label: string, parameter: Parameter | Header): string {
  const {
    description,
    required,
    deprecated,
    style,
    explode,
    schema,
    content,
    examples,
    ignored,
    extensions,
  } = parameter;
  const {allowReserved, allowEmptyValue} = parameter as Parameter;
  const heading = `${label}${required ? '*' : ''}`;
  return [
    facts(heading, {
      style: style && `${style}${explode ? ' exploded' : ''}`,
      ignored,
      allowReserved,
      allowEmptyValue,
      deprecated,
      description: description && printMarkdown(description),
      extensions,
    }) || heading,
    ...(schema ? [indent(printSchema(schema))] : []),
    ...(content ? [indent(printMediaType(content))] : []),
    ...examples.map((example) => indent(printExample(example))),
  ].join('\n');
}

function printMediaType({
  mediaType,
  schema,
  itemSchema,
  examples,
  generated,
  encoding = [],
  prefixEncoding = [],
  itemEncoding,
  extensions,
}: MediaType): string {
  return [
    facts(mediaType, {extensions}) || mediaType,
    ...(schema ? [indent(printSchema(schema))] : []),
    ...(itemSchema ? [indent(`each item: ${printSchema(itemSchema)}`)] : []),
    ...examples.map((example) => indent(printExample(example))),
    ...(generated
      ? [indent(`generated (${generated.origin}): ${JSON.stringify(generated.value)}`)]
      : []),
    ...encoding.map((entry) => indent(printEncoding(`encoding of ${entry.name}`, entry))),
    ...prefixEncoding.map((entry, index) =>
      indent(printEncoding(`encoding of part ${index}`, entry)),
    ),
    ...(itemEncoding ? [indent(printEncoding('encoding of each item', itemEncoding))] : []),
  ].join('\n');
}

function printEncoding(
  label: string,
  {name: _name, headers = [], encoding = [], prefixEncoding = [], itemEncoding, ...rest}: Encoding,
): string {
  return [
    facts(label, rest) || label,
    ...headers.map((header) => indent(printParameter(`header ${header.name}`, header))),
    ...encoding.map((entry) => indent(printEncoding(`encoding of ${entry.name}`, entry))),
    ...prefixEncoding.map((entry, index) =>
      indent(printEncoding(`encoding of part ${index}`, entry)),
    ),
    ...(itemEncoding ? [indent(printEncoding('encoding of each item', itemEncoding))] : []),
  ].join('\n');
}

function printResponse({
  status,
  summary,
  description,
  headers,
  content,
  links,
  extensions,
}: Response): string {
  return [
    facts(status, {summary, description: description && printMarkdown(description), extensions}) ||
      status,
    ...headers.map((header) => indent(printParameter(`header ${header.name}`, header))),
    ...content.map((mediaType) => indent(printMediaType(mediaType))),
    ...links.map(({name, ...link}) =>
      indent(
        facts(`link ${name}`, {
          ...link,
          parameters:
            link.parameters.length > 0
              ? Object.fromEntries(link.parameters.map((entry) => [entry.name, entry.value]))
              : undefined,
        }),
      ),
    ),
  ].join('\n');
}

function printExample({name, value, ...rest}: Example): string {
  return (
    facts(
      `example${name === undefined ? '' : ` ${name}`}${value === undefined ? '' : ` = ${JSON.stringify(value)}`}`,
      rest,
    ) || `example${name === undefined ? '' : ` ${name}`} = ${JSON.stringify(value)}`
  );
}

function printServer({url, variables, ...server}: Server): string {
  return [
    facts(`server ${url}`, server) || `server ${url}`,
    ...variables.map(({name, ...variable}) => indent(facts(`{${name}}`, variable))),
  ].join('\n');
}

function printSecurity(requirements: readonly SecurityRequirement[]): string {
  const words = requirements.map(
    ({schemes}) =>
      schemes
        .map(({name, scopes}) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
        .join(' and ') || 'nothing',
  );
  return words.join(' or ') || 'none';
}

/** `label: name value, name value`, or nothing when nothing is known. */
function facts(label: string, fields: {[name: string]: unknown}): string {
  const words = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'string' ? value : JSON.stringify(value as Json)}`,
    );
  return words.length > 0 ? `${label}: ${words.join(', ')}` : '';
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function sections(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
