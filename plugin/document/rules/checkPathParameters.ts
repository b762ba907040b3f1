import {listSome, quote} from '../../diagnostics/text';
import type {OperationPlace, PathItemPlace} from '../types';
import type {RuleContext} from './context';
import {
  groupByItem,
  listItemParameters,
  listParameters,
  type ParameterList,
  type ParameterPlace,
} from './parameters';
import {parsePathTemplate, toPlainTemplate, toVariableName} from '../pathTemplate';

/** Reports path variables without a parameter, and path parameters without a variable. */
export function checkPathParameters(context: RuleContext): void {
  for (const [item, operations] of groupByItem(context.operations)) {
    if (item.kind !== 'operation') continue;
    const {variables, malformed} = parsePathTemplate(item.path);
    const shared = listItemParameters(item, context.follow);
    const own = operations.map((operation) => ({
      operation,
      list: listParameters(operation.place, context.follow),
    }));
    checkUnused(context, item, variables, [shared, ...own.map(({list}) => list)]);
    // A misplaced brace is already reported, and the intended variables are unknown.
    if (malformed) continue;
    checkExpressions(context, item, [shared, ...own.map(({list}) => list)]);
    checkUndeclared(context, item, variables, shared, own);
  }
}

/** Reports expressions that OpenAPI does not have, and what they are read as. */
function checkExpressions(
  {warn}: RuleContext,
  {path, key}: PathItemPlace,
  lists: readonly ParameterList[],
): void {
  const plain = toPlainTemplate(path, new Set(lists.flatMap((list) => [...toNames(list)])));
  if (plain === path) return;
  const {outside} = parsePathTemplate(path);
  warn(
    'path-template',
    key,
    `The path ${quote(path)} is read as ${quote(plain)}: OpenAPI has only variables such as \`{name}\`.`,
    outside.length > 0
      ? `Write ${quote(plain)}, and describe what ${listSome(outside.map((text) => `{${text}}`))} names as parameters with \`in: query\`.`
      : `Write ${quote(plain)}. A slash in a value is sent as \`%2F\`; which values are allowed belongs in the schema of the parameter.`,
  );
}

function checkUnused(
  {warn}: RuleContext,
  {path}: PathItemPlace,
  variables: readonly string[],
  lists: readonly ParameterList[],
): void {
  const known = new Set(
    lists.flatMap((list) => variables.map((variable) => toVariableName(variable, toNames(list)))),
  );
  const query = /^[^?#]*\?([^#]*)/.exec(path)?.[1] ?? '';
  for (const {name, use} of lists.flatMap(({parameters}) => parameters.filter(isOfPath))) {
    if (known.has(name)) continue;
    if (query.includes(`{${name}}`)) {
      warn(
        'path-parameter-unused',
        use,
        `The path parameter ${quote(name)} is in the query of ${quote(path)}, and a path has no query.`,
        `Remove ${quote(`?${query}`)} from the path, and describe its names as parameters with \`in: query\`.`,
      );
      continue;
    }
    const help =
      variables.length > 0
        ? `Correct the name: the path has ${listSome(variables)}. Or change \`in\`.`
        : 'The path has no variables: add one, or change `in`.';
    warn(
      'path-parameter-unused',
      use,
      `The path ${quote(path)} has no variable ${quote(`{${name}}`)}, so the path parameter ${quote(name)} is never sent.`,
      help,
    );
  }
}

type OwnList = {operation: OperationPlace; list: ParameterList};

function checkUndeclared(
  {warn}: RuleContext,
  {path, key}: PathItemPlace,
  variables: readonly string[],
  shared: ParameterList,
  own: readonly OwnList[],
): void {
  if (shared.partial || own.some(({list}) => list.partial)) return;
  const sharedNames = toNames(shared);
  const ownNames = own.map(({operation, list}) => ({operation, names: toNames(list)}));
  for (const variable of new Set(variables)) {
    const declares = (names: ReadonlySet<string>) => names.has(toVariableName(variable, names));
    const name = quote(toVariableName(variable, new Set()));
    const lacking = declares(sharedNames) ? [] : ownNames.filter(({names}) => !declares(names));
    const message = `The variable ${name} of the path ${quote(path)} has no path parameter`;
    const help = `Add a parameter with \`in: path\` and the name ${name}.`;
    if (lacking.length === own.length && lacking.length > 0)
      warn('path-parameter-undeclared', key, `${message}.`, help);
    else
      for (const {operation} of lacking)
        warn(
          'path-parameter-undeclared',
          operation.place,
          `${message} in ${operation.method}.`,
          help,
        );
  }
}

function toNames({parameters}: ParameterList): Set<string> {
  return new Set(parameters.filter(isOfPath).map(({name}) => name));
}

function isOfPath(parameter: ParameterPlace): boolean {
  return parameter.in === 'path';
}
