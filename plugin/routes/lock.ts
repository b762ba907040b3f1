/** The text of `routes.lock.json`. */
import {type ParsedConfig, parseConfig} from '../config/parse';
import type {RoutesFile} from '../config/routesFile';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Report, SourceLocation} from '../diagnostics/types';
import {isObject} from '../document/isObject';
import {toPointer} from '../document/pointer';
import {present} from '../document/present';
import type {Json, JsonObject} from '../document/types';
import {isAddress, isPlace} from './isAddress';
import {readPatterns} from './patterns';
import type {AddressKind, AddressPattern, LockedAddress, LockProblem, RoutesLock} from './types';

const FORMAT = 1;

const NOTE =
  'Written by `docusaurus-plugin-api-reference routes --write`. Commit it; do not edit it.';

/** The addresses of the site, and those of languages that have other ones. */
export type RoutesLocks = {
  addresses: RoutesLock;
  /** By the name of the locale. */
  locales: ReadonlyMap<string, RoutesLock>;
  /** Absent: none. */
  patterns?: readonly AddressPattern[];
};

export type ReadLocks = RoutesLocks & {
  /** Finds a place in the file. */
  locate: (pointer: string) => SourceLocation;
};

/**
 * Reads the file; reports what is wrong in it.
 * @param isMerging reads both sides of a merge with conflicts, instead of reporting it
 * @returns undefined if nothing of it can be used
 */
export function readLocks(
  {name, text}: RoutesFile,
  report: Report,
  {isMerging = false} = {},
): ReadLocks | undefined {
  const tell = (source: SourceLocation, message: string, help = RESTORE) =>
    report(toDiagnostic('routes-lock', {source, message, help}));
  const conflict = readConflict(text);
  if (conflict && !isMerging) {
    const line = text.slice(0, text.search(CONFLICT)).split('\n').length;
    tell(
      {file: name, line, column: 1},
      `\`${name}\` has the conflicts of a merge.`,
      'Run `npx docusaurus-plugin-api-reference routes --write`, which keeps the addresses of both sides.',
    );
    return undefined;
  }
  const parsed = conflict
    ? {value: conflict, locate: () => ({file: name})}
    : (parseQuickly(text, name) ??
      parseConfig(text, name, ({source, message}) => tell(source, message)));
  if (!parsed) return undefined;
  const {value, locate} = parsed;
  // Both sides of a conflict may have given an address to pages of their own.
  const locks = readRoutesLock(value, Boolean(conflict), ({pointer, message}) =>
    tell(locate(pointer), message),
  );
  return locks && {...locks, locate};
}

/** Places are rarely asked for, and finding them takes ten times as long. */
function parseQuickly(text: string, file: string): ParsedConfig | undefined {
  let places: ParsedConfig | undefined;
  try {
    return {
      value: JSON.parse(text) as Json,
      locate: (pointer) => {
        places ??= parseConfig(text, file, () => undefined);
        return places?.locate(pointer) ?? {file};
      },
    };
  } catch {
    return undefined;
  }
}

const RESTORE =
  'Correct it, or restore the file from version control and run `npx docusaurus-plugin-api-reference routes --write`.';
const CONFLICT = /^<{7} /m;

/** Reads the value of a lock; what cannot be one is reported, and left out. */
function readRoutesLock(
  value: Json,
  allowsDoubles: boolean,
  report: (problem: LockProblem) => void,
): RoutesLocks | undefined {
  if (!isObject(value) || value.lockVersion !== FORMAT || !Array.isArray(value.addresses)) {
    const version = isObject(value) ? value.lockVersion : undefined;
    report({
      pointer: '/lockVersion',
      message:
        typeof version === 'number' && version > FORMAT
          ? 'A later release has written it.'
          : 'It is not a list of addresses that `routes --write` has written.',
    });
    return undefined;
  }
  const {locales = {}} = value;
  // Without its own list, a language would be compared with the addresses of another one.
  const lists = isObject(locales) ? Object.entries(locales) : [];
  if (!isObject(locales) || lists.some(([, list]) => !Array.isArray(list)))
    report({pointer: '/locales', message: 'It is not a list of addresses for each language.'});
  const read = (list: readonly Json[], pointer: string) =>
    readAddresses(list, pointer, allowsDoubles, report);
  return {
    addresses: read(value.addresses, '/addresses'),
    locales: new Map(
      lists.map(([locale, list]) => [
        locale,
        read(Array.isArray(list) ? list : [], `/locales${toPointer(locale)}`),
      ]),
    ),
    ...present({patterns: readPatterns(value.patterns, report)}),
  };
}

function readAddresses(
  list: readonly Json[],
  pointer: string,
  allowsDoubles: boolean,
  report: (problem: LockProblem) => void,
): LockedAddress[] {
  const live = new Set<string>();
  const read = list.flatMap((entry, index): LockedAddress[] => {
    const place = `${pointer}/${index}`;
    const record = readAddress(entry);
    if (typeof record === 'string') {
      report({pointer: place, message: record});
      return [];
    }
    const {address, former} = record;
    if (!former && live.has(address) && !allowsDoubles) {
      report({pointer: place, message: `\`${address}\` is the address of two pages.`});
      return [];
    }
    if (!former) live.add(address);
    return [{...record, pointer: place}];
  });
  if (!allowsDoubles) return read;
  // What one side of a merge has recorded as moved or gone, the other still has as it was.
  const changed = new Set(read.filter(({former}) => former).map(toIdentity));
  return read.filter((record) => record.former || !changed.has(toIdentity(record)));
}

/** What makes two records of an address the same, whatever became of it. */
export function toIdentity({address, kind, operation, name}: LockedAddress): string {
  const {method, path, operationId} = operation ?? {};
  return JSON.stringify([address, kind, operationId ?? [method, path], name]);
}

const KINDS: ReadonlySet<string> = new Set<AddressKind>([
  'overview',
  'operation',
  'webhook',
  'tag',
  'schemas',
  'schema',
  'deprecations',
  'errors',
  'error',
  'changelog',
]);

function isOfKind(address: string, kind: Json | undefined): boolean {
  return kind === 'error' ? isPlace(address) : isAddress(address);
}

/** A sentence if an entry is not an address. */
function readAddress(entry: Json): LockedAddress | string {
  if (!isObject(entry)) return 'This is not an address.';
  const {address, kind, tab, version, operation, operationId, name, title, facts} = entry;
  if (typeof address !== 'string') return 'The entry has no `address`.';
  if (!isOfKind(address, kind)) return `\`${address}\` cannot be the address of a page.`;
  if (typeof kind !== 'string' || !KINDS.has(kind)) return `\`${address}\` has no known \`kind\`.`;
  if (typeof tab !== 'string' || typeof title !== 'string')
    return `\`${address}\` has no \`tab\` or no \`title\`.`;
  const [, method, path] =
    /^(\S+) (.+)$/s.exec(typeof operation === 'string' ? operation : '') ?? [];
  const isOperation = kind === 'operation' || kind === 'webhook';
  if (isOperation && (method === undefined || path === undefined))
    return `\`${address}\` has no \`operation\` such as \`GET /pets\`.`;
  const former = readFormer(entry);
  if (typeof former === 'string') return `\`${address}\` ${former}`;
  return present({
    address,
    kind: kind as AddressKind,
    tab,
    version: toText(version),
    operation:
      method !== undefined && path !== undefined
        ? present({method, path, operationId: toText(operationId)})
        : undefined,
    name: toText(name),
    title,
    facts: toText(facts),
    former,
  });
}

/** The rest of a sentence if it is wrong. */
function readFormer({kind, moved, gone, to}: JsonObject): LockedAddress['former'] | string {
  if (moved === undefined && gone === undefined) return undefined;
  const day = gone ?? moved;
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day))
    return 'has a day that is not written like `2026-01-31`.';
  if (to !== undefined && (typeof to !== 'string' || !isOfKind(to, kind)))
    return 'moved to what cannot be the address of a page.';
  if (gone === undefined && to === undefined) return 'moved, but has no `to`.';
  return present({kind: gone === undefined ? 'moved' : 'gone', day, to}) as LockedAddress['former'];
}

function toText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The text of a lock: sorted, with a line for each address, so that changes can be merged. */
export function formatRoutesLock({addresses, locales, patterns = []}: RoutesLocks): string {
  const own = [...locales]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([locale, list]) => `    ${JSON.stringify(locale)}: ${formatList(list, '    ')}`);
  return [
    '{',
    `  "note": ${JSON.stringify(NOTE)},`,
    `  "lockVersion": ${FORMAT},`,
    ...(patterns.length > 0
      ? [`  "patterns": [\n${patterns.map((one) => `    ${formatLine(one)}`).join(',\n')}\n  ],`]
      : []),
    `  "addresses": ${formatList(addresses, '  ')}${own.length > 0 ? ',' : ''}`,
    ...(own.length > 0 ? ['  "locales": {', own.join(',\n'), '  }'] : []),
    '}',
    '',
  ].join('\n');
}

function formatList(list: RoutesLock, indent: string): string {
  const lines = list
    .map((entry) => [toSortKey(entry), formatAddress(entry)] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, line]) => `${indent}  ${line}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n${indent}]`;
}

/** The page of an address, then those that it had before. */
function toSortKey({address, former, operation, name = ''}: LockedAddress): string {
  return [address, former?.day ?? '', operation?.method, operation?.path, name].join('\n');
}

function formatAddress(entry: LockedAddress): string {
  const {address, kind, tab, version, operation, name, title, facts, former} = entry;
  const value = present({
    address,
    kind,
    tab,
    version,
    operation: operation && `${operation.method} ${operation.path}`,
    operationId: operation?.operationId,
    name,
    title,
    facts,
    moved: former?.kind === 'moved' ? former.day : undefined,
    gone: former?.kind === 'gone' ? former.day : undefined,
    to: former?.to,
  });
  return formatLine(value);
}

function formatLine(value: object): string {
  return `{${Object.entries(value)
    .map(([field, text]) => `${JSON.stringify(field)}: ${JSON.stringify(text)}`)
    .join(', ')}}`;
}

/**
 * The entries of both sides of a merge that has conflicts, as far as each is on a line of its own.
 * @returns undefined if the text has no conflict
 */
function readConflict(text: string): Json | undefined {
  if (!CONFLICT.test(text)) return undefined;
  const lists: {addresses: Json[]; patterns: Json[]; locales: {[locale: string]: Json[]}} = {
    addresses: [],
    patterns: [],
    locales: {},
  };
  let list = lists.addresses;
  let isBase = false;
  const seen = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    // The state before both sides, which some settings of Git add.
    if (/^\|{7}/.test(line)) isBase = true;
    else if (/^(?:={7}|>{7})/.test(line)) isBase = false;
    const [, field] = /^ {2}"(patterns|addresses)": \[$/.exec(line) ?? [];
    if (field !== undefined) list = field === 'patterns' ? lists.patterns : lists.addresses;
    const [, locale] = /^ {4}("(?:[^"\\]|\\.)*"): \[$/.exec(line) ?? [];
    if (locale !== undefined) {
      const name = JSON.parse(locale) as string;
      list = Object.hasOwn(lists.locales, name) ? (lists.locales[name] ?? []) : [];
      Object.defineProperty(lists.locales, name, {
        value: list,
        enumerable: true,
        configurable: true,
      });
      seen.clear();
    }
    const [, entry] = /^\s*(\{.*\}),?\s*$/.exec(line) ?? [];
    if (entry === undefined || isBase || seen.has(entry)) continue;
    seen.add(entry);
    list.push(parseLine(entry));
  }
  return {lockVersion: FORMAT, ...lists};
}

/** What is not JSON is reported as no address. */
function parseLine(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
