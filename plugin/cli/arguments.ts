import {parseArgs} from 'node:util';
import {suggest} from '../diagnostics/suggest';
import {count} from '../diagnostics/text';

/** One option of a command: how it is parsed, and its text in `--help`. */
export type OptionRule = {
  type: 'boolean' | 'string';
  short?: string;
  multiple?: boolean;
  /** Placeholder for the value in `--help`, e.g. `FILE`. */
  value?: string;
  help: string;
};

/** A command's options and operands, and its text in `--help`. */
export type CommandRule = {
  name: string;
  /** The operands in `--help`, e.g. `[folder]`. */
  operands?: string;
  /** Maximum number of operands. */
  maxOperands: number;
  summary: string;
  /** Paragraphs for `--help`. */
  description: string[];
  options: {readonly [name: string]: OptionRule};
  examples: {command: string; says: string}[];
};

/** Options that every command has. */
export const COMMON_OPTIONS = {
  help: {type: 'boolean', short: 'h', help: 'Show this help.'},
  debug: {type: 'boolean', help: 'Show the stack trace of a crash.'},
} as const satisfies {[name: string]: OptionRule};

export type OptionValues<O extends CommandRule['options']> = {
  [K in keyof O]?: O[K] extends {type: 'boolean'}
    ? boolean
    : O[K] extends {multiple: true}
      ? string[]
      : string;
};

export type ParsedArguments<O extends CommandRule['options']> =
  | {kind: 'values'; values: OptionValues<O>; operands: string[]}
  | {kind: 'problem'; message: string};

/**
 * Parses the arguments of a command strictly: an unknown one is a problem, described in one
 * sentence.
 */
export function readArguments<C extends CommandRule>(
  argv: readonly string[],
  {name, options, maxOperands}: C,
): ParsedArguments<C['options']> {
  try {
    const {values, positionals} = parseArgs({
      args: [...argv],
      options: {...options},
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length > maxOperands) {
      const most = maxOperands === 0 ? 'options only' : `at most ${count(maxOperands, 'argument')}`;
      return {
        kind: 'problem',
        message: `\`${name}\` takes ${most}; \`${positionals[maxOperands]}\` is one too many.`,
      };
    }
    return {kind: 'values', values: values as OptionValues<C['options']>, operands: positionals};
  } catch (error) {
    return {kind: 'problem', message: toProblem(error, Object.keys(options))};
  }
}

/** Shortens Node's own messages and adds the option that was meant. */
function toProblem(error: unknown, known: readonly string[]): string {
  const {code, message} = error as NodeJS.ErrnoException;
  if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  const ambiguous = /^Option '([^']+)' argument is ambiguous/.exec(message);
  if (ambiguous)
    return `\`${ambiguous[1]}\` needs a value; one that begins with a dash is written as \`${ambiguous[1]}=-1\`.`;
  const [, valueless] = /^Option '(?:-\w, )?([^ ]+) <value>' argument missing/.exec(message) ?? [];
  if (valueless !== undefined) return `\`${valueless}\` needs a value.`;
  const [, dashes, name] = /^Unknown option '(--?)([^']*)'/.exec(message) ?? [];
  if (dashes === undefined || name === undefined)
    return message.replaceAll("'", '`').replace(/\.?$/, '.');
  const nearest = suggest(name, known);
  return `There is no option \`${dashes}${name}\`.${nearest === undefined ? '' : ` Did you mean \`--${nearest}\`?`}`;
}
