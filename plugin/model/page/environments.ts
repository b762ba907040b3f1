import {present} from '../../document/present';
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
    const known = findServer(reference.servers, url);
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

/** The server of a document by its URL, or one that the document does not have. */
function findServer(servers: readonly Server[], url: string): Server {
  const known = servers.find((server) => server.url === url);
  if (known) return known;
  const names = Array.from(url.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name);
  return {url, variables: Array.from(new Set(names), (name) => ({name, default: ''}))};
}
