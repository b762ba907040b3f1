import {formatPlace} from '../../../diagnostics/format';
import {toMistakes, type Mistake} from '../../../diagnostics/mistakes';
import type {CheckResult} from '../result';
import type {FormatContext} from './types';

const COMMANDS = {error: 'error', warning: 'warning', info: 'notice'} as const;

/**
 * Workflow commands, which GitHub Actions shows beside the lines of the files. It shows ten of each
 * level in one step, so each mistake is one command: at its first place, with the others in its
 * message.
 */
export function formatGithub({findings}: CheckResult, {toPath}: FormatContext): string {
  return toMistakes(findings)
    .map((mistake) => `${toCommand(mistake, toPath)}\n`)
    .join('');
}

function toCommand(
  {first, findings: [, ...others]}: Mistake,
  toPath: FormatContext['toPath'],
): string {
  const {
    code,
    severity,
    source: {file, line, column},
    message,
    help,
  } = first;
  const also = others.map(({source}) => formatPlace({...source, file: toPath(source.file)}));
  const text = [
    message,
    ...(help === undefined ? [] : [help]),
    ...(also.length > 0 ? [`Also at:\n${also.join('\n')}`] : []),
  ].join('\n');
  const properties: [string, string | number | undefined][] = [
    ['file', toPath(file)],
    ['line', line],
    ['col', column],
    ['title', code],
  ];
  const list = properties.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(text)}`;
}

/** The runner treats these characters as the end of the line. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
