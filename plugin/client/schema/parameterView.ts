import {chooseDescription} from '../../model/sameText';
import type {Header, Markdown, Parameter, Schema} from '../../model/types';
import {toSchemaView, withoutDescription, type SchemaLookup, type SchemaView} from './view';

export type ParameterView = {
  /** The parameter's own description; absent if the view's says the same and more. */
  description?: Markdown;
  schema?: Schema;
  /** The view of the schema, without a description that repeats the parameter's. */
  view?: SchemaView;
};

/** A parameter or header as a page shows it, with each description once. */
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
