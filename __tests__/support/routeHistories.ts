/** Sites that change as sites do, with what each address was about when it was published. */
import fs from 'fs';
import os from 'os';
import path from 'path';
import type {Json} from '../../plugin/document/types';
import {formatRoutesLock} from '../../plugin/routes/lock';
import {recordRoutes} from '../../plugin/routes/recordRoutes';
import {toAddressedSite} from '../../plugin/routes/site';
import type {Site} from '../../plugin/types';
import {createTestLoader} from './createTestLoader';
import {createRandom} from './numbers';

/** The number says which operation it is, whatever its names are. */
type Operation = {number: number; method: string; path: string; id?: string; queries: string[]};
type Document = {operations: Operation[]; schemas: {number: number; name: string}[]};
type Version = {name: string; document: Document};
type Tab = {label: string; id?: string; versions: Version[]};

type History = {
  random: (below: number) => number;
  tabs: Tab[];
  removed: {tab: Tab; operation: Operation}[];
  next: number;
};

const PATHS = {baseUrl: '/', routeBasePath: 'api', trailingSlash: undefined};

function createOperation(history: History, taken: readonly Operation[]): Operation {
  const number = history.next++;
  const method = ['get', 'post', 'put', 'delete'][history.random(4)]!;
  const named = ['pets', 'pets/{petId}', 'pets/petId', 'orders'][history.random(4)]!;
  const wanted = `/${named}${history.random(2) === 0 ? '' : `/p${number}`}`;
  const isTaken = taken.some((one) => one.method === method && one.path === wanted);
  return {
    number,
    method,
    path: isTaken ? `/p${number}` : wanted,
    ...(history.random(4) > 0 && {id: `operation${number}`}),
    queries: [`q${number}`],
  };
}

function createDocument(history: History): Document {
  const operations: Operation[] = [];
  const size = 3 + history.random(5);
  while (operations.length < size) operations.push(createOperation(history, operations));
  const schemas = [0, 1].map(() => ({number: history.next, name: `Schema${history.next++}`}));
  return {operations, schemas};
}

/** What a site owner does, by name. Each returns false where there is nothing to do it with. */
const EDITS: {[name: string]: (history: History) => boolean | void} = {
  move: (history) => {
    const operation = pickOperation(history);
    operation.path = `/moved${history.next++}${operation.path}`;
  },
  method: (history) => {
    const operation = pickOperation(history);
    if (operation.id === undefined) return false;
    operation.method = `patch`;
    operation.path += `/m${history.next++}`;
  },
  rename: (history) => {
    const operation = pickOperation(history);
    operation.id = `renamed${history.next++}`;
  },
  variable: (history) => {
    const operation = pickOperation(history);
    operation.path = operation.path.replace(/\{\w+\}/, `{v${history.next++}}`);
  },
  order: (history) => void history.tabs.reverse(),
  orderOfOperations: (history) => void pickDocument(history).operations.reverse(),
  label: (history) => {
    pick(history, history.tabs).label = `Label ${history.next++}`;
  },
  id: (history) => {
    pick(history, history.tabs).id = `id-${history.next++}`;
  },
  split: (history) => {
    const tab = history.tabs.find(
      ({versions: [first, second]}) => !second && first!.document.operations.length > 3,
    );
    if (!tab) return false;
    const {document} = tab.versions[0]!;
    const operations = document.operations.splice(2);
    history.tabs.push({
      label: `Split ${history.next++}`,
      versions: [{name: '1.0', document: {operations, schemas: []}}],
    });
  },
  join: (history) => {
    const [one, other] = history.tabs.filter(({versions}) => versions.length === 1);
    if (!one || !other) return false;
    const [into, from] = [one.versions[0]!.document, other.versions[0]!.document];
    const free = from.operations.filter(
      ({method, path: own, id}) =>
        !into.operations.some(
          (known) =>
            (known.method === method && known.path === own) ||
            (id !== undefined && known.id === id),
        ),
    );
    if (free.length < from.operations.length) return false;
    into.operations.push(...free);
    into.schemas.push(...from.schemas);
    history.tabs.splice(history.tabs.indexOf(other), 1);
  },
  addVersion: (history) => {
    const tab = pick(history, history.tabs);
    const [current] = tab.versions;
    tab.versions.unshift({
      name: `${history.next++}.0`,
      document: structuredClone(current!.document),
    });
  },
  dropVersion: (history) => {
    const tab = history.tabs.find(({versions}) => versions.length > 1);
    if (!tab) return false;
    tab.versions.pop();
  },
  regenerate: (history) => {
    for (const operation of pickDocument(history).operations)
      operation.id = `made${history.next++}`;
  },
  remove: (history) => {
    const tab = pick(history, history.tabs);
    const {operations} = tab.versions[0]!.document;
    if (operations.length < 2) return false;
    const [operation] = operations.splice(history.random(operations.length), 1);
    history.removed.push({tab, operation: operation!});
  },
  bringBack: (history) => {
    const entry = history.removed.pop();
    if (!entry || !history.tabs.includes(entry.tab)) return false;
    const {operations} = entry.tab.versions[0]!.document;
    const {method, path: own, id} = entry.operation;
    if (operations.some((one) => one.id === id || (one.method === method && one.path === own)))
      return false;
    operations.push(entry.operation);
  },
  /** Another operation gets the path of one that is gone. */
  reuse: (history) => {
    const entry = history.removed.at(-1);
    if (!entry || !history.tabs.includes(entry.tab)) return false;
    const {operations} = entry.tab.versions[0]!.document;
    const {method, path: own} = entry.operation;
    if (operations.some((one) => one.method === method && one.path === own)) return false;
    const number = history.next++;
    operations.push({number, method, path: own, id: `new${number}`, queries: [`q${number}`]});
  },
  add: (history) => {
    const {operations} = pickDocument(history);
    if (operations.length < 40) operations.unshift(createOperation(history, operations));
  },
  schema: (history) => {
    const {schemas} = pickDocument(history);
    if (schemas[0]) schemas[0].name = `Renamed${history.next++}`;
  },
};

function pick<T>({random}: Pick<History, 'random'>, list: readonly T[]): T {
  return list[random(list.length)]!;
}

function pickDocument(history: History): Document {
  return pick(history, history.tabs).versions[0]!.document;
}

function pickOperation(history: History): Operation {
  return pick(history, pickDocument(history).operations);
}

function toOpenApi({operations, schemas}: Document): Json {
  const paths: {[path: string]: {[method: string]: Json}} = {};
  for (const {number, method, path: own, id, queries} of operations) {
    const variables = Array.from(own.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
    (paths[own] ??= {})[method] = {
      summary: `Operation ${number}`,
      ...(id !== undefined && {operationId: id}),
      parameters: [
        ...variables.map((name) => ({name, in: 'path', required: true, schema: {type: 'string'}})),
        ...queries.map((name) => ({name, in: 'query', schema: {type: 'string'}})),
      ],
      responses: {
        '200': {
          description: 'OK',
          content: {
            'application/json': {
              schema: {anyOf: schemas.map(({name}) => ({$ref: `#/components/schemas/${name}`}))},
            },
          },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {title: 'API', version: '1'},
    paths,
    components: {
      schemas: Object.fromEntries(
        schemas.map(({number, name}) => [
          name,
          {type: 'object', properties: {[`own${number}`]: {type: 'string'}}},
        ]),
      ),
    },
  };
}

function write(folder: string, tabs: readonly Tab[]): void {
  const written = tabs.map(({label, id, versions}, index) => {
    const sources = versions.map(({name, document}, at) => {
      const file = `tab${index}-${at}.json`;
      fs.writeFileSync(path.join(folder, file), JSON.stringify(toOpenApi(document)));
      return {version: name, source: file};
    });
    const [first] = sources;
    return {
      tab: label,
      api: {
        ...(id !== undefined && {id}),
        ...(sources.length === 1 ? {source: first!.source} : {versions: sources}),
      },
    };
  });
  fs.writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({tabs: written}));
}

/** Which operation or schema each address is about, by what the documents say. */
function listTruth(site: Site, tabs: readonly Tab[]): Map<string, string> {
  return new Map(
    toAddressedSite(site.tabs, PATHS).pages.flatMap(
      ({address, operation, kind, name, tab, version}) => {
        const config = site.tabs.find(
          ({config: one}) =>
            (one.version?.family ?? one.tabId) === tab &&
            (one.version && !one.version.isCurrent ? one.version.name : undefined) === version,
        )!.config;
        const own = tabs.find(({label}) => label === config.label)!;
        const {document} =
          version === undefined
            ? own.versions[0]!
            : own.versions.find((one) => one.name === version)!;
        if (kind === 'schema')
          return [[address, `schema ${document.schemas.find((one) => one.name === name)!.number}`]];
        if (!operation) return [];
        const {number} = document.operations.find(
          (one) => one.method.toUpperCase() === operation.method && one.path === operation.path,
        )!;
        return [[address, `operation ${number}`]];
      },
    ),
  );
}

export type Wrong = {seed: number; edits: string[]; address: string; was: string; answers: string};

/**
 * Lives through a history: after each edit the site is read with its lock, then the lock is written.
 * Returns the promises that were broken.
 * @param options `readsAgain`: the site is also read with the lock that was written for it
 */
export async function live(seed: number, {edits = 10, readsAgain = false} = {}): Promise<Wrong[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-routes-'));
  const history: History = {random: createRandom(seed), tabs: [], removed: [], next: 1};
  // The first numbers of near seeds are alike.
  for (let skipped = 0; skipped < 5; skipped++) history.random(2);
  for (const label of ['First', 'Second'])
    history.tabs.push({label, versions: [{name: '1.0', document: createDocument(history)}]});
  const load = createTestLoader(folder);
  const lockFile = path.join(folder, 'routes.lock.json');
  const published = new Map<string, Set<string>>();
  const reused = new Set<string>();
  const done: string[] = [];
  const wrong: Wrong[] = [];
  const read = async () => {
    write(folder, history.tabs);
    const site = await load();
    return {site, truth: listTruth(site, history.tabs)};
  };
  const judge = ({site, truth}: Awaited<ReturnType<typeof read>>) => {
    const {redirects, gone} = site.former ?? {redirects: [], gone: []};
    const toAddress = (permalink: string) => permalink.replace(/^\/api\//, '');
    const targets = new Map(redirects.map(({from, to}) => [toAddress(from), toAddress(to)]));
    const answersGone = new Set(gone.map(({from}) => toAddress(from)));
    const lost = new Set(
      site.diagnostics.flatMap(({code, message}) =>
        code === 'route-lost' ? [...message.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) : [],
      ),
    );
    for (const {code, message} of site.diagnostics)
      if (code === 'route-reused') reused.add(/`([^`]+)`/.exec(message)![1]!);
    for (const [address, all] of published)
      for (const was of all) {
        const target = targets.get(address);
        const is = truth.get(target ?? address);
        const answers =
          target !== undefined && (truth.has(address) || !truth.has(target))
            ? `leads to ${target}, which is ${truth.has(address) ? 'hidden by a page' : 'no page'}`
            : is === was || (is !== undefined && reused.has(address)) || answersGone.has(address)
              ? undefined
              : is === undefined
                ? // What led to it is not named again.
                  [...lost].some((one) => published.get(one)?.has(was))
                  ? undefined
                  : 'nothing'
                : is;
        if (answers !== undefined) wrong.push({seed, edits: [...done], address, was, answers});
      }
  };
  const record = async ({site, truth}: Awaited<ReturnType<typeof read>>) => {
    const addressed = toAddressedSite(site.tabs, PATHS);
    const lock = recordRoutes(addressed, site.published?.lock ?? [], {
      today: '2026-01-31',
      gone: 'all',
    });
    fs.writeFileSync(lockFile, formatRoutesLock({addresses: lock, locales: new Map()}));
    for (const [address, is] of truth)
      published.set(address, (published.get(address) ?? new Set()).add(is));
    if (!readsAgain) return;
    const after = await read();
    judge(after);
    const left = after.site.diagnostics.filter(
      ({code}) => code.startsWith('route-') && code !== 'route-collision',
    );
    for (const {message} of left)
      wrong.push({seed, edits: [...done], address: '', was: 'after writing', answers: message});
  };
  await record(await read());
  while (done.length < edits) {
    const name = pick(history, Object.keys(EDITS));
    if (EDITS[name]!(history) === false) continue;
    done.push(name);
    const state = await read();
    judge(state);
    await record(state);
  }

  fs.rmSync(folder, {recursive: true});
  return wrong;
}
