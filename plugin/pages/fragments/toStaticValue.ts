import {isRecord} from '../../document/isObject';

/**
 * The value of a JavaScript expression that consists of literals: strings, numbers, lists, objects.
 * Undefined for one that has to be evaluated.
 * @param node ESTree node
 */
export function toStaticValue(node: unknown): unknown {
  if (!isRecord(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return toText(node);
    case 'UnaryExpression':
      return toNegative(node);
    case 'ArrayExpression':
      return Array.isArray(node.elements) ? toList(node.elements as unknown[]) : undefined;
    case 'ObjectExpression':
      return Array.isArray(node.properties) ? toObject(node.properties as unknown[]) : undefined;
    default:
      return undefined;
  }
}

function toText({quasis}: {[key: string]: unknown}): unknown {
  const [only, ...others] = Array.isArray(quasis) ? (quasis as unknown[]) : [];
  const value = isRecord(only) && others.length === 0 ? only.value : undefined;
  return isRecord(value) ? value.cooked : undefined;
}

function toNegative({operator, argument}: {[key: string]: unknown}): unknown {
  const value = toStaticValue(argument);
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

function toList(elements: readonly unknown[]): unknown {
  const values = elements.map(toStaticValue);
  return values.includes(undefined) ? undefined : values;
}

/** An object whose keys are literals. Its values need not be: they may be undefined. */
function toObject(properties: readonly unknown[]): unknown {
  const entries = properties.map((property): [string, unknown] | undefined => {
    if (!isRecord(property) || property.type !== 'Property' || property.computed === true)
      return undefined;
    const {key, value} = property;
    if (!isRecord(key)) return undefined;
    const name = key.type === 'Identifier' ? key.name : key.value;
    return [String(name), toStaticValue(value)];
  });
  return entries.includes(undefined)
    ? undefined
    : Object.fromEntries(entries.filter((entry) => entry !== undefined));
}
