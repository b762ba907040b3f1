import type {CommandRule, OptionRule} from './arguments';

export const PROGRAM = 'docusaurus-plugin-api-reference';

/** The help of one command: how to call it, what it does, its options, examples. */
export function formatHelp({name, operands, summary, description, options, examples}: CommandRule): string {
  const rows = Object.entries(options).map(([option, rule]): [string, string] => [formatOption(option, rule), rule.help]);
  return [
    summary,
    `Usage: ${PROGRAM} ${[name, ...(operands ? [operands] : []), '[options]'].join(' ')}`,
    ...description,
    `Options:\n${formatRows(rows)}`,
    `Examples:\n${formatRows(examples.map(({command, says}) => [`${PROGRAM} ${command}`, says]))}`,
  ].join('\n\n').concat('\n');
}

function formatOption(name: string, {short, value}: OptionRule): string {
  return `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`;
}

/** Two columns; a left side that is too long has its line to itself. */
export function formatRows(rows: readonly [left: string, right: string][]): string {
  const width = Math.min(32, Math.max(...rows.map(([left]) => left.length)));
  const indent = ' '.repeat(width + 4);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${left.length > width ? `\n${indent}` : '  '}${right.replaceAll('\n', `\n${indent}`)}`).join('\n');
}
