import {findNode} from '../model/schema/findNode';
import {findType} from '../model/schema/findPart';
import type {Schema, SchemaTable} from '../model/types';

export {findNode} from '../model/schema/findNode';
export {findItem, findProperty, findType} from '../model/schema/findPart';

/**
 * Whether a part of a multipart body is binary: `format: binary` (3.0), an empty schema (3.1), or a
 * `contentMediaType` without `contentEncoding`.
 */
export function isBinary(schema: Schema | undefined, table: SchemaTable): boolean {
  if (schema?.kind === 'boolean') return schema.value;
  const node = findNode(schema, table);
  if (!node) return false;
  if (node.format === 'binary') return true;
  const type = findType(node);
  if (type === 'string')
    return (
      node.content?.mediaType !== undefined &&
      node.content.encoding === undefined &&
      !/^text\/|json|xml/.test(node.content.mediaType)
    );
  return (
    type === undefined &&
    !node.variants &&
    !node.enum &&
    node.const === undefined &&
    !node.types?.length
  );
}
