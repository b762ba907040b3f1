import {formatPretty} from './formatPretty';
import type {CheckResult} from './result';

export const FORMATS = ['pretty', 'json', 'github', 'sarif', 'junit', 'markdown'] as const;
export type FormatName = (typeof FORMATS)[number];

export type FormatOptions = {colors: boolean; maxProblems: number; inspect: boolean};

export function formatResult(format: FormatName, result: CheckResult, options: FormatOptions): string {
  switch (format) {
    case 'pretty':
      return formatPretty(result, options);
    default:
      return '';
  }
}
