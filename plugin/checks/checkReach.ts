import {listTemplateNames} from '../document/template';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument, Place} from '../document/types';
import type {ApiReference, Server} from '../model/types';
import {listTried} from '../model/page/pageSettings';
import {childOf, itemsOf} from '../document/place';
import {present} from '../document/present';
import {MAX_SERVER_COMBINATIONS} from '../proxy/manifest';
import type {TryItServer} from '../proxy/manifest';
import {findOpenPart} from '../proxy/allowlist/findOpenPart';
import {countCombinations, listServers, toTryItFacts} from './tryItFacts';

/**
 * Problems that other rules report: no URL, credentials in the URL, a variable without a value, or a
 * part in angle brackets.
 */
const TOLD = /^[^/?#]*:\/\/[^/?#]*@|\{[^{}]*\}|<[^<>]+>/;

/**
 * Reports servers that Try It does not reach, or that its proxy refuses for some values of their
 * variables; each once.
 * @param isDirect whether requests go from the browser to the API
 */
export function checkReach(
  document: LoadedDocument,
  all: ApiReference,
  isDirect: boolean,
): Diagnostic[] {
  const reference = listTried(all);
  const unreachable = toTryItFacts(reference, isDirect).filter(
    ({server, production}) => server !== '' && !production && !TOLD.test(server),
  );
  const proxied = isDirect ? [] : listServers(reference);
  const tooMany = proxied.filter((server) => countCombinations(server) > MAX_SERVER_COMBINATIONS);
  const open = proxied.flatMap((server) => {
    const isTold = !hasDefaults(server) || unreachable.some(({server: url}) => url === server.url);
    const part = isTold ? undefined : findOpenPart(toProxied(server));
    return part ? [{url: server.url, part}] : [];
  });
  if (unreachable.length + tooMany.length + open.length === 0) return [];
  const places = listServerPlaces(document);
  const locate = (server: string) => document.locate(places.get(server) ?? document.root);
  const report = (server: string, message: string, help?: string) =>
    toDiagnostic('server-unreachable', {
      source: locate(server),
      message,
      ...present({help}),
    });
  return [
    ...unreachable.map(({server, why}) =>
      report(server, `Try It does not reach ${quote(server)} on a published site. ${why}`),
    ),
    ...tooMany.map((server) =>
      report(
        server.url,
        `The variables of ${quote(server.url)} have ${countCombinations(server)} combinations; Try It reaches only the first ${MAX_SERVER_COMBINATIONS}.`,
        'Remove the `enum` of a variable that is one label of the host, such as a customer name: then every value is allowed.',
      ),
    ),
    ...open.map(({url, part}) =>
      part === 'port'
        ? report(
            url,
            `Try It reaches ${quote(url)} only with the defaults of the variables in its scheme and port.`,
            'List the values of these variables as an `enum`.',
          )
        : toDiagnostic('server-open', {
            source: locate(url),
            message: `The Try It proxy allows ${quote(url)} only with the defaults of its variables: with other values, the host could be anybody's.`,
            help: 'List the values of the variables in the host as an `enum`, or write the domain of the API into the URL.',
          }),
    ),
  ];
}

/** `server-variable` reports variables without a default. */
function hasDefaults({url, variables}: Server): boolean {
  return listTemplateNames(url).every((name) =>
    variables.some((variable) => variable.name === name && variable.default !== undefined),
  );
}

/** The server as the proxy's manifest contains it. */
function toProxied({url, variables}: Server): TryItServer {
  return {
    url,
    variables: variables.map(({name, default: value, enum: values}) =>
      present({name, default: value, enum: values}),
    ),
  };
}

/** The first place that names each server. */
function listServerPlaces(document: LoadedDocument): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const owner of [
    document.root,
    ...document.operations.flatMap(({place, item}) => [...item.layers, place]),
  ]) {
    for (const server of itemsOf(childOf(owner, 'servers'))) {
      const url = childOf(server, 'url');
      if (typeof url?.value === 'string' && !places.has(url.value)) places.set(url.value, url);
    }
  }
  return places;
}
