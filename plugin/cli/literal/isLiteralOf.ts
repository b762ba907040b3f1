import type {Node, ObjectExpression, ObjectProperty} from '@babel/types';
import {codeOf, type Literal} from './toLiteral';

/**
 * Whether parsed code is a literal of exactly this value. Nothing is evaluated.
 * @param source the text that the node is parsed from
 */
export function isLiteralOf(
  node: Node | null | undefined,
  value: Literal,
  source: string,
): boolean {
  if (!node) return false;
  const code = codeOf(value);
  if (code !== undefined) return sourceOf(node, source) === code;
  if (value === null) return node.type === 'NullLiteral';
  if (typeof value === 'boolean') return node.type === 'BooleanLiteral' && node.value === value;
  if (typeof value === 'string') return node.type === 'StringLiteral' && node.value === value;
  if (typeof value === 'number') return Object.is(toNumber(node), value);
  if (Array.isArray(value))
    return (
      node.type === 'ArrayExpression' &&
      node.elements.length === value.length &&
      node.elements.every((item, index) => isLiteralOf(item, value[index] ?? null, source))
    );
  return node.type === 'ObjectExpression' && hasEntries(node, Object.entries(value), source);
}

export function sourceOf({start, end}: Node, source: string): string {
  return source.slice(start ?? 0, end ?? 0);
}

function toNumber(node: Node): number | undefined {
  if (node.type === 'NumericLiteral') return node.value;
  return node.type === 'UnaryExpression' &&
    node.operator === '-' &&
    node.argument.type === 'NumericLiteral'
    ? -node.argument.value
    : undefined;
}

function hasEntries(
  {properties}: ObjectExpression,
  entries: readonly [string, Literal][],
  source: string,
): boolean {
  return (
    properties.length === entries.length &&
    entries.every(([key, value], index) => {
      const property = properties[index];
      return (
        property?.type === 'ObjectProperty' &&
        !property.shorthand &&
        toKey(property) === key &&
        isLiteralOf(property.value, value, source)
      );
    })
  );
}

/** Undefined for a key that is evaluated or sets the prototype. */
function toKey({key, computed}: ObjectProperty): string | undefined {
  const name =
    key.type === 'StringLiteral'
      ? key.value
      : key.type === 'Identifier' && !computed
        ? key.name
        : undefined;
  return name === '__proto__' && !computed ? undefined : name;
}
