import type {Json, Schema} from '../../model/types';
import {toInitialValues} from '../../request';
import {toIncluded} from '../../request/initialBody';
import type {InitialOptions, RequestContext, RequestValues} from '../../request/types';
import {applyVariants, type VariantChoice} from '../form/applyVariants';
import {mediaTypeAnchor, parameterAnchor, type Anchor} from '../../model/page/anchors';

/** The reader's choices on the page: an example, how much of the request, variants of schemas. */
export type PageChoice = {sample: InitialOptions; variants: readonly Anchor[]};

/** Fills in the form from the document, as the page shows the request. */
export function toPrefill(
  context: RequestContext,
  {sample, variants: chosen}: PageChoice,
): RequestValues {
  const values = toInitialValues(context, sample);
  if (chosen.length === 0) return values;
  const {operation, schemas: table} = context;
  const apply = (
    value: Json,
    schema: Schema,
    anchor: Anchor,
    ofBody: Pick<VariantChoice, 'isBody' | 'examples'> = {},
  ): Json => applyVariants(value, schema, anchor, {table, chosen, ...ofBody}) ?? value;
  const parameters = values.parameters.map((given) => {
    const parameter = operation.parameters.find(
      ({name, in: location}) => name === given.name && location === given.in,
    );
    return given.value === undefined || !parameter?.schema
      ? given
      : {
          ...given,
          value: apply(given.value, parameter.schema, parameterAnchor(given.in, given.name)),
        };
  });
  const index =
    operation.requestBody?.content.findIndex(
      ({mediaType}) => mediaType === values.body?.mediaType,
    ) ?? -1;
  const mediaType = operation.requestBody?.content[index];
  const {body} = values;
  if (!mediaType?.schema || body?.kind !== 'value') return {...values, parameters};
  const examples = mediaType.examples.flatMap(({value}) => (value === undefined ? [] : [value]));
  const applied = apply(
    body.value,
    mediaType.schema,
    mediaTypeAnchor('body', mediaType.mediaType, index),
    {isBody: true, examples},
  );
  return {
    ...values,
    parameters,
    body: {...body, value: toIncluded(mediaType, applied, table, sample)},
  };
}
