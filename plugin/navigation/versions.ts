import type {ConfigContext} from '../config/fields';
import {
  completeMatches,
  createFinder,
  type Matches,
  matchOperations,
} from '../compare/matchOperations';
import type {TabConfig, TabVersion} from '../config/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {toPointer} from '../document/pointer';
import type {ApiReference, Operation, OperationId} from '../model/types';
import {toTabPath} from './tabPaths';
import {toBase} from './toBase';
import type {PageVersions, TabNavigation, VersionEntry} from './types';

/** A tab whose documents may be unusable. */
export type UnfinishedTab = {
  config: TabConfig;
  reference?: ApiReference;
  navigation?: TabNavigation;
};
export type Versioned<T> = T & {config: {version: TabVersion}};
/**
 * Links the pages of each version to the same operations in the other versions of their tab. A
 * version whose pages would have the addresses of operations is reported and left out.
 * @param contents of all tabs
 */
export function linkVersions<T extends UnfinishedTab>(
  contents: readonly T[],
  findings: ConfigContext,
): T[] {
  const linked = new Map<T, T | undefined>();
  for (const family of listFamilies(contents)) {
    const usable = withoutClashes(family, findings);
    for (const content of family) linked.set(content, undefined);
    for (const [content, navigation] of linkFamily(usable, findings))
      linked.set(content, {...content, navigation});
  }
  return contents.flatMap((content) =>
    linked.has(content) ? (linked.get(content) ?? []) : content,
  );
}

/** The tabs that have versions, each as the list of its versions in the order of docs.json. */
export function listFamilies<T extends UnfinishedTab>(contents: readonly T[]): Versioned<T>[][] {
  const families = new Map<string, Versioned<T>[]>();
  for (const content of contents) {
    if (!isVersioned(content)) continue;
    const {family} = content.config.version;
    families.set(family, [...(families.get(family) ?? []), content]);
  }
  return [...families.values()];
}

function isVersioned<T extends UnfinishedTab>(content: T): content is Versioned<T> {
  return content.config.version !== undefined;
}

/**
 * The versions of a tab, except those whose path is the start of a route in the current version.
 */
function withoutClashes<T extends UnfinishedTab>(
  family: readonly Versioned<T>[],
  {locate, report}: ConfigContext,
): Versioned<T>[] {
  const current = family.find(({config}) => config.version.isCurrent)?.navigation;
  const owners = new Map<string, string>();
  for (const {permalink, operation} of current?.pages ?? []) {
    const segment = toFirstSegment(permalink, current);
    if (!owners.has(segment)) owners.set(segment, operation.key);
  }
  for (const {permalink, group} of current?.tagPages ?? [])
    owners.set(toFirstSegment(permalink, current), group.label);
  return family.filter(({config: {tabId, version}}) => {
    const owner = owners.get(version.segment.toLowerCase());
    if (version.isCurrent || owner === undefined) return true;
    const field = Object.hasOwn(version.said, 'path') ? 'path' : 'version';
    let proposal = `v-${version.segment}`;
    while (owners.has(proposal.toLowerCase())) proposal = `v-${proposal}`;
    report(
      toDiagnostic('config-version', {
        tabId,
        source: locate(`${version.pointer}/${field}`),
        message: `The pages of the version \`${version.name}\` would be below \`${version.segment}\`, where the page of \`${owner}\` is.`,
        help: `Add "path": ${JSON.stringify(proposal)}.`,
      }),
    );
    return false;
  });
}

/** The first segment of a permalink below its tab, in lower case; empty for a page elsewhere. */
export function toFirstSegment(
  permalink: string,
  navigation: Pick<TabNavigation, 'overview' | 'top'> | undefined,
): string {
  const path = navigation ? toTabPath(permalink, toBase(navigation)) : '';
  const [segment = ''] = path.split('/', 1);
  return segment.toLowerCase();
}

/** The navigation of each version, with its links to the others. */
function linkFamily<T extends UnfinishedTab>(
  family: readonly Versioned<T>[],
  findings: ConfigContext,
): [Versioned<T>, TabNavigation | undefined][] {
  const list = family.flatMap(({config: {version}, navigation}): VersionEntry[] =>
    navigation ? [toEntry(version, navigation.overview)] : [],
  );
  checkOrder(family, findings);
  for (const [index, {config}] of family.entries())
    checkRenames(config, family[index]?.reference, family[index + 1]?.reference, findings);
  const toMatches = createMatcher(family);
  return family.map((content, index) => {
    const {navigation} = content;
    if (!navigation || list.length < 2) return [content, navigation];
    const links = new Map<OperationId, PageVersions>();
    for (const [other, {config, navigation: target}] of family.entries()) {
      if (other === index || !target) continue;
      const permalinks = new Map(target.pages.map((page) => [page.operation.id, page.permalink]));
      for (const [from, to] of toMatches(index, other)) {
        const permalink = permalinks.get(to.id);
        if (permalink !== undefined)
          links.set(from.id, {...links.get(from.id), [config.version.name]: permalink});
      }
    }
    return [content, {...navigation, versions: {list, links}}];
  });
}

/** Reports what contradicts the order of the versions, which decides the current one. */
function checkOrder(
  family: readonly Versioned<UnfinishedTab>[],
  {locate, report}: ConfigContext,
): void {
  let above: {name: string; date: string} | undefined;
  for (const {config} of family) {
    const {tabId, version} = config;
    const {name, pointer, banner, date, isCurrent} = version;
    const warn = (field: 'banner' | 'date', message: string, help: string) =>
      report(
        toDiagnostic('config-version-order', {
          tabId,
          source: locate(`${pointer}/${field}`),
          message,
          help,
        }),
      );
    if (isCurrent && banner === 'unmaintained')
      warn(
        'banner',
        `\`${name}\` is the current version, but has the banner "unmaintained".`,
        'Remove "banner", or list the version that replaces it above.',
      );
    if (date === undefined) continue;
    if (above && date > above.date)
      warn(
        'date',
        `\`${name}\` has the date ${date}, but is listed below \`${above.name}\`, which has the date ${above.date}.`,
        'List the newest version first, or correct the date.',
      );
    else above = {name, date};
  }
}

function toEntry({name, label, banner, isCurrent}: TabVersion, overview: string): VersionEntry {
  return {name, label, overview, ...(banner && {banner}), ...(isCurrent && {isCurrent})};
}

/**
 * Matches the operations of any two versions, given by their positions in the list. Renames between
 * the two are followed from version to version.
 */
function createMatcher<T extends UnfinishedTab>(
  family: readonly Versioned<T>[],
): (from: number, to: number) => Matches<Operation> {
  const operations = family.map(({reference}) => reference?.operations ?? []);
  const steps = family.map(({config}, index) =>
    matchOperations(operations[index + 1] ?? [], operations[index] ?? [], config.version.renames),
  );
  const toNewer = (from: number, to: number): Matches<Operation> => {
    let matches = steps[from - 1] ?? NOTHING;
    for (let index = from - 2; index >= to; index--) matches = follow(matches, steps[index]);
    return completeMatches(matches, operations[from] ?? [], operations[to] ?? []);
  };
  return (from, to) =>
    from > to
      ? toNewer(from, to)
      : new Map([...toNewer(to, from)].map(([older, newer]) => [newer, older]));
}

const NOTHING: Matches<Operation> = new Map();

function follow(
  matches: Matches<Operation>,
  next: Matches<Operation> = NOTHING,
): Matches<Operation> {
  return new Map(
    [...matches].flatMap(([from, to]) => {
      const further = next.get(to);
      return further === undefined ? [] : [[from, further]];
    }),
  );
}

/** `renames` contain operations of two documents. */
function checkRenames(
  {tabId, version}: {tabId: string; version: TabVersion},
  reference: ApiReference | undefined,
  older: ApiReference | undefined,
  {locate, report}: ConfigContext,
): void {
  if (!reference || version.renames.size === 0) return;
  const [find, findOlder] = [
    createFinder(reference.operations),
    older && createFinder(older.operations),
  ];
  for (const [before, after] of version.renames) {
    const wrong =
      older && !findOlder?.(before)
        ? {name: before, operations: older.operations, where: 'The version below it'}
        : find(after)
          ? undefined
          : {name: after, operations: reference.operations, where: 'The version'};
    if (!wrong) continue;
    const {name, operations, where} = wrong;
    const nearest = suggest(
      name,
      operations.flatMap(({key, operationId}) => [key, ...(operationId ? [operationId] : [])]),
    );
    report(
      toDiagnostic('config-rename-unmatched', {
        tabId,
        source: locate(`${version.pointer}/renames${toPointer(before)}`),
        message: `${where} has no operation \`${name}\`.`,
        help:
          nearest === undefined
            ? 'Write the operationId, or the method, a space and the path.'
            : `Did you mean \`${nearest}\`?`,
      }),
    );
  }
}
