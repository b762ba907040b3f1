import {present} from '../../document/present';
import type {Json} from '../../document/types';
import {MOST_RESULTS} from '../../search/createSearch';
import {SEARCH_KINDS, type SearchEntry} from '../../search/listEntries';
import {listApis, toApi, toKey} from '../find';
import type {OpenTab} from '../library';
import {ABOUT, toField, toJsonText} from '../text';
import {takeFitting} from './cut';
import {BUDGET, openTab, type Tool} from './types';

/** Places of an entry that are named. */
const MOST_PLACES = 3;

/** What readers find with the search of the site. */
export const search: Tool = {
  title: 'Search the API reference',
  description:
    'Finds operations, schemas, parameters, fields, values and sections by words or parts of names, best kind first, and of each kind the best first. Without a query it lists the operations.',
  input: {
    query: {type: 'string', description: 'Words, such as "create refund", or a part of a name.'},
    kind: {type: 'string', enum: SEARCH_KINDS, description: 'Only results of this kind.'},
    method: {type: 'string', description: 'Only operations with this method, such as GET.'},
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: MOST_RESULTS,
      description: 'The most results. By default 10.',
    },
    budget: BUDGET,
  },
  required: [],
  async run(call) {
    const {library, site, args} = call;
    const [query, limit] = [args.text('query') ?? '', args.whole('limit', 1, MOST_RESULTS) ?? 10];
    const facets = present({
      kind: args.oneOf('kind', SEARCH_KINDS),
      method: args.text('method')?.toUpperCase(),
    });
    const budget = args.budget();
    const open = await openTab(call);
    const {groups, count, lacking} = (await library.search(open)).find(query, facets);
    const others = listApis(site.tabs).filter((api) => api !== toApi(open.tab));
    const results = groups
      .flatMap(({entries}) => entries)
      .slice(0, limit)
      .map((entry) => toResult(entry, open));
    const toAnswer = (shown: readonly Json[]) =>
      toJsonText(
        present({
          about: ABOUT,
          count,
          results: [...shown],
          ...(lacking && {
            note: `Nothing has all words.${lacking.found === undefined ? '' : ` The results have "${toField(lacking.found)}".`}`,
            similar: lacking.nearest.map((word) => toField(word, 60)),
          }),
          otherApis: others.length > 0 ? others : undefined,
        }) as Json,
      );
    return takeFitting(budget, results, toAnswer);
  },
};

function toResult(
  {kind, name, label, excerpt, places}: SearchEntry,
  {index: {search: known}}: OpenTab,
): Json {
  const near = places.slice(0, MOST_PLACES);
  const operations = near.flatMap(({operation, anchor}) => {
    const own = known.operations[operation];
    if (!own) return [];
    const {operationId, deprecated} = own;
    return present({
      operation: toField(toKey(own)),
      id: operationId === undefined ? undefined : toField(operationId),
      at: anchor === '' ? undefined : toField(anchor),
      ...(deprecated && {deprecated: true as const}),
    });
  });
  const [first] = places;
  const schema = first?.owner?.schema;
  return present({
    kind,
    name: toField(label === undefined ? name : `${name} ${label}`),
    text: excerpt === undefined ? undefined : toField(excerpt),
    schema: schema !== undefined && kind !== 'schema' ? toField(schema) : undefined,
    ...(kind === 'operation'
      ? operations[0]
      : {in: operations.length > 0 ? operations : undefined}),
    more:
      places.length > near.length && kind !== 'operation' ? places.length - near.length : undefined,
  }) as Json;
}
