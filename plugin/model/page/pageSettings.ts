import {present} from '../../document/present';
import type {ApiReference, Operation, PageSettings, SampleChoice, TryItMode} from '../types';

/** One mode for all operations, or modes by method; `*` is every other method. */
type ModeRule = TryItMode | {readonly [method: string]: TryItMode};

/** What a site decides about operations: for the site, an API, a tag or an operation. */
export type PageRule = {tryIt?: {mode?: ModeRule}; samples?: readonly SampleChoice[]};

/** What applies to the operations of a tab. */
export type PageRules = {
  /** The options of the plugin. */
  site: PageRule;
  tab: PageRule & {
    tags?: ReadonlyMap<string, PageRule>;
    /** By `METHOD /path`. */
    overrides: ReadonlyMap<string, PageRule>;
  };
};

/** What readers can do, from little to much. */
const MODES: readonly TryItMode[] = ['none', 'samples', 'full'];

/**
 * Decides the mode of Try It and the languages of samples of each operation. The nearest rule of
 * docs.json wins. Without one, the document decides, within the options of the plugin. Operations
 * that nothing changes stay the same objects.
 */
export function withPageSettings(reference: ApiReference, {site, tab}: PageRules): ApiReference {
  const taken = new Set<string>();
  let isChanged = false;
  const operations = reference.operations.map((operation) => {
    if (operation.kind !== 'operation') return operation;
    // A key of docs.json means the first operation that has it.
    const override = taken.has(operation.key) ? undefined : tab.overrides.get(operation.key);
    taken.add(operation.key);
    const tags = operation.tags.map((name) => tab.tags?.get(name));
    const settled = settle(operation, [override, ...tags, tab], site);
    isChanged ||= settled !== operation;
    return settled;
  });
  return isChanged ? {...reference, operations} : reference;
}

function settle(
  operation: Operation,
  rules: readonly (PageRule | undefined)[],
  site: PageRule,
): Operation {
  const {method, page = {}} = operation;
  const mode =
    find(rules, (rule) => toMode(rule.tryIt?.mode, method)) ??
    toLower(toMode(site.tryIt?.mode, method) ?? 'full', page.tryIt ?? 'full');
  const own = find(rules, ({samples}) => samples);
  const samples = own ?? site.samples;
  const tryIt = mode === 'full' ? undefined : mode;
  if (tryIt === page.tryIt && samples === undefined) return operation;
  const {tryIt: _, sampleLanguages, ...rest} = page;
  const settings: PageSettings = present({
    ...rest,
    tryIt,
    // The order of a document is weaker than that of docs.json.
    sampleLanguages: own ? undefined : sampleLanguages,
    samples: samples && [...samples],
  });
  const {page: __, ...bare} = operation;
  return Object.keys(settings).length > 0 ? {...bare, page: settings} : bare;
}

function find<T>(
  rules: readonly (PageRule | undefined)[],
  read: (rule: PageRule) => T | undefined,
): T | undefined {
  for (const rule of rules) {
    const value = rule && read(rule);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Undefined if the rule says nothing about the method. */
function toMode(rule: ModeRule | undefined, method: string): TryItMode | undefined {
  if (rule === undefined || typeof rule === 'string') return rule;
  return Object.hasOwn(rule, method) ? rule[method] : rule['*'];
}

function toLower(one: TryItMode, other: TryItMode): TryItMode {
  return MODES.indexOf(one) < MODES.indexOf(other) ? one : other;
}

/** What the console of a tab can be used with: the servers and operations of requests. */
export type Tried = Pick<ApiReference, 'servers' | 'operations'>;

/**
 * The operations that readers can send, which webhooks are not, and the document's servers, if any of
 * these operations uses them. `isOff`: the site has switched off all of them.
 */
export function listTried({servers, operations}: Tried): Tried & {isOff: boolean} {
  const sendable = operations.filter(({kind}) => kind === 'operation');
  const tried = sendable.filter(({page}) => page?.tryIt === undefined);
  // The document's servers apply to operations without servers of their own.
  const areUsed =
    tried.length === sendable.length || tried.some(({servers: own}) => own === undefined);
  return {
    servers: areUsed ? servers : [],
    operations: tried,
    isOff: tried.length === 0 && sendable.length > 0,
  };
}
