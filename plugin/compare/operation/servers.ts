/** Compares the servers of two owners: documents, path items or operations. */
import {splitTemplate} from '../../document/template';
import {childOf, entriesOf, fieldOf, itemsOf} from '../../document/place';
import type {Place} from '../../document/types';
import {toText} from '../schema/schemaFacts';
import {type Pair, toFound} from '../side';
import type {FoundChange} from '../types';

/** Without servers the base URL is `/`, relative to the document (Server Object, OpenAPI 3). */
export function compareServers(owners: Pair<Place>): FoundChange[] {
  const [before, after] = [toServers(owners.before), toServers(owners.after)];
  return [
    ...[...before].flatMap(([name, place]) => {
      const other = after.get(name);
      if (other) return compareVariables({before: place, after: other});
      return [...after].some(([template, server]) => canProduce(template, server, name))
        ? []
        : [toFound('server-removed', {before: place, after: owners.after}, {name})];
    }),
    ...[...after]
      .filter(([name]) => !before.has(name))
      .map(([name, place]) =>
        toFound('server-added', {before: owners.before, after: place}, {name}),
      ),
  ];
}

function toServers(owner: Place): Map<string, Place> {
  const servers = itemsOf(childOf(owner, 'servers')).flatMap((place): [string, Place][] => {
    const url = fieldOf(place.value, 'url');
    return typeof url === 'string' ? [[url.replace(/(?<!^)\/$/, ''), place]] : [];
  });
  return new Map(servers.length > 0 ? servers : [['/', owner]]);
}

/**
 * Whether a template becomes a URL without variables by values that it lists. Tries all values of a
 * variable at once: their combinations may be many.
 */
function canProduce(template: string, server: Place, url: string): boolean {
  const variables = new Map(entriesOf(childOf(server, 'variables')));
  // The names of servers have no slash at the end.
  const isIt = (whole: string) =>
    splitTemplate(template)
      .reduce(
        (starts, part, index) => {
          const variable = index % 2 === 1 ? variables.get(part) : undefined;
          const texts = variable ? textsOf(variable) : [index % 2 === 1 ? `{${part}}` : part];
          const ends = [...starts].flatMap((start) =>
            texts
              .filter((text) => whole.startsWith(text, start))
              .map((text) => start + text.length),
          );
          return new Set(ends);
        },
        new Set([0]),
      )
      .has(whole.length);
  return isIt(url) || isIt(`${url}/`);
}

/** The values of a variable that a document lists. */
function textsOf(variable: Place): string[] {
  const listed = itemsOf(childOf(variable, 'enum')).map(({value}) => value);
  return [...listed, fieldOf(variable.value, 'default')].filter((text) => typeof text === 'string');
}

function compareVariables({before, after}: Pair<Place>): FoundChange[] {
  const others = new Map(entriesOf(childOf(after, 'variables')));
  return entriesOf(childOf(before, 'variables')).flatMap(([name, one]) => {
    const other = others.get(name);
    if (!other) return [];
    const [from, to] = [fieldOf(one.value, 'default'), fieldOf(other.value, 'default')];
    return [
      ...compareValues(name, {before: one, after: other}),
      ...(from !== undefined && to !== undefined && from !== to
        ? [
            toFound(
              'server-variable-default-changed',
              {before: one, after: other},
              {name, from, to},
            ),
          ]
        : []),
    ];
  });
}

function compareValues(name: string, at: Pair<Place>): FoundChange[] {
  const [before, after] = [valuesOf(at.before), valuesOf(at.after)];
  if (!before && after) return [toFound('server-variable-values-listed', at, {name})];
  if (before && !after) return [toFound('server-variable-values-opened', at, {name})];
  if (!after || !before) return [];
  return [
    ...before
      .filter((value) => !after.includes(value))
      .map((from) => toFound('server-variable-value-removed', at, {name, from})),
    ...after
      .filter((value) => !before.includes(value))
      .map((to) => toFound('server-variable-value-added', at, {name, to})),
  ];
}

function valuesOf(variable: Place): string[] | undefined {
  const list = childOf(variable, 'enum');
  return list && itemsOf(list).map(({value}) => toText(value));
}
