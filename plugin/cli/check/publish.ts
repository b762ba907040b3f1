import fs from 'node:fs/promises';
import path from 'node:path';
import {escapeAllInvisible} from '../../diagnostics/invisible';
import type {Terminal} from '../terminal';
import {checkWritable} from '../writeWhole';
import {isFailure} from './result';
import {FORMATS, type FormatContext} from './formats';
import {formatSetupReport} from './formatSetupReport';
import type {CheckResult} from './result';
import {toSetupReport, type Setup} from './setupReport';
import type {CheckSettings} from './settings';

/** Writes the result to the requested outputs: the terminal, files, setup reports. */
export async function publish(
  result: CheckResult,
  settings: CheckSettings,
  terminal: Terminal,
  {rootDir, setup}: {rootDir: string; setup: Setup},
): Promise<void> {
  const {outputs, reports, maxProblems, frames, verbose, inspect, failOn} = settings;
  const context: FormatContext = {
    colors: terminal.color,
    maxProblems,
    frames,
    verbose,
    inspect: inspect.length > 0,
    isFailure: (finding) => isFailure(finding, failOn),
    toPath: createPaths(rootDir, terminal),
    setup,
  };
  const write = (file: string, text: string) => {
    checkWritable(file, terminal.cwd);
    return fs.writeFile(file, text);
  };
  for (const {format, file} of outputs) {
    if (file === undefined && format === 'github')
      terminal.writeCommands(FORMATS[format](result, context));
    else if (file === undefined) terminal.write(FORMATS[format](result, context));
    else
      await write(file, escapeAllInvisible(FORMATS[format](result, {...context, colors: false})));
  }
  if (reports.length === 0) return;
  const report = toSetupReport(result, setup);
  for (const file of reports)
    await write(
      file,
      escapeAllInvisible(
        file.endsWith('.json')
          ? `${JSON.stringify(report, undefined, 2)}\n`
          : formatSetupReport(report),
      ),
    );
}

/**
 * Pipelines know files by their path in the checkout, which is the working folder, or the folder
 * that GitHub names.
 */
function createPaths(rootDir: string, {cwd, env}: Terminal): (file: string) => string {
  const base = path.relative(env.GITHUB_WORKSPACE ?? cwd, rootDir);
  return (file) => path.join(base, file).split(path.sep).join('/');
}
