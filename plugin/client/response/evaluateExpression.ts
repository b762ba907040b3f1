import {formatValue} from '../../document/exactNumber';
import {findValueAt} from '../../model/schema/findAt';
import type {Json} from '../../model/types';
import {parseExactJson} from '../../model/text/parseExactJson';
import type {HttpRequest} from '../../request/types';
import type {ResponseHead} from '../send/types';
import {type ExpressionPart, toExpressionParts} from '../page/expression';

/** A request and its response, as runtime expressions see them. */
export type Exchanged = {
  request: HttpRequest;
  /** The template of its path: `/pets/{petId}`. */
  path: string;
  head: ResponseHead;
  /** The body as JSON; absent if it is not JSON, or was cut off. */
  body?: Json;
};

/** The value of an expression, or the part of it that has none. */
export type Evaluated = {value: Json} | {missing: string};

/**
 * Evaluates a value of a link: a runtime expression, a text with expressions in braces, or a constant.
 * See https://spec.openapis.org/oas/v3.1.1.html#runtime-expressions
 */
export function evaluateExpression(given: Json, exchanged: Exchanged): Evaluated {
  if (typeof given !== 'string') return {value: given};
  if (given.startsWith('$')) return evaluate(given, exchanged);
  let missing: string | undefined;
  const value = given.replace(/\{(\$[^{}]+)\}/g, (written, expression: string) => {
    const found = evaluate(expression, exchanged);
    if ('value' in found) return formatValue(found.value);
    missing ??= found.missing;
    return written;
  });
  return missing === undefined ? {value} : {missing};
}

function evaluate(expression: string, exchanged: Exchanged): Evaluated {
  const [part] = toExpressionParts(expression);
  const value = part && readPart(part, exchanged);
  return value === undefined ? {missing: expression} : {value};
}

function readPart(part: ExpressionPart, {request, path, head, body}: Exchanged): Json | undefined {
  switch (part.kind) {
    case 'url':
      return request.url;
    case 'method':
      return request.method;
    case 'statusCode':
      return head.status;
    case 'header':
      return readHeader(part.of === 'request' ? request.headers : head.headers, part.name);
    case 'query':
      return part.name === undefined
        ? undefined
        : (new URL(request.url).searchParams.get(part.name) ?? undefined);
    case 'path':
      return part.name === undefined ? undefined : readPath(request.url, path, part.name);
    case 'body':
      return readBody(part.of === 'response' ? body : readSent(request), part.name);
  }
}

function readHeader(
  headers: readonly (readonly [name: string, value: string])[],
  name = '',
): string | undefined {
  return headers.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
}

/** The value of a parameter in a URL; the path of the server comes before the template. */
function readPath(url: string, template: string, name: string): string | undefined {
  const written = new URL(url).pathname.split('/').reverse();
  for (const [index, segment] of template.split('/').reverse().entries()) {
    const [before = '', after] = segment.split(`{${name}}`);
    const value = written[index] ?? '';
    if (after !== undefined) {
      const isIt = value.startsWith(before) && value.endsWith(after);
      return isIt ? decode(value.slice(before.length, value.length - after.length)) : undefined;
    }
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readSent({body}: HttpRequest): Json | undefined {
  return body.kind === 'text' ? parseExactJson(body.text)?.value : undefined;
}

/** @param pointer without its first slash; absent: the whole body */
function readBody(body: Json | undefined, pointer: string | undefined): Json | undefined {
  if (body === undefined || pointer === undefined) return body;
  const found = findValueAt(body, `/${pointer}`);
  // `null` says that nothing follows, as a cursor on the last page does.
  return found === null ? undefined : found;
}
