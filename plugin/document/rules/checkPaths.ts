import {quote} from '../../diagnostics/text';
import {childOf, entriesOf} from '../place';
import type {RuleContext} from './context';

/**
 * Reports paths whose braces do not match, that use a variable twice, or that differ from another
 * path only in the names of variables.
 */
export function checkPaths({root, follow, warn}: RuleContext): void {
  const paths = childOf(root, 'paths');
  const shapes = new Map<string, string>();
  for (const [path, place] of entriesOf(paths && follow(paths))) {
    if (!path.startsWith('/')) continue;
    const {variables, malformed} = parsePathTemplate(path);
    const repeated = findRepeated(variables);
    if (malformed)
      warn(
        'path-template',
        place,
        `The braces of the path ${quote(path)} do not match, or are empty.`,
        'Write each variable as `{name}`.',
      );
    else if (repeated !== undefined)
      warn(
        'path-template',
        place,
        `The path ${quote(path)} has the variable ${quote(repeated)} twice.`,
        'Give each variable its own name.',
      );
    const shape = path.replace(/\{[^{}]*\}/g, '{}');
    const other = shapes.get(shape);
    if (other === undefined) shapes.set(shape, path);
    else if (variables.length > 0)
      warn(
        'path-ambiguous',
        place,
        `The paths ${quote(other)} and ${quote(path)} differ only in the names of their variables.`,
        'Move their operations under one path.',
      );
  }
}

function findRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}

/** The variables of a path template. */
type PathTemplate = {
  /** Names between braces, in order; a repeated name is listed repeatedly. */
  variables: string[];
  /** Whether braces do not match or are empty. */
  malformed: boolean;
};

/**
 * Parses the variables of a path. A part after `?` or `#` does not belong to the path, though some
 * authors write it there.
 */
export function parsePathTemplate(path: string): PathTemplate {
  const [template = ''] = path.split(/[?#]/, 1);
  const variables: string[] = [];
  const rest = template.replace(/\{([^{}]*)\}/g, (_match, name: string) => {
    variables.push(name);
    return '';
  });
  return {variables, malformed: /[{}]/.test(rest) || variables.some((name) => name.trim() === '')};
}

/**
 * The name of a variable without operators: authors borrow them from RFC 6570 (`{+path}`,
 * `{path*}`) and from gRPC (`{name=items/*}`).
 */
export function toVariableName(variable: string): string {
  return variable.replace(/^[+#./;?&]/, '').replace(/(?:\*|:\d+|=.*)$/s, '');
}
