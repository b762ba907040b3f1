import {withoutNames} from '../document/template';
import {present} from '../document/present';
import type {OperationOverride, TabConfig} from '../config/types';
import {isOwnSetting, toSettingPointer} from '../config/versions';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {listSome, quote} from '../diagnostics/text';
import type {ApiReference, OperationId, PageSettings} from '../model/types';
import type {NavigationContext} from './types';

/**
 * Assigns overrides to operations, and adds the document's settings of their pages. Keys match
 * exactly; a key that matches nothing is an error that names the nearest operation. If a path and a
 * webhook have the same key, the path's operation is meant.
 */
export function toOverrides(
  context: NavigationContext,
): ReadonlyMap<OperationId, OperationOverride> {
  const {tab, reference, locate, report} = context;
  const ids = new Map<string, OperationId>();
  for (const {key, id} of reference.operations) if (!ids.has(key)) ids.set(key, id);
  const internal = new Set(reference.internal);
  const matched = new Map<OperationId, OperationOverride>();
  for (const [key, override] of tab.overrides) {
    const id = ids.get(key);
    if (id !== undefined) matched.set(id, override);
    else if (!internal.has(key) && !isForOthers(key, context)) {
      const source = locate(toSettingPointer(tab, 'overrides', key));
      report(
        toDiagnostic('config-override-unmatched', {
          tabId: tab.tabId,
          source,
          message: `The document has no operation \`${key}\`.`,
          help: toKeyHelp(key, tab, reference),
        }),
      );
    }
  }
  for (const {id, page} of reference.operations)
    if (page) matched.set(id, {...toOverride(page), ...matched.get(id)});
  return matched;
}

/**
 * Converts the document's settings of a page to an override; docs.json takes precedence over it.
 */
function toOverride({title, description, badge, hidden}: PageSettings): OperationOverride {
  return present({title, description, badge, hidden});
}

/**
 * Whether an override for all versions is for an operation of another version. A key that no
 * version has is reported once, for the current one.
 */
function isForOthers(key: string, context: NavigationContext): boolean {
  return !isOwnSetting(context.tab, 'overrides', key) && isOfOtherVersion(key, context);
}

/** Whether another version has the operation or reports it as missing. */
export function isOfOtherVersion(
  key: string,
  {tab, otherVersions = []}: Pick<NavigationContext, 'tab' | 'otherVersions'>,
): boolean {
  if (!tab.version) return false;
  return (
    !tab.version.isCurrent ||
    otherVersions.some(
      (other) =>
        !other ||
        other.internal.includes(key) ||
        other.operations.some((operation) => operation.key === key),
    )
  );
}

/** Suggests a replacement for a key that names no operation. */
export function toKeyHelp(
  key: string,
  {sources}: Pick<TabConfig, 'sources'>,
  {operations}: ApiReference,
  remedy = 'remove the override',
): string {
  const keys = operations.map((operation) => operation.key);
  const plain = toPlainKey(key);
  const [, path] = /^\S+ (.*)$/s.exec(key) ?? [];
  const methods =
    path === undefined
      ? []
      : operations.filter((operation) => operation.path === path).map(({method}) => method);
  if (
    path !== undefined &&
    methods.length > 0 &&
    !keys.some((other) => toPlainKey(other) === plain)
  )
    return `${quote(path)} has ${listSome(methods)}.`;
  const nearest = keys.find((other) => toPlainKey(other) === plain) ?? suggest(key, keys);
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  return /^[A-Za-z]+ \S/.test(key)
    ? `Write it as in ${sources.join(', ')}, or ${remedy}.`
    : 'A key is the method, a space and the path, e.g. `GET /pets/{petId}`.';
}

/**
 * Removes the differences from a key that people overlook: case, a trailing slash, names of
 * variables.
 */
function toPlainKey(key: string): string {
  return withoutNames(key.trim().replace(/\s+/g, ' ').replace(/\/$/, ''))
    .replace(/:\w+/g, '{}')
    .toLowerCase();
}
