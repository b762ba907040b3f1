import type {Operation} from '../../model/types';
import {toSchemaView, type SchemaLookup} from '../schema/view';
import {parameterAnchor, propertyAnchor, type Anchor} from '../../model/page/anchors';

/** A part of a runtime expression: OpenAPI, section “Runtime Expressions”. */
export type ExpressionPart =
  | {kind: 'url' | 'method' | 'statusCode'}
  | {
      kind: 'header' | 'query' | 'path' | 'body';
      of: 'request' | 'response';
      /**
       * Name of the header or parameter, or JSON pointer into the body without its first slash;
       * absent for the whole body.
       */
      name?: string;
    };

/** Nobody writes longer expressions by hand. */
const MAX_LENGTH = 2000;
const WHOLE =
  /^\$(?:(url|method|statusCode)|(request|response)\.(?:(header|query|path)\.(.+)|(body)(?:#\/?(.*))?))$/;

/**
 * Finds the runtime expressions in a string: the string itself, or those in braces. Each is listed
 * once.
 */
export function toExpressionParts(text: string): ExpressionPart[] {
  if (text.length > MAX_LENGTH) return [];
  const expressions = text.startsWith('$')
    ? [text]
    : Array.from(text.matchAll(/\{(\$[^{}]+)\}/g)).map(([, inner = '']) => inner);
  return Array.from(new Set(expressions)).flatMap((expression): ExpressionPart[] => {
    const [, simple, of, place, name, body, pointer] = WHOLE.exec(expression) ?? [];
    if (simple) return [{kind: simple as 'url'}];
    if (!of) return [];
    const inner = body ? pointer || undefined : name;
    return [
      {
        kind: (place ?? body) as 'body',
        of: of as 'request',
        ...(inner !== undefined && {name: inner}),
      },
    ];
  });
}

/**
 * Finds where the page of an operation describes a part of an expression: a parameter, or a
 * top-level property of the body.
 */
export function findExpressionTarget(
  part: ExpressionPart,
  {parameters, requestBody}: Operation,
  lookup: SchemaLookup,
): Anchor | undefined {
  if (!('of' in part) || part.of !== 'request' || part.name === undefined) return undefined;
  const {kind, name} = part;
  if (kind !== 'body') {
    const parameter = parameters.find(
      (other) =>
        other.in === kind &&
        (kind === 'header' ? other.name.toLowerCase() === name.toLowerCase() : other.name === name),
    );
    return parameter && parameterAnchor(parameter.in, parameter.name);
  }
  const schema = requestBody?.content[0]?.schema;
  const target = schema && toSchemaView(schema, lookup).target;
  return target?.kind === 'schema' && target.properties?.some((property) => property.name === name)
    ? propertyAnchor('body', name)
    : undefined;
}
