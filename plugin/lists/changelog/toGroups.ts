/** Groups changes by the schema and the operations that they affect. */
import {withUses, worstFirst} from '../../compare/judge';
import {traitsOf} from '../../compare/kinds';
import type {Change, ChangeUse} from '../../compare/types';
import type {OperationPage} from '../../navigation/types';
import {
  type Anchor,
  headerAnchor,
  mediaTypeAnchor,
  parameterAnchor,
  partAnchor,
  propertyAnchor,
  responseAnchor,
} from '../../model/page/anchors';
import {hasAuthentication} from '../../model/page/hasAuthentication';
import type {MediaType, Operation, SecurityRequirement} from '../../model/types';
import type {State} from './states';
import type {ChangelogChange, ChangelogGroup, ChangelogOperation} from './types';

/** Further operations are only counted: nobody reads hundreds of links. */
const MAX_OPERATIONS = 20;

/**
 * Groups, and the changes of each, are sorted by effect, as the given changes are. Hidden
 * operations are left out.
 */
export function toGroups(
  changes: readonly Change[],
  newer: State,
  older: State,
): {groups: ChangelogGroup[]; shown: Change[]} {
  const groups = new Map<string, ChangelogGroup>();
  const visible = changes.flatMap((change) => {
    const find = createFinder(change, newer, older);
    return withUses(change, (operation) => !find(operation).page?.hidden) ?? [];
  });
  // A change may break hidden operations alone.
  const shown = worstFirst(visible);
  for (const change of shown) {
    const find = createFinder(change, newer, older);
    const names = [...new Set(change.uses.map(({operation}) => operation))];
    const schema = names.length > 1 ? change.schema : undefined;
    const key = JSON.stringify([schema ?? null, ...[...names].sort()]);
    const group = groups.get(key) ?? {
      ...(schema !== undefined && {schema}),
      operations: names.slice(0, MAX_OPERATIONS).map((name) => toOperation(name, find(name))),
      more: Math.max(0, names.length - MAX_OPERATIONS),
      changes: [],
    };
    group.changes.push(toChange(change, change.uses[0], find));
    groups.set(key, group);
  }
  return {groups: [...groups.values()], shown};
}

type FoundPage = {page?: OperationPage; state: State; other: State};

/**
 * Where the operation of a use is found: changes name operations of the later document, or removed
 * ones.
 */
function createFinder(
  {kind}: Change,
  newer: State,
  older: State,
): (operation: string) => FoundPage {
  const [state, other] = kind === 'operation-removed' ? [older, newer] : [newer, older];
  return (operation) => {
    const page = state.pages.get(operation);
    return {...(page && {page}), state, other};
  };
}

function toOperation(name: string, {page, state}: FoundPage): ChangelogOperation {
  const [, method = '', path = ''] = /^(?:webhook )?(\S+) (.*)$/s.exec(name) ?? [];
  if (!page) return {method, path};
  const [permalink] = state.toPermalinks(page);
  return {method, path, title: page.title, permalink: permalink ?? page.permalink};
}

function toChange(
  change: Change,
  use: ChangeUse | undefined,
  find: (operation: string) => FoundPage,
): ChangelogChange {
  const {effect, message, reason} = change;
  const href = use && toHref(change, use, find(use.operation));
  return {
    effect,
    message,
    reason,
    at: use?.at ?? [],
    ...(href !== undefined && {href}),
  };
}

/** What was removed is on the page of the older version, if that has pages. */
function toHref(
  {kind, step}: Change,
  {at}: ChangeUse,
  {page, state, other}: FoundPage,
): string | undefined {
  if (!page) return undefined;
  const isGone = step !== undefined && traitsOf(kind).gone === 'part';
  const earlier = isGone ? state.findIn(page, other) : undefined;
  const shown = earlier ?? page;
  const way = step === undefined || (isGone && !earlier) ? at : [...at, step];
  return toPlaceOnPage(shown, kind, way, (earlier ? other : state).security);
}

/** The permalink of a page, with the anchor of the last of these steps that has one. */
export function toPlaceOnPage(
  {permalink, operation}: OperationPage,
  kind: Change['kind'],
  way: readonly string[],
  documentSecurity: readonly SecurityRequirement[],
): string {
  const isSecurity =
    traitsOf(kind).about === 'security' && hasAuthentication(operation, documentSecurity);
  const anchor = isSecurity ? 'authentication' : toAnchor(operation, way);
  return anchor === undefined ? permalink : `${permalink}#${encodeURI(anchor)}`;
}

type AnchorPosition = {anchor: Anchor; content?: readonly MediaType[]};

/**
 * Finds the anchor of the last step that has one on the page; undefined means the whole operation.
 * @param at steps as comparisons name them: `response 200`, `application/json`, `[]`, `.name`
 */
function toAnchor(operation: Operation, at: readonly string[]): Anchor | undefined {
  let position: AnchorPosition | undefined;
  let anchor: Anchor | undefined;
  for (const step of at) {
    const next = position ? toInner(position, step) : toOuter(operation, step);
    if (!next) break;
    position = next;
    // Items have no row, so the row around them is used.
    if (step !== '[]') anchor = next.anchor;
  }
  return anchor;
}

function toOuter(
  {parameters, requestBody, responses}: Operation,
  step: string,
): AnchorPosition | undefined {
  if (step === 'request body') return {anchor: 'body', content: requestBody?.content ?? []};
  const [, status] = /^response (.*)$/s.exec(step) ?? [];
  const response = responses.find((one) => one.status.toUpperCase() === status?.toUpperCase());
  if (response) return {anchor: responseAnchor(response.status), content: response.content};
  const parameter = parameters.find((one) => step === `${one.in} parameter ${one.name}`);
  return parameter && {anchor: parameterAnchor(parameter.in, parameter.name)};
}

function toInner({anchor, content}: AnchorPosition, step: string): AnchorPosition | undefined {
  const index = content?.findIndex(({mediaType}) => mediaType === step) ?? -1;
  if (index !== -1) return {anchor: mediaTypeAnchor(anchor, step, index)};
  const [, header] = /^header (.*)$/s.exec(step) ?? [];
  if (header !== undefined && content) return {anchor: headerAnchor(anchor, header)};
  const inner = content ? undefined : toSchemaAnchor(anchor, step);
  return inner === undefined ? undefined : {anchor: inner};
}

function toSchemaAnchor(anchor: Anchor, step: string): Anchor | undefined {
  if (step === '[]') return partAnchor(anchor, 'items');
  if (step === '{*}') return partAnchor(anchor, 'any');
  if (step.startsWith('.')) return propertyAnchor(anchor, step.slice(1));
  if (step.startsWith('["')) return propertyAnchor(anchor, JSON.parse(step.slice(1, -1)) as string);
  const [, index] = /^\[(\d+)\]$/.exec(step) ?? [];
  // Pages name a variant by the value that selects it, so the link goes to the schema around it.
  return index === undefined ? undefined : partAnchor(anchor, `item-${Number(index)}`);
}
