import type {Header, Parameter, ParameterLocation} from '../model/types';
import {toSerializationLine} from '../request';
import {toExamples} from './examples';
import {toMediaTypeBlocks} from './mediaType';
import {toBadgeWords, toDeprecationNote, toExtensionsNote} from './notes';
import {toSchemaBlocks, toSchemaHead} from './schema';
import {toCode, toItem, toList} from './text';
import type {Writer} from './types';

const TITLES: {readonly [location in ParameterLocation]: string} = {
  path: 'Path parameters',
  query: 'Query parameters',
  querystring: 'Query string',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/** A section for each location that has parameters. */
export function toParameterSections(parameters: readonly Parameter[], writer: Writer, level: number): (string | undefined)[] {
  return Object.entries(TITLES).flatMap(([location, title]) => {
    const rows = parameters.filter((parameter) => parameter.in === location).map((parameter) => toParameterRow(parameter, writer, parameter.name));
    return rows.length > 0 ? [`${'#'.repeat(level)} ${title}`, toList(rows)] : [];
  });
}

/** A parameter of a request, or a header of a response or of a part. */
export function toParameterRow(parameter: Parameter | Header, writer: Writer, path: string): string {
  const {name, description, required, deprecated, schema, content, examples, style, explode, ignored, badges, extensions} = parameter;
  const {prose, table} = writer;
  const isQuery = 'in' in parameter;
  const wire = isQuery ? toSerializationLine(parameter, table) : undefined;
  const head = [
    `${toCode(name)}: ${schema ? toSchemaHead(schema) : content ? toCode(content.mediaType) : 'any'}`,
    required && 'required',
    deprecated && 'deprecated',
    isQuery && parameter.allowEmptyValue && 'may be empty',
    isQuery && parameter.allowReserved && 'reserved characters are not escaped',
    ignored && 'described elsewhere: OpenAPI ignores it here',
    ...toBadgeWords(badges),
  ].filter((word): word is string => typeof word === 'string');
  const said = schema && schema.kind !== 'unknown' ? schema.description : undefined;
  return toItem(head.join(', '), [
    description === undefined || description === said ? undefined : prose(description),
    deprecated && (deprecated.description !== undefined || deprecated.sunset !== undefined) ? toDeprecationNote(deprecated, prose) : undefined,
    ...(schema ? toSchemaBlocks(schema, writer, {path, depth: 1}) : []),
    ...(content ? toMediaTypeBlocks(content, writer, path) : []),
    examples.length > 0 ? toExamples(examples, undefined, writer) : undefined,
    wire === undefined ? undefined : `Sent as ${toCode(wire)}${style === undefined ? '' : ` (style ${toCode(style)}${explode ? ', exploded' : ''})`}`,
    extensions && toExtensionsNote(extensions),
  ]);
}
