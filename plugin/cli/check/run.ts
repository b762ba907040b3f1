import fs from 'node:fs';
import path from 'node:path';
import {createPipeline} from '../../content';
import type {Diagnostic} from '../../diagnostics/types';
import {readArguments} from '../arguments';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import {sayReading, type Terminal} from '../terminal';
import {applyBaseline, readBaseline, writeBaseline} from './baseline';
import {CHECK} from './command';
import {explainExtensions, explainRule, EXTENSIONS} from './explain';
import type {AddressChanges} from './against/addresses';
import {type TabComparison, compareTabs} from './against/compareTabs';
import {
  type CheckResult,
  type InstanceContent,
  isBelow,
  mergeContents,
  sortFindings,
  toCheckResult,
  toExitCode,
} from './result';
import {findNotInspected} from './inspect';
import {publish} from './publish';
import type {Setup} from './setupReport';
import {toSettings, type CheckSettings} from './settings';
import {type CheckedSite, loadCheckedSite} from './site';
import {createFileWatch, toWatchedFiles, toWatchedFolders} from './watch';

/**
 * Runs the `check` command. `setup` describes what another command did before it, for the setup
 * report.
 */
export async function runCheck(
  argv: string[],
  terminal: Terminal,
  setup: Setup = {filesChanged: [], commandsRun: [[PROGRAM, 'check', ...argv].join(' ')]},
): Promise<number> {
  const parsed = readArguments(argv, CHECK);
  const explain = parsed.kind === 'values' ? parsed.values.explain : undefined;
  if (explain !== undefined && explain !== EXTENSIONS) return tellRule(explain, terminal);
  const settings =
    parsed.kind === 'problem'
      ? parsed.message
      : parsed.values.help
        ? undefined
        : toSettings(parsed.values, parsed.operands, terminal);
  if (settings === undefined) {
    terminal.write(formatHelp(CHECK));
    return EXIT.ok;
  }
  if (typeof settings === 'string') {
    terminal.writeError(`${settings} \`${PROGRAM} check --help\` shows how.\n`);
    return EXIT.usage;
  }
  if (!fs.statSync(settings.target, {throwIfNoEntry: false})) {
    terminal.writeError(
      `There is no folder or file \`${parsed.kind === 'values' ? parsed.operands[0] : ''}\`.\n`,
    );
    return EXIT.usage;
  }
  const site = await loadCheckedSite(settings.target, settings.noCode);
  if (explain !== undefined) {
    const text = await explainExtensions(site);
    if (text === undefined)
      terminal.writeError(`No document could be read; \`${PROGRAM} check\` says why.\n`);
    else terminal.write(`${text}\n`);
    return text === undefined ? EXIT.usage : EXIT.ok;
  }
  if (settings.against.length > 0) return listChanges(site, settings, terminal, setup);
  const loaders = createLoaders(site, settings, terminal);
  const rootDir = path.dirname(site.contexts[0].docsJson);
  const checkOnce = async (): Promise<Checked> => {
    const contents: InstanceContent[] = [];
    for (const {context, load} of loaders) contents.push({context, content: await load()});
    const merged = mergeContents(contents, rootDir);
    const result = withBaseline(
      toCheckResult(
        {
          ...merged,
          diagnostics: [...site.diagnostics, ...merged.diagnostics].filter(
            ({code}) => !setup.announced?.includes(code),
          ),
        },
        settings.inspect,
      ),
      rootDir,
      settings,
    );
    if (typeof result === 'string') {
      terminal.writeError(`${result}\n`);
      return {code: EXIT.usage, contents};
    }
    await publish(hideMinor(result, settings), settings, terminal, {rootDir, setup});
    const missing = findNotInspected(merged.tabs, settings.inspect);
    if (missing !== undefined) terminal.writeError(`${missing}\n`);
    return {
      code: missing === undefined ? toExitCode(result.findings, settings.failOn) : EXIT.usage,
      contents,
    };
  };
  if (!settings.watch) return (await checkOnce()).code;
  await checkAgain(
    checkOnce,
    site.contexts.map(({docsJson}) => docsJson),
    terminal,
  );
  return EXIT.ok;
}

function createLoaders({contexts}: CheckedSite, {watch}: CheckSettings, terminal: Terminal) {
  return contexts.map((context) => ({
    context,
    load: createPipeline({
      ...context,
      // It keeps models in memory, and every edit would be written.
      ...(watch && {modelCache: undefined}),
      comparesFacts: true,
      onRead: sayReading(terminal),
    }).load,
  }));
}

/** Lists the changes of all instances of the plugin, for `--against`. */
async function listChanges(
  {contexts}: CheckedSite,
  settings: CheckSettings,
  terminal: Terminal,
  setup: Setup,
): Promise<number> {
  const comparisons: TabComparison[] = [];
  const diagnostics: Diagnostic[] = [];
  const addresses: AddressChanges = {moved: [], gone: [], added: []};
  for (const context of contexts) {
    const compared = await compareTabs(context, settings.against, terminal.cwd, {
      urls: settings.urls,
    });
    if (typeof compared === 'string') {
      terminal.writeError(`${compared}\n`);
      return EXIT.usage;
    }
    for (const item of compared.comparisons) comparisons.push(item);
    for (const item of compared.diagnostics) diagnostics.push(item);
    for (const item of compared.addresses?.moved ?? []) addresses.moved.push(item);
    for (const item of compared.addresses?.gone ?? []) addresses.gone.push(item);
    for (const item of compared.addresses?.added ?? []) addresses.added.push(item);
  }
  const findings = sortFindings(diagnostics);
  const result = {
    findings,
    hidden: 0,
    known: 0,
    gone: 0,
    tabs: [],
    inspections: [],
    comparisons,
    ...toChanged(addresses),
  };
  const rootDir = path.dirname(contexts[0].docsJson);
  await publish(result, settings, terminal, {rootDir, setup});
  return toExitCode(findings, settings.failOn);
}

/** Nothing where no address has changed. */
function toChanged(addresses: AddressChanges): {addresses?: AddressChanges} {
  return Object.values(addresses).some((list) => list.length > 0) ? {addresses} : {};
}

function tellRule(name: string, terminal: Terminal): number {
  const {kind, text} = explainRule(name);
  if (kind === 'text') terminal.write(`${text}\n`);
  else terminal.writeError(`${text}\n`);
  return kind === 'text' ? EXIT.ok : EXIT.usage;
}

/** The exit code of a check, and the contents that it read. */
type Checked = {code: number; contents: InstanceContent[]};

/**
 * Removes the known findings, or records all of them as known. Returns a sentence if the baseline
 * is invalid, or was named and does not exist.
 */
function withBaseline(
  result: CheckResult,
  rootDir: string,
  {baseline, updateBaseline}: CheckSettings,
): CheckResult | string {
  const file = baseline ?? path.join(rootDir, '.api-reference-baseline.json');
  if (updateBaseline) writeBaseline(file, result.findings, rootDir);
  const known = readBaseline(file, rootDir);
  if (typeof known === 'string') return known;
  if (known === undefined)
    return baseline === undefined
      ? result
      : `There is no file \`${baseline}\`; \`--update-baseline\` writes it.`;
  const {fresh, gone} = applyBaseline(result.findings, known);
  return {...result, findings: fresh, known: result.findings.length - fresh.length, gone};
}

/** Leaves out findings below `--min-severity`. A baseline has them all the same. */
function hideMinor(result: CheckResult, {minSeverity}: CheckSettings): CheckResult {
  const findings = result.findings.filter(({severity}) => !isBelow(severity, minSeverity));
  return {...result, findings, hidden: result.findings.length - findings.length};
}

/** Checks again after each change until Ctrl-C. */
async function checkAgain(
  checkOnce: () => Promise<Checked>,
  docsJsons: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const watch = createFileWatch();
  terminal.onInterrupt(() => watch.close());
  watch.update(docsJsons);
  do {
    const {contents} = await checkOnce();
    watch.update(
      contents.flatMap(({context, content}) => toWatchedFiles(context.docsJson, content)),
      contents.flatMap(({context, content}) => toWatchedFolders(context.docsJson, content)),
    );
    terminal.write('\nWaiting for changes. Press Ctrl-C to stop.\n');
  } while (await watch.next());
}
