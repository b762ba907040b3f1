import {withoutNames} from '../template';
import {quote} from '../../diagnostics/text';
import {childOf, entriesOf} from '../place';
import {parsePathTemplate, toPlainTemplate, toVariableName} from '../pathTemplate';
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
    const repeated = findRepeated(variables.map((variable) => toVariableName(variable, NONE)));
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
    const shape = withoutNames(toPlainTemplate(path, NONE));
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

const NONE: ReadonlySet<string> = new Set();

function findRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}
