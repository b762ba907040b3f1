import type {RequestContext, RequestValues} from '../../request/types';
import {fitToDocument} from '../history/fitToDocument';

/** The initial values of a form, and its values as the reader left them. */
export type FilledForm = {initial: RequestValues; values: RequestValues};

/**
 * Copies the reader's changes from the form of another version of the operation: the parameters
 * that both have, and the body if this operation accepts its media type. Secrets are not copied.
 */
export function carryValues(
  here: RequestValues,
  {initial, values}: FilledForm,
  context: RequestContext,
): RequestValues {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const given: RequestValues = {
    server: here.server,
    parameters: values.parameters.filter(
      (parameter) => !initial.parameters.some((before) => isSame(before, parameter)),
    ),
    ...(values.body && !isSame(values.body, initial.body) && {body: values.body}),
    security: here.security,
  };
  const {parameters, body} = fitToDocument(given, context, {isLink: true}).values;
  const isCarried = ({in: location, name}: RequestValues['parameters'][number]) =>
    parameters.some((carried) => carried.in === location && carried.name === name);
  return {
    ...here,
    parameters: [...here.parameters.filter((parameter) => !isCarried(parameter)), ...parameters],
    ...(body && {body}),
  };
}
