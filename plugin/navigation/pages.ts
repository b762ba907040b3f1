import type {OperationOverride} from '../config/types';
import type {Operation, OperationId} from '../model/types';
import type {OperationPage} from './types';

/**
 * The title of a page: `overrides.title`, else the summary, else the name of the webhook, the
 * operationId or the SDK name in words, else `METHOD /path`.
 */
function toTitle(
  {kind, summary, operationId, page, path, key}: Operation,
  {title}: OperationOverride,
): string {
  // An operationId that a generator made of a path, `get-/pets/{petId}`, is no name.
  const id = operationId !== undefined && /[{}]/.test(operationId) ? undefined : operationId;
  const name = kind === 'webhook' ? path : (id ?? page?.name);
  return [title, summary, name && toWords(name)].map((text) => text?.trim()).find(Boolean) ?? key;
}

/**
 * Converts an identifier to words: `getPetById` → `Get pet by ID`, `branch_protection-rule/created`
 * → `Branch protection rule created`.
 */
function toWords(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s/_.:-]+/)
    .filter(Boolean)
    .map((word, index) => (index > 0 && /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))
    .map((word) => (word === 'id' ? 'ID' : word));
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

/** Everything about a page except its neighbours. */
export function toPage(
  operation: Operation,
  override: OperationOverride,
  permalink: string,
): OperationPage {
  return {
    operation,
    override,
    title: toTitle(operation, override),
    permalink,
    hidden: override.hidden ?? false,
    breadcrumbs: [],
  };
}

/** Pages by the id of their operation. */
export type Pages = ReadonlyMap<OperationId, OperationPage>;
