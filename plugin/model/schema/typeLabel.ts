import type {NodeSchema, Schema} from '../types';
import {isPlainMap} from './blocks';
import {toImpliedTypes} from './keywordFields';
import {toListWords, toMapWords} from './typeWords';

/** Maximum number of alternatives; the rest is cut, because the type is shown in a row. */
const MAX_ALTERNATIVES = 4;

/** Short type of a nested schema: a named one by its name. */
export function toTypeWords(schema: Schema): string {
  switch (schema.kind) {
    case 'reference':
      return schema.nullable ? `${schema.name} | null` : schema.name;
    case 'boolean':
      return schema.value ? 'any' : 'never';
    case 'unknown':
      return 'unknown';
    case 'schema':
      return schema.type;
  }
}

/** Short type of a node: `string`, `Pet[]`, `map of integer`, `string | null`, `Cat | Dog`. */
export function toNodeType(node: NodeSchema): string {
  const types = node.types ?? toImpliedTypes(node);
  const alternatives = toAlternatives(node, types);
  if (alternatives) return joinAlternatives(alternatives);
  return types.length === 0 ? 'any' : joinAlternatives(types.map((type) => toWords(type, node)));
}

/** The variants name the type where the schema itself adds no properties to them. */
function toAlternatives(node: NodeSchema, types: readonly string[]): string[] | undefined {
  const [group] = node.variants ?? [];
  const scalar = types.filter((type) => type !== 'object' && type !== 'null');
  if (!group || scalar.length > 0 || node.properties) return undefined;
  const isChoice = node.variants?.length === 1;
  const words = group.variants.map(({schema}) =>
    isChoice ? toVariantWords(schema) : toTypeWords(schema),
  );
  return types.includes('null') ? [...words, 'null'] : words;
}

/** An object without a name is shown by its title. */
function toVariantWords(schema: Schema): string {
  return schema.kind === 'schema' && schema.type === 'object'
    ? (schema.title ?? schema.type)
    : toTypeWords(schema);
}

function toWords(type: string, node: NodeSchema): string {
  if (type === 'array') {
    if (node.prefixItems) {
      const rest =
        node.items && node.items.kind !== 'boolean' ? [`…${toTypeWords(node.items)}`] : [];
      return `[${joinWords([...node.prefixItems.map(toTypeWords), ...rest], ', ')}]`;
    }
    return node.items && node.items.kind !== 'unknown'
      ? toListWords(toTypeWords(node.items))
      : 'array';
  }
  const {additionalProperties} = node;
  return type === 'object' && isPlainMap(node) && isMapValue(additionalProperties)
    ? toMapWords(toTypeWords(additionalProperties))
    : type;
}

function isMapValue(schema: Schema | undefined): schema is Schema {
  return schema !== undefined && schema.kind !== 'unknown' && schema.kind !== 'boolean';
}

function joinAlternatives(words: readonly string[]): string {
  return joinWords([...new Set(words)], ' | ');
}

function joinWords(words: readonly string[], separator: string): string {
  const shown =
    words.length > MAX_ALTERNATIVES ? [...words.slice(0, MAX_ALTERNATIVES - 1), '…'] : words;
  return shown.join(separator);
}
