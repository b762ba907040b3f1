import fs from 'node:fs';
import path from 'node:path';
import {loadConfig} from '../../config/load';
import type {Config, RemoteTab} from '../../config/types';
import {formatReport} from '../../diagnostics/report';
import {listSome, quote} from '../../diagnostics/text';
import type {Diagnostic} from '../../diagnostics/types';
import {readArguments, COMMON_OPTIONS, type CommandRule} from '../arguments';
import {loadCheckedSite} from '../check/site';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import type {Terminal} from '../terminal';
import {toRootPath} from '../../config/findFile';
import {slugify} from '../../config/slugify';
import {findWrongSource} from '../../config/sources';
import type * as PullDocument from './pullDocument';
import type {PullSettings} from './pullDocument';

/** The `pull` command. */
export async function runPull(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, PULL);
  if (parsed.kind === 'problem') return explain(parsed.message, terminal);
  const {values, operands} = parsed;
  if (values.help) {
    terminal.write(formatHelp(PULL));
    return EXIT.ok;
  }
  const seconds = values.timeout ?? '120';
  if (!/^[1-9]\d{0,4}$/.test(seconds))
    return explain(`\`--timeout\` takes a number of seconds, not \`${seconds}\`.`, terminal);
  if (values.check && (values.force || values['allow-errors']))
    return explain(
      '`--check` writes nothing, so it cannot be combined with `--force` or `--allow-errors`.',
      terminal,
    );
  const target = path.resolve(terminal.cwd, values.site ?? '.');
  if (!fs.existsSync(target)) return explain(`There is no folder \`${values.site}\`.`, terminal);
  const settings: PullSettings = {
    ...(operands[0] !== undefined && {name: operands[0]}),
    check: values.check ?? false,
    force: values.force ?? false,
    allowErrors: values['allow-errors'] ?? false,
    seconds: Number(seconds),
  };
  return pullSite(target, settings, terminal);
}

function explain(sentence: string, terminal: Terminal): number {
  terminal.writeError(`${sentence} \`${PROGRAM} pull --help\` shows how.\n`);
  return EXIT.usage;
}

/** Pulls the documents of every instance of the plugin, one after the other. */
async function pullSite(
  target: string,
  settings: PullSettings,
  terminal: Terminal,
): Promise<number> {
  const {contexts} = await loadCheckedSite(target);
  const configs: {config: Config; maxFileSize?: number}[] = [];
  for (const context of contexts) {
    const config = await readConfig(context, terminal);
    if (!config) return EXIT.usage;
    configs.push({config, maxFileSize: context.maxFileSize});
  }
  const jobs: {config: Config; tab: RemoteTab; maxFileSize?: number}[] = [];
  for (const {config, maxFileSize} of configs) {
    const tabs = selectTabs(config, settings.name);
    if (typeof tabs === 'string') return explain(tabs, terminal);
    jobs.push(...tabs.map((tab) => ({config, tab, maxFileSize})));
  }
  if (jobs.length === 0)
    return explain(
      toNothing(
        configs.map(({config}) => config),
        settings.name,
      ),
      terminal,
    );
  // The HTTP client is loaded here, not by every command.
  const {pullDocument} = require('./pullDocument') as typeof PullDocument;
  const interrupted = new AbortController();
  terminal.onInterrupt(() => interrupted.abort());
  let code: number = EXIT.ok;
  for (const job of jobs) {
    if (interrupted.signal.aborted) break;
    code = Math.max(
      code,
      await pullDocument({...job, ...settings, signal: interrupted.signal}, terminal),
    );
  }
  return interrupted.signal.aborted ? EXIT.failed : code;
}

/** Undefined, after reporting why, if docs.json is wrong. A document need not exist yet. */
async function readConfig(
  {siteDir, docsJson}: {siteDir: string; docsJson: string},
  terminal: Terminal,
): Promise<Config | undefined> {
  const found: Diagnostic[] = [];
  const config = await loadConfig({siteDir, docsJson}, (finding) => found.push(finding));
  const errors = found.filter(
    ({severity, code}) => severity === 'error' && code !== 'config-source-missing',
  );
  if (errors.length === 0) return config;
  terminal.writeError(`${formatReport(errors, {colors: terminal.color})}\n`);
  return undefined;
}

function toNothing(configs: readonly Config[], name: string | undefined): string {
  const names = configs.flatMap(({remotes}) => remotes.map(({label}) => label));
  if (names.length === 0)
    return 'No tab of docs.json has a `remote`. Add "remote": {"url": "https://…"} beside `source`.';
  return `No tab that has a \`remote\` is called ${quote(name ?? '')}; there ${names.length === 1 ? 'is' : 'are'} ${listSome([...new Set(names)])}.`;
}

/**
 * Selects the tabs to pull, one for each document; a name is the label of a tab, its id or its
 * source. Returns a sentence if a name is wrong.
 */
function selectTabs(
  {rootDir, remotes}: Pick<Config, 'rootDir' | 'remotes'>,
  name: string | undefined,
): RemoteTab[] | string {
  const bySource = new Map<string, RemoteTab>();
  for (const tab of remotes) {
    if (name !== undefined && !isCalled(tab, name)) continue;
    const wrong = findWrongSource(rootDir, tab.source);
    if (wrong) return wrong.message;
    const source = toRootPath(rootDir, tab.source);
    const other = bySource.get(source);
    if (other && other.remote.url !== tab.remote.url)
      return `${quote(source)} has two remotes, ${quote(other.remote.url)} and ${quote(tab.remote.url)}.`;
    bySource.set(source, other ?? {...tab, source});
  }
  return [...bySource.values()];
}

function isCalled({label, tabId, source, version}: RemoteTab, name: string): boolean {
  const names = [label, slugify(label), tabId, version?.family, source];
  return names.some((candidate) => candidate?.toLowerCase() === name.toLowerCase());
}

const PULL = {
  name: 'pull',
  operands: '[tab]',
  maxOperands: 1,
  summary: 'Fetch the documents that have a `remote` in docs.json.',
  description: [
    'Fetches each document and the files that it refers to, checks them, and writes the document unchanged to `source` and its other files into a folder beside it, such as `openapi.files`. docs.lock.json records what was written. Only this command fetches documents: `check`, `start` and `build` read only files. Name a tab by its label, its id or its source; by default, all tabs that have a `remote` are fetched.',
    'Writes either all files of a document or none. A document with errors is not written, and files that were edited by hand are not overwritten. Credentials come from environment variables. Only public addresses are connected to, unless `remote` in docs.json names a private host or has "privateNetwork": true. HTTP_PROXY, HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS are respected.',
    'Exit codes: 0 pulled or unchanged, 1 nothing was written because of errors in a document or edits by hand, or --check found a change, 2 wrong arguments, an error in docs.json or a missing environment variable, 3 a document could not be fetched or written.',
  ],
  options: {
    check: {
      type: 'boolean',
      help: 'Write nothing; exit with 1 if a document has changed on its server.',
    },
    force: {type: 'boolean', help: 'Overwrite files that were edited by hand.'},
    'allow-errors': {type: 'boolean', help: 'Also write documents that have errors.'},
    timeout: {
      type: 'string',
      value: 'SECONDS',
      help: 'Time limit for a document with all its files (default 120).',
    },
    site: {
      type: 'string',
      value: 'FOLDER',
      help: 'The folder of docs.json or one inside it; by default, the current folder.',
    },
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'pull', says: 'fetch all documents that have a remote'},
    {command: 'pull "Admin API"', says: 'fetch the document of one tab'},
    {command: 'pull --check', says: 'fail if a document has changed, for a scheduled job'},
  ],
} as const satisfies CommandRule;
