import {present} from '../../document/present';
import {toServer} from '../operation/serverUrl';
import type {ApiReference, Server} from '../types';

/** An environment of docs.json. */
type Environment = {
  name: string;
  server: string;
  variables?: {readonly [name: string]: string};
  banner?: string;
};

/**
 * The servers that readers choose from: one for each environment, with its values as the defaults of
 * the variables. Operations with servers of their own keep them.
 */
export function withEnvironments(
  reference: ApiReference,
  environments: readonly Environment[] | undefined,
): ApiReference {
  if (!environments || environments.length === 0) return reference;
  const servers = environments.map(({name, server: url, variables = {}, banner}): Server => {
    const known = reference.servers.find((one) => one.url === url) ?? toServer(url);
    return {
      ...known,
      ...present({name, description: banner ?? known.description}),
      ...(banner !== undefined && {isBanner: true}),
      variables: known.variables.map((variable) =>
        Object.hasOwn(variables, variable.name)
          ? {...variable, default: variables[variable.name] ?? ''}
          : variable,
      ),
    };
  });
  return {...reference, servers};
}
