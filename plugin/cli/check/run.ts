import path from 'node:path';
import {createContentLoader, type LoadedContent} from '../../content';
import {DEFAULT_OPTIONS} from '../../options';
import {readArguments} from '../arguments';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import type {Terminal} from '../terminal';
import {applyBaseline, readBaseline, writeBaseline} from './baseline';
import {CHECK} from './command';
import {findDocsJson} from './findDocsJson';
import {toExitCode} from './findings';
import {publish} from './publish';
import {toCheckResult, type CheckResult} from './result';
import type {Setup} from './setupReport';
import {toSettings, type CheckSettings} from './settings';
import {createFileWatch, toWatchedFiles} from './watch';

/** The `check` command. `setup` is what another command has done before it, for the setup report. */
export async function runCheck(argv: string[], terminal: Terminal, setup: Setup = {filesChanged: [], commandsRun: [[PROGRAM, 'check', ...argv].join(' ')]}): Promise<number> {
  const parsed = readArguments(argv, CHECK);
  const settings = parsed.kind === 'problem' ? parsed.message : parsed.values.help ? undefined : toSettings(parsed.values, parsed.operands, terminal);
  if (settings === undefined) {
    terminal.write(formatHelp(CHECK));
    return EXIT.ok;
  }
  if (typeof settings === 'string') {
    terminal.writeError(`${settings} \`${PROGRAM} check --help\` shows how.\n`);
    return EXIT.usage;
  }
  const docsJson = findDocsJson(settings.target) ?? path.join(settings.target, DEFAULT_OPTIONS.docsJson);
  const load = createContentLoader({siteDir: path.dirname(docsJson), docsJson, baseUrl: '/', routeBasePath: DEFAULT_OPTIONS.routeBasePath, trailingSlash: undefined});
  const checkOnce = async (content: LoadedContent) => {
    const result = await withBaseline(toCheckResult(content, settings.inspect), docsJson, settings);
    const missing = settings.inspect.find((key) => key !== 'auto' && !result.inspections.some((inspection) => inspection.key === key));
    if (missing !== undefined) {
      terminal.writeError(`There is no operation \`${missing}\` to inspect.\n`);
      return EXIT.usage;
    }
    await publish(result, settings, terminal, {rootDir: path.dirname(docsJson), setup});
    return toExitCode(result.findings, settings.failOn);
  };
  return settings.watch ? checkAgain(load, checkOnce, docsJson, terminal) : checkOnce(await load());
}

/** Takes the known findings away, or makes all of them known. */
async function withBaseline(result: CheckResult, docsJson: string, {baseline, updateBaseline}: CheckSettings): Promise<CheckResult> {
  const file = baseline ?? path.join(path.dirname(docsJson), '.api-reference-baseline.json');
  if (updateBaseline) await writeBaseline(file, result.findings);
  const known = await readBaseline(file);
  if (!known) return result;
  const {fresh, gone} = applyBaseline(result.findings, known);
  return {...result, findings: fresh, known: result.findings.length - fresh.length, gone};
}

/** Checks until Ctrl-C, which is the way to end it. */
async function checkAgain(load: () => Promise<LoadedContent>, checkOnce: (content: LoadedContent) => Promise<number>, docsJson: string, terminal: Terminal): Promise<number> {
  const watch = createFileWatch();
  terminal.onInterrupt(() => watch.close());
  watch.update([docsJson]);
  do {
    const content = await load();
    await checkOnce(content);
    watch.update(toWatchedFiles(docsJson, content));
    terminal.write('\nWaiting for changes; Ctrl-C ends.\n');
  } while (await watch.next());
  return EXIT.ok;
}
