import fs from 'node:fs/promises';
import type {Terminal} from '../terminal';
import {formatResult} from './formats';
import {formatSetupReport} from './formatSetupReport';
import type {CheckResult} from './result';
import {toSetupReport} from './setupReport';
import type {CheckSettings} from './settings';

/** What was done to the site, for the setup report. */
export type Setup = {filesChanged: string[]; command: string};

/** Writes the result to wherever it was asked for: the terminal, files, setup reports. */
export async function publish(result: CheckResult, {outputs, reports, maxProblems, inspect}: CheckSettings, terminal: Terminal, {filesChanged, command}: Setup): Promise<void> {
  for (const {format, file} of outputs) {
    const text = formatResult(format, result, {colors: terminal.color && file === undefined, maxProblems, inspect: inspect.length > 0});
    if (file === undefined) terminal.write(text);
    else await fs.writeFile(file, text);
  }
  if (reports.length === 0) return;
  const report = toSetupReport(result, {filesChanged, commandsRun: [command]});
  for (const file of reports) await fs.writeFile(file, file.endsWith('.json') ? `${JSON.stringify(report, undefined, 2)}\n` : formatSetupReport(report));
}
