import path from 'node:path';
import {toRoutesFileName} from '../../config/routesFile';
import {type ContentContext, createPipeline} from '../../content';
import {formatReport} from '../../diagnostics/report';
import {count, escapeControls} from '../../diagnostics/text';
import type {Diagnostic} from '../../diagnostics/types';
import {isAddress, isPlace} from '../../routes/isAddress';
import {formatRoutesLock, readLocks, type RoutesLocks} from '../../routes/lock';
import {recordRoutes, type RecordOptions} from '../../routes/recordRoutes';
import {resolveRoutes, type ResolvedRoutes} from '../../routes/resolveRoutes';
import {isSameLock, toAddressedSite} from '../../routes/site';
import type {LockedAddress, RoutesLock} from '../../routes/types';
import type {Site} from '../../types';
import {readArguments} from '../arguments';
import {type CheckedContext, loadCheckedSite} from '../check/site';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import {sayReading, type Terminal} from '../terminal';
import {DEFAULT_OPTIONS} from '../../options';
import {writeWhole} from '../writeWhole';
import {ROUTES} from './command';

type Settings = {
  isWriting: boolean;
  isVerbose: boolean;
  said: Required<Pick<RecordOptions, 'gone' | 'moved' | 'successors'>>;
  /** Addresses that the arguments name and that no lock has, so far. */
  unknown: Set<string>;
};

/** The `routes` command. */
export async function runRoutes(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, ROUTES);
  if (parsed.kind === 'problem') return explain(parsed.message, terminal);
  const {values, operands} = parsed;
  if (values.help) {
    terminal.write(formatHelp(ROUTES));
    return EXIT.ok;
  }
  const said = readSaid(values);
  if (typeof said === 'string') return explain(said, terminal);
  const target = path.resolve(terminal.cwd, operands[0] ?? '.');
  const {contexts} = await loadCheckedSite(
    target,
    values['no-code'] ? {routeBasePath: DEFAULT_OPTIONS.routeBasePath} : undefined,
  );
  const settings = {
    isWriting: values.write ?? false,
    isVerbose: values.verbose ?? false,
    said,
    unknown: new Set([...(said.gone === 'all' ? [] : said.gone), ...said.moved.keys()]),
  };
  let code: number = EXIT.ok;
  for (const context of contexts)
    code = Math.max(code, await handleInstance(context, settings, terminal));
  const [unknown] = settings.unknown;
  return unknown === undefined || code === EXIT.usage
    ? code
    : explain(
        `No published address is \`${unknown}\`, so that nothing was recorded of it.`,
        terminal,
      );
}

function explain(sentence: string, terminal: Terminal): number {
  terminal.writeError(`${sentence} \`${PROGRAM} routes --help\` shows how.\n`);
  return EXIT.usage;
}

/** A sentence if an argument is wrong. */
function readSaid({
  write = false,
  gone = [],
  moved = [],
}: {
  write?: boolean;
  gone?: string[];
  moved?: string[];
}): Settings['said'] | string {
  if (!write && gone.length + moved.length > 0)
    return '`--gone` and `--moved` are recorded only with `--write`.';
  const pairs = [...gone.filter((one) => one.includes('=')), ...moved].map(
    (pair) => pair.split('=').map(trim) as [string, string?],
  );
  const single = moved.find((pair) => !pair.includes('='));
  if (single !== undefined) return `\`--moved\` takes FROM=TO, not \`${single}\`.`;
  const names = [...gone.filter((one) => !one.includes('=')).map(trim), ...pairs.flat()];
  const wrong = names.find((name) => name === undefined || !(isAddress(name) || isPlace(name)));
  if (wrong !== undefined) return `\`${wrong}\` is not an address such as \`default/pets/get\`.`;
  const isMoved = (_: unknown, index: number) => index >= pairs.length - moved.length;
  return {
    gone: gone.includes('all') ? 'all' : gone.map((one) => trim(one.split('=', 1)[0] ?? '')),
    successors: new Map(pairs.filter((pair, index) => !isMoved(pair, index)) as [string, string][]),
    moved: new Map(pairs.filter(isMoved) as [string, string][]),
  };
}

/** Addresses are also copied from the browser. */
function trim(address: string): string {
  return address.trim().replace(/\/+$/, '');
}

/** Of an address that the arguments name: what the lock or the site calls it. */
function toKnown(
  {gone, moved, successors}: Settings['said'],
  known: ReadonlySet<string>,
): Settings['said'] {
  const find = (address: string) =>
    known.has(address) ? address : address.replace(/^\/(?=[^/])/, '');
  const findBoth = ([from, to]: [string, string]): [string, string] => [find(from), find(to)];
  return {
    gone: gone === 'all' ? gone : gone.map(find),
    moved: new Map([...moved].map(findBoth)),
    successors: new Map([...successors].map(findBoth)),
  };
}

/** One instance of the plugin, in all languages of the site that have documents of their own. */
async function handleInstance(
  {languages, ...context}: CheckedContext,
  settings: Settings,
  terminal: Terminal,
): Promise<number> {
  const found: Diagnostic[] = [];
  const load = async (own: ContentContext): Promise<Site> => {
    const site = await createPipeline({...own, onRead: sayReading(terminal)}).load();
    for (const one of site.diagnostics.filter(isFault)) found.push(one);
    return site;
  };
  const site = await load(context);
  const {config} = site;
  const others = new Map<string, Site>();
  for (const {locale, localizedDir} of (config && languages) ?? [])
    others.set(locale, await load({...context, locale, localizedDir}));
  const name = toRoutesFileName(context.pluginId);
  const problems: Diagnostic[] = [];
  const locks: RoutesLocks | undefined = config?.routes
    ? readLocks(config.routes, (one) => problems.push(one), {isMerging: settings.isWriting})
    : {addresses: [], locales: new Map()};
  for (const {address} of [locks?.addresses ?? [], ...(locks?.locales.values() ?? [])].flat())
    for (const name of [address, `/${address}`]) settings.unknown.delete(name);
  const faults = [...found, ...problems].filter(({severity}) => severity === 'error');
  if (!config || !locks || faults.length > 0) {
    terminal.writeError(`${formatReport(faults, {colors: terminal.color})}\n`);
    return EXIT.usage;
  }
  if (!settings.isWriting && !config.routes) {
    terminal.write(
      `${toListing(toAddressedSite(site.tabs, context).pages, settings)}\n\nThere is no ${name}: \`${PROGRAM} routes --write\` makes it, and from then on no published address is lost without notice.\n`,
    );
    return EXIT.ok;
  }
  const tellAll = (addresses: RoutesLock, locales: RoutesLocks['locales']): number =>
    Math.max(
      tell({site, lock: addresses}, context, settings, terminal),
      ...[...others].map(([locale, one]) =>
        tell(
          {site: one, lock: locales.get(locale) ?? addresses, locale},
          context,
          settings,
          terminal,
        ),
      ),
    );
  if (!settings.isWriting) return tellAll(locks.addresses, locks.locales);
  const today = new Date().toISOString().slice(0, 10);
  const record = (one: Site, lock: RoutesLock) => {
    const addressed = toAddressedSite(one.tabs, context);
    const known = new Set([...lock, ...addressed.pages].map(({address}) => address));
    return recordRoutes(addressed, lock, {...toKnown(settings.said, known), today});
  };
  const written = record(site, locks.addresses);
  const locales = languages
    ? recordLocales(locks, written, (locale, lock) => record(others.get(locale) ?? site, lock), [
        ...others.keys(),
      ])
    : // Without the configuration of the site, their documents are unknown.
      locks.locales;
  const file = path.join(config.rootDir, name);
  const text = formatRoutesLock({addresses: written, locales, patterns: locks.patterns});
  const isChanged = text !== config.routes?.text;
  if (isChanged)
    writeWhole(file, text, {isNew: config.routes === undefined, start: context.siteDir});
  terminal.write(`${isChanged ? 'Wrote' : 'Kept'} ${name}.\n`);
  return tellAll(written, locales);
}

/**
 * The addresses of languages, as far as they are not those of the site. One that no longer has
 * documents of its own keeps what it had with them.
 */
function recordLocales(
  {addresses, locales}: RoutesLocks,
  written: RoutesLock,
  record: (locale: string, lock: RoutesLock) => LockedAddress[],
  others: readonly string[],
): RoutesLocks['locales'] {
  const names = new Set([...others, ...locales.keys()]);
  return new Map(
    [...names].flatMap((locale): [string, LockedAddress[]][] => {
      const own = record(locale, locales.get(locale) ?? addresses);
      return isSameLock(own, written) ? [] : [[locale, own]];
    }),
  );
}

/** Errors of the documents and of docs.json, after which it is unknown which pages there are. */
function isFault({severity, code}: Diagnostic): boolean {
  return severity === 'error' && !code.startsWith('route-') && code !== 'routes-lock';
}

/**
 * Says what is not as it was published. Other languages differ in little, so only what they alone
 * can lose is said of them.
 */
function tell(
  {site, lock, locale}: {site: Site; lock: RoutesLock; locale?: string},
  context: ContentContext,
  settings: Settings,
  terminal: Terminal,
): number {
  const resolved = resolveRoutes(toAddressedSite(site.tabs, context), lock);
  const isShown = locale === undefined || resolved.lost.length > 0;
  const title = locale === undefined ? '' : `\nIn the language ${locale}: `;
  if (isShown) terminal.write(`${title}${formatRoutes(resolved, lock, settings)}\n`);
  return resolved.lost.length > 0 ? EXIT.findings : EXIT.ok;
}

const SHOWN = 20;

function formatRoutes(
  {added, moved, lost, gone, reused}: ResolvedRoutes,
  lock: RoutesLock,
  settings: Settings,
): string {
  const published = lock.filter(({former}) => !former).length;
  const redirects = lock.filter(({former}) => former?.kind === 'moved').length;
  const sums = [
    `${count(published, 'published address', 'published addresses')}`,
    ...(redirects > 0 ? [count(redirects, 'redirect')] : []),
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
  ];
  const section = (title: string, lines: readonly string[], help = ''): string[] => {
    if (lines.length === 0) return [];
    const more = settings.isVerbose ? 0 : Math.max(0, lines.length - SHOWN);
    return [
      [
        `${title} (${lines.length})`,
        ...lines.slice(0, lines.length - more).map((line) => `  ${escapeControls(line)}`),
        ...(more > 0 ? [`  … and ${more} more; \`--verbose\` lists them all.`] : []),
        ...(help === '' ? [] : [help]),
      ].join('\n'),
    ];
  };
  return [
    `${sums.join(', ')}.`,
    ...section(
      'Lost',
      lost.map(describe),
      `Record them with \`${PROGRAM} routes --write --gone ADDRESS\` (or \`all\`) or \`--moved FROM=TO\`.`,
    ),
    ...section(
      'Now the address of another page',
      reused.filter(({isRecorded}) => !isRecorded).map(({record}) => describe(record)),
    ),
    ...section(
      'Moved',
      moved.map(({record, to}) => `${record.address} → ${to.address}`),
    ),
    ...section(
      'New',
      added.map(({address}) => address),
    ),
  ].join('\n\n');
}

function toListing(pages: readonly LockedAddressLike[], {isVerbose}: Settings): string {
  const shown = isVerbose ? pages : pages.slice(0, SHOWN);
  return [
    count(pages.length, 'address', 'addresses'),
    ...shown.map((page) => `  ${escapeControls(describe(page))}`),
    ...(shown.length < pages.length
      ? [`  … and ${pages.length - shown.length} more; \`--verbose\` lists them all.`]
      : []),
  ].join('\n');
}

type LockedAddressLike = Pick<LockedAddress, 'address' | 'operation' | 'title'>;

function describe({address, operation, title}: LockedAddressLike): string {
  return `${address}  ${operation ? `${operation.method} ${operation.path}  ` : ''}${title}`;
}
