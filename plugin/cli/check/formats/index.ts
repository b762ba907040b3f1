import {formatSetupReport} from '../formatSetupReport';
import type {CheckResult} from '../result';
import {toSetupReport} from '../setupReport';
import {formatChangesMarkdown} from './changes';
import {formatGithub} from './github';
import {formatJson} from './json';
import {formatJunit} from './junit';
import {formatPretty} from './pretty';
import {formatSarif} from './sarif';
import type {FormatContext} from './types';

export type {FormatContext} from './types';

/** Every format by name: formats a result and its context. */
export const FORMATS = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
  markdown: (result, context) =>
    result.comparisons
      ? formatChangesMarkdown(result, result.comparisons, context)
      : formatSetupReport(toSetupReport(result, context.setup)),
} as const satisfies {[name: string]: (result: CheckResult, context: FormatContext) => string};

export type FormatName = keyof typeof FORMATS;

export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(FORMATS, name);
}
