import {chooseDescription} from '../../model/sameText';
import type {Header, Markdown, Parameter, Schema} from '../../model/types';
import {toSchemaView, withoutDescription, type SchemaLookup, type SchemaView} from './view';

export type ParameterView = {
  /** Absent: its own description, where the view's says the same and more. */
  description?: Markdown;
  schema?: Schema;
  /** Of the schema; without a description that the parameter's own says too. */
  view?: SchemaView;
};

/** A parameter or header as a page shows it: each description once. */
export function toParameterView(
  {description, schema, content}: Parameter | Header,
  lookup: SchemaLookup,
): ParameterView {
  const ofValue = schema ?? content?.schema;
  const view = ofValue && toSchemaView(ofValue, lookup);
  const shown = chooseDescription(description, view?.annotations.description);
  return {
    ...(shown !== 'schema' && {description}),
    schema: ofValue,
    view: view && shown === 'own' ? withoutDescription(view) : view,
  };
}
