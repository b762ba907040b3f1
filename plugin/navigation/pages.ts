import type {OperationOverride} from '../config/types';
import type {Operation, OperationId} from '../model/types';
import type {OperationPage} from './types';

/**
 * The title of a page: `overrides.title`, else the summary, else the name of the webhook, the
 * operationId or the SDK name in words and without its group, else `METHOD /path`.
 */
function toTitle(
  {kind, summary, operationId, page, path, key, tags}: Operation,
  {title, group}: OperationOverride,
): string {
  // An operationId that a generator made of a path, `get-/pets/{petId}`, is no name.
  const id = operationId !== undefined && /[{}]/.test(operationId) ? undefined : operationId;
  const name = kind === 'webhook' ? path : (id ?? page?.name);
  const groups = group === undefined ? tags : [group, ...tags];
  return (
    [title, summary, name && toWords(withoutGroup(name, groups))]
      .map((text) => text?.trim())
      .find(Boolean) ?? key
  );
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

/**
 * An identifier without the group that it begins with, `MemoService_CreateMemo` → `CreateMemo`. A
 * single word stays behind its group, without the kind of its class: `PetsController_create` →
 * `Pets_create`.
 */
function withoutGroup(name: string, groups: readonly string[]): string {
  const bare = groups.map(toBareGroup);
  for (const {index} of [...name.matchAll(/[_./:]/g)].reverse()) {
    const before = name.slice(0, index);
    const last = before.split(/[./:]/).at(-1) ?? '';
    if (![before, last].some((group) => bare.includes(toBareGroup(group)))) continue;
    const rest = name.slice(index + 1);
    return toWords(rest).includes(' ') ? rest : `${last.replace(CLASS_KIND, '')}_${rest}`;
  }
  return name;
}

/** What frameworks add to the name of a group of operations. */
const CLASS_KIND = /(?<=.)(?:Controller|Service)$/;

function toBareGroup(name: string): string {
  return name
    .replace(CLASS_KIND, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/(?<=.)s$/, '');
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
