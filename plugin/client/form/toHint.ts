import {composeAll} from '../../model/example/generatedExample';
import type {Json, Parameter, SchemaTable} from '../../model/types';
import {toOfferedValue} from '../../request/initialValues';

/**
 * What an empty field of a parameter shows: the value that the document gives, or a generated one.
 * It is only a hint, which is never sent.
 */
export function toHint(parameter: Parameter, table: SchemaTable): Json | undefined {
  const {name, schema} = parameter;
  const value =
    toOfferedValue(parameter, table)?.value ?? (schema && composeAll(schema, name, table));
  return typeof value === 'object' ? undefined : value;
}
