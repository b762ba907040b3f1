import type {Diagnostic} from '../../../diagnostics/types';
import type {CheckResult} from '../result';
import type {FormatContext} from './types';

const COMMANDS = {error: 'error', warning: 'warning', info: 'notice'} as const;

/** Workflow commands: GitHub Actions shows them beside the lines of the files. */
export function formatGithub({findings}: CheckResult, {toPath}: FormatContext): string {
  return findings.map((finding) => `${toCommand(finding, toPath)}\n`).join('');
}

function toCommand({code, severity, source: {file, line, column}, message, help}: Diagnostic, toPath: FormatContext['toPath']): string {
  const properties: [string, string | number | undefined][] = [
    ['file', toPath(file)],
    ['line', line],
    ['col', column],
    ['title', code],
  ];
  const list = properties.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`]));
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(help === undefined ? message : `${message}\n${help}`)}`;
}

/** The runner reads these characters as the end of the line. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
