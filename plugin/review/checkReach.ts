import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument, Located} from '../document/types';
import type {ApiReference} from '../model/types';
import {listSourceOperations, toField} from './facts/sourceOperations';
import {MAX_SERVER_COMBINATIONS} from '../proxy/manifest';
import {countCombinations, listServers, toTryItFacts} from './tryItFacts';

/** What other rules say of a server: it has no URL, credentials in it, or a variable without a value. */
const TOLD = /^[^/?#]*:\/\/[^/?#]*@|\{[^{}]*\}/;

/** Servers to which the proxy of Try It does not send, or not with all values of their variables; each once. */
export function checkReach(document: LoadedDocument, reference: ApiReference): Diagnostic[] {
  const unreachable = toTryItFacts(reference).filter(({server, production}) => server !== '' && !production && !TOLD.test(server));
  const tooMany = listServers(reference).filter((server) => countCombinations(server) > MAX_SERVER_COMBINATIONS);
  if (unreachable.length + tooMany.length === 0) return [];
  const places = listServerPlaces(document);
  const report = (server: string, message: string) => toDiagnostic('server-unreachable', {source: document.locate(places.get(server) ?? document.root), message});
  return [
    ...unreachable.map(({server, why}) => report(server, `Try It does not reach ${quote(server)} on a published site. ${why}`)),
    ...tooMany.map((server) => report(server.url, `The variables of ${quote(server.url)} have ${countCombinations(server)} combinations, and Try It reaches the first ${MAX_SERVER_COMBINATIONS}.`)),
  ];
}

/** Where each server is named first. */
function listServerPlaces(document: LoadedDocument): Map<string, Located> {
  const places = new Map<string, Located>();
  for (const owner of [document.root, ...listSourceOperations(document).flatMap(({place, item}) => [item, place])]) {
    const list = toField(owner, 'servers');
    for (const [index, value] of (list && Array.isArray(list.value) ? list.value : []).entries()) {
      const url = toField({file: owner.file, pointer: `${list!.pointer}/${index}`, value}, 'url');
      if (typeof url?.value === 'string' && !places.has(url.value)) places.set(url.value, url);
    }
  }
  return places;
}
