import fs from 'node:fs';
import path from 'node:path';
import type * as PullDocument from './pullDocument';
import {loadConfig} from '../../config/load';
import type {Config, RemoteTab} from '../../config/types';
import {formatReport} from '../../diagnostics/report';
import {listSome, quote} from '../../diagnostics/text';
import type {Diagnostic} from '../../diagnostics/types';
import {readArguments} from '../arguments';
import {loadCheckedSite} from '../check/site';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import type {Terminal} from '../terminal';
import {PULL} from './command';
import {selectTabs} from './selectTabs';
import type {PullSettings} from './settings';

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
