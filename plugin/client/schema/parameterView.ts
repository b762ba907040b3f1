import {chooseDescription} from '../../model/text/sameText';
import type {Header, Markdown, Parameter, Schema} from '../../model/types';
import {toParameterFacts} from '../../model/words/line';
import type {Fact} from '../../model/words/types';
import {toSchemaView, without, type SchemaLookup, type SchemaView} from './view';

export type ParameterView = {
  /** The parameter's own description; absent if the view's says the same and more. */
  description?: Markdown;
  /** What the line of the parameter says behind what it says about the schema. */
  flags: readonly Fact[];
  schema?: Schema;
  /**
   * The view of the schema, without a description that repeats the parameter's, and without its
   * examples where the parameter has some, which override them (OpenAPI, Parameter Object).
   */
  view?: SchemaView;
};

/** A parameter or header as a page shows it, with each description once. */
export function toParameterView(
  parameter: Parameter | Header,
  lookup: SchemaLookup,
): ParameterView {
  const {description, schema, content, examples} = parameter;
  const ofValue = schema ?? content?.schema;
  const all = ofValue && toSchemaView(ofValue, lookup);
  const hasOwn = examples.length > 0 || (content !== undefined && content.examples.length > 0);
  const view = all && hasOwn ? without(all, 'examples') : all;
  const shown = chooseDescription(description, view?.annotations.description);
  return {
    ...(shown !== 'schema' && {description}),
    flags: toParameterFacts(parameter),
    schema: ofValue,
    view: view && shown === 'own' ? without(view, 'description') : view,
  };
}
