import {toGeneratedValue} from '../../document/exactNumber';
import type {Json, NodeSchema} from '../types';
import {toImpliedTypes} from '../schema/keywordFields';
import type {ExamplePosition} from './composition';
import {composeNumber} from './number';

/**
 * A placeholder: `<name>`, in a shape the type. Numbers and booleans have their type, since in
 * quotes they would not be the format of the API, and are marked until a reader replaces them.
 */
export function toPlaceholder(
  {mode, name}: ExamplePosition,
  schema: Pick<NodeSchema, 'constraints' | 'format'> = {},
  type?: string,
): Json | undefined {
  if (mode === 'given') return undefined;
  const typed =
    type === 'integer' || type === 'number'
      ? composeNumber(schema, type)
      : type === 'boolean'
        ? true
        : undefined;
  if (typed !== undefined) return toGeneratedValue(typed);
  return `<${toPlaceholderText({mode, name}, schema, type)}>`;
}

/** What a placeholder for a string says. */
export function toPlaceholderText(
  {mode, name}: Pick<ExamplePosition, 'mode' | 'name'>,
  {format}: Pick<NodeSchema, 'format'>,
  type?: string,
): string {
  if (mode === 'skeleton') return name;
  return (type === 'string' ? format : undefined) ?? type ?? 'any';
}

/** The type of a schema's values, apart from null, as far as variants do not give it. */
export function toType(node: NodeSchema | undefined): string | undefined {
  if (!node?.types && node?.variants) return undefined;
  const types = node && (node.types ?? toImpliedTypes(node));
  return types?.find((type) => type !== 'null');
}
