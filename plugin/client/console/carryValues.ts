import type {RequestContext, RequestValues} from '../../request/types';
import {fitToDocument} from '../history/fitToDocument';

/** A form as it was filled in, and as the reader left it. */
export type FilledForm = {initial: RequestValues; values: RequestValues};

/**
 * The form of an operation with what the reader has changed in the form of another version of it:
 * parameters that it has too, and the body if it takes that media type. Secrets stay where they
 * were entered.
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
