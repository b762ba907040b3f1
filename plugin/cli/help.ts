import type {CommandRule, OptionRule} from './arguments';

export const PROGRAM = 'docusaurus-plugin-api-reference';

/** The help of one command: usage, description, options, examples. */
export function formatHelp({
  name,
  operands,
  summary,
  description,
  options,
  examples,
}: CommandRule): string {
  const rows = Object.entries(options).map(([option, rule]): [string, string] => [
    formatOption(option, rule),
    rule.help,
  ]);
  return [
    summary,
    `Usage: ${PROGRAM} ${[name, ...(operands ? [operands] : []), '[options]'].join(' ')}`,
    ...description.map(wrap),
    `Options:\n${formatRows(rows)}`,
    `Examples:\n${examples.map(({command, says}) => `  # ${says}\n  npx ${PROGRAM} ${command}`).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** Wraps a paragraph for terminals. */
export function wrap(text: string): string {
  return text.replace(/(?=\S)(.{1,96})(?:\s+|$)/g, '$1\n').trimEnd();
}

function formatOption(name: string, {short, value}: OptionRule): string {
  return `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`;
}

/** Formats two columns; wrapped lines of the right one are aligned. */
export function formatRows(rows: readonly [left: string, right: string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  const indent = `\n${' '.repeat(width + 4)}`;
  return rows
    .map(([left, right]) => `  ${left.padEnd(width)}  ${right.replaceAll('\n', indent)}`)
    .join('\n');
}
