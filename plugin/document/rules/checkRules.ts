import {listComponentOperations, onePerPlace, withCallbacks} from '../operations';
import {quote} from '../../diagnostics/text';
import {childOf, itemsOf} from '../place';
import {findTitleProblem, splitTitle} from '../title';
import type {OperationPlace} from '../types';
import {appendKey} from '../pointer';
import {checkComponents} from './checkComponents';
import {checkInfo} from './checkInfo';
import {checkPathParameters} from './checkPathParameters';
import {checkPaths} from './checkPaths';
import {checkSecurity} from './checkSecurity';
import {checkServers} from './checkServers';
import {checkVisibility} from './checkVisibility';
import {type RuleContext, textOf} from './context';
import {
  groupByItem,
  listItemParameters,
  listParameters,
  parameterKey,
  type ParameterList,
  type ParameterPlace,
} from './parameters';

const HELP = 'Add an `operationId`, and keep it when the path changes.';

/**
 * Reports operations without an `operationId` and operations that share one, including webhooks and
 * callbacks.
 */
function checkOperationIds({root, operations, warn}: RuleContext): void {
  // Callbacks are skipped because nothing links to their operations.
  const linked = operations.filter(({kind}) => kind !== 'callback');
  const missing = linked.filter(({place}) => textOf(place, 'operationId') === undefined);
  // A document without any ids gets a single finding.
  if (missing.length > 1 && missing.length === linked.length)
    warn(
      'operation-id-missing',
      childOf(root, 'paths') ?? root,
      `None of the ${missing.length} operations has an \`operationId\`.`,
      HELP,
    );
  else
    for (const {place, method, path} of missing)
      warn('operation-id-missing', place, `${method} ${quote(path)} has no \`operationId\`.`, HELP);
  const first = new Map<string, OperationPlace>();
  for (const operation of operations) {
    const {place} = operation;
    const id = textOf(place, 'operationId');
    if (id === undefined) continue;
    const other = first.get(id);
    if (!other) first.set(id, operation);
    else
      warn(
        'operation-id-duplicate',
        {file: place.file, pointer: appendKey(place.pointer, 'operationId')},
        `The operationId ${quote(id)} is already used by ${other.method} ${quote(other.path)}.`,
        'Give each operation its own id: links and generated code depend on it.',
      );
  }
}

/**
 * Reports parameters that a list repeats, in components that no path uses, too. An operation may
 * replace a parameter of its path item; that is not a fault.
 */
function checkParameters(context: RuleContext): void {
  const {root, follow} = context;
  const components = withCallbacks(listComponentOperations(root, follow), follow);
  const all = onePerPlace([...context.operations, ...components]);
  for (const [item, operations] of groupByItem(all)) {
    const shared = listItemParameters(item, context.follow);
    checkList(context, shared);
    checkQueryString(context, [], shared.parameters);
    for (const {place} of operations) {
      const own = listParameters(place, context.follow);
      checkList(context, own);
      const replaced = new Set(own.parameters.map(parameterKey));
      const others = shared.parameters.filter((other) => !replaced.has(parameterKey(other)));
      checkQueryString(context, others, own.parameters);
    }
  }
}

function checkList({warn}: RuleContext, {parameters}: ParameterList): void {
  const seen = new Set<string>();
  for (const parameter of parameters) {
    const key = parameterKey(parameter);
    if (seen.has(key))
      warn(
        'parameter-duplicate',
        parameter.use,
        `The ${parameter.in} parameter ${quote(parameter.name)} is in this list twice.`,
        'Remove one of them.',
      );
    seen.add(key);
  }
}

/**
 * Reports an operation that describes its query string as a whole, and again: the schema of OpenAPI
 * sees neither the targets of references nor the list of the path item.
 */
function checkQueryString(
  {version, warn}: RuleContext,
  shared: readonly ParameterPlace[],
  own: readonly ParameterPlace[],
): void {
  if (version < '3.2') return;
  const all = [...shared, ...own];
  const [whole, second] = all.filter((parameter) => parameter.in === 'querystring');
  const part = all.find((parameter) => parameter.in === 'query');
  const other = second ?? part;
  if (!whole || !other) return;
  // If only the path item lists them, it is reported there.
  const reported = [whole, other].find((parameter) => own.includes(parameter));
  if (!reported) return;
  warn(
    'document-schema',
    reported.use,
    second
      ? 'An operation can have only one `querystring` parameter, and this one has two.'
      : '`querystring` describes the whole query string, so an operation that has it cannot have `query` parameters.',
    'Describe the whole query string in the `content` of one `querystring` parameter, or each part of it with `in: query`.',
  );
}

/** Reports summaries that are paragraphs. Pages have shorter titles, and show the rest below. */
function checkTitles({operations, warn}: RuleContext): void {
  for (const {kind, place} of operations) {
    const summary = textOf(place, 'summary');
    if (kind === 'callback' || summary === undefined) continue;
    const problem = findTitleProblem(summary);
    if (problem !== undefined)
      warn(
        'title-long',
        childOf(place, 'summary') ?? place,
        splitTitle(summary, kind)
          ? `This summary ${problem}, so only its first sentence is the title, and the rest begins the description.`
          : `This summary ${problem}, so it begins the description, and the page gets a shorter title.`,
        'Shorten it and move the rest to `description`, or set a `title` in `overrides`.',
      );
  }
}

/** Reports tags that are declared twice; the first declaration counts. */
function checkTags({root, follow, warn}: RuleContext): void {
  const list = childOf(root, 'tags');
  const seen = new Set<string>();
  for (const place of itemsOf(list && follow(list))) {
    const name = textOf(place, 'name');
    if (name === undefined) continue;
    if (seen.has(name))
      warn(
        'tag-duplicate',
        place,
        `The tag ${quote(name)} is declared twice.`,
        'Merge the two declarations; only the first is shown.',
      );
    seen.add(name);
  }
}

/**
 * Checks requirements that are in the text of the specification and cannot be expressed in a
 * schema.
 */
const RULES: readonly ((context: RuleContext) => void)[] = [
  checkInfo,
  checkComponents,
  checkPaths,
  checkOperationIds,
  checkParameters,
  checkSecurity,
  checkServers,
  checkTags,
  checkTitles,
  checkVisibility,
];

export function checkRules(context: RuleContext): void {
  // Each path names its own variables, even where it shares its operations with another path.
  checkPathParameters(context);
  const operations = onePerPlace(context.operations);
  for (const check of RULES) check({...context, operations});
}
