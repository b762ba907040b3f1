import type {Server} from '../../model/types';
import {fillServer, listOriginVariables} from '../../request/fillServer';
import {listServers} from '../../request/listServers';
import type {RequestContext, RequestValues} from '../../request/types';
import {withoutSecrets} from '../../request/withoutSecrets';

/** A value from a link or an earlier request that the document does not allow. */
export type RefusedValue =
  | {kind: 'server'}
  | {kind: 'server-variable'; name: string; value: string}
  | {kind: 'parameter'; name: string}
  | {kind: 'body'; mediaType: string};

export type FittedValues = {values: RequestValues; refused: RefusedValue[]};

/**
 * Compares values from outside the form with the document: its servers, the values of their
 * variables, its parameters and its media types. Anyone can create a link, so a link carries no
 * secrets, and no host except those that the document gives: it cannot choose who receives a
 * reader's credentials.
 */
export function fitToDocument(
  given: RequestValues,
  context: RequestContext,
  {isLink}: {isLink: boolean},
): FittedValues {
  const values = isLink ? withoutSecrets(given, context) : given;
  const {operation} = context;
  const server = listServers(context)[values.server.index];
  const refusedVariables = values.server.variables.filter(
    (variable) => !server || !isAllowed(variable, server, isLink),
  );
  const isKnown = ({in: location, name}: RequestValues['parameters'][number]) =>
    operation.parameters.some(
      (parameter) => parameter.in === location && parameter.name === name,
    ) ||
    (location === 'path' && operation.path.includes(`{${name}}`));
  const {body} = values;
  const takesBody =
    !body ||
    operation.requestBody?.content.some(({mediaType}) => mediaType === body.mediaType) === true;
  return {
    values: {
      server: server
        ? {
            index: values.server.index,
            variables: values.server.variables.filter(
              (variable) => !refusedVariables.includes(variable),
            ),
          }
        : {index: 0, variables: []},
      parameters: values.parameters.filter(isKnown),
      ...(body && takesBody && {body}),
      security: values.security,
    },
    refused: [
      ...(server || values.server.index === 0 ? [] : [{kind: 'server'} as const]),
      ...refusedVariables.map(({name, value}) => ({kind: 'server-variable', name, value}) as const),
      ...values.parameters
        .filter((parameter) => !isKnown(parameter))
        .map(({name}) => ({kind: 'parameter', name}) as const),
      ...(body && !takesBody ? [{kind: 'body', mediaType: body.mediaType} as const] : []),
    ],
  };
}

function isAllowed(
  variable: {name: string; value: string},
  server: Server,
  isLink: boolean,
): boolean {
  const definition = server.variables.find(({name}) => name === variable.name);
  if (!definition) return false;
  const {missing, invalid} = fillServer(server, [variable]);
  if ([...missing, ...invalid].includes(variable.name)) return false;
  const isGiven = variable.value === definition.default || definition.enum !== undefined;
  return isGiven || !isLink || !listOriginVariables(server).includes(variable.name);
}
