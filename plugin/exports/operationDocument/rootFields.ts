/** What a document says of itself, for a document of those of its operations that readers see. */
import {isObject} from '../../document/isObject';
import {fieldOf} from '../../document/place';
import type {Json, LoadedDocument, OperationPlace} from '../../document/types';

/**
 * `externalDocs`, `x-tagGroups` with the tags that are left, and the other extensions of the root.
 * One that names an operation, a path or a tag that readers do not see is left out as a whole: what
 * it is for is unknown.
 */
export function listRootFields(document: LoadedDocument): [name: string, value: Json][] {
  const hidden = listHiddenNames(document);
  return Object.entries(document.root.value).flatMap(([name, value]): [string, Json][] => {
    if (name === 'x-tagGroups') return [[name, withoutTags(value, hidden)]];
    if (name === 'externalDocs') return [[name, value]];
    return name.startsWith('x-') && name !== 'x-webhooks' && !namesAny(value, hidden)
      ? [[name, value]]
      : [];
  });
}

/** Names that operations have which readers do not see, and no others. */
function listHiddenNames({operations, hiddenOperations}: LoadedDocument): ReadonlySet<string> {
  const known = new Set(operations.flatMap(listNames));
  return new Set(hiddenOperations.flatMap(listNames).filter((name) => !known.has(name)));
}

function listNames({key, path, operationId, place}: OperationPlace): string[] {
  const tags = fieldOf(place.value, 'tags');
  return [
    key,
    path,
    ...(operationId === undefined ? [] : [operationId]),
    ...(Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []),
  ];
}

function withoutTags(groups: Json, hidden: ReadonlySet<string>): Json {
  if (!Array.isArray(groups)) return groups;
  return groups.flatMap((group) => {
    const tags = fieldOf(group, 'tags');
    if (!isObject(group) || !Array.isArray(tags)) return [group];
    const left = tags.filter((tag) => typeof tag !== 'string' || !hidden.has(tag));
    return left.length > 0 || tags.length === 0 ? [{...group, tags: left}] : [];
  });
}

/** Whether a key, a value or a word of one is such a name. */
function namesAny(value: Json, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string')
    return names.has(value) || value.split(/[\s,;()"'`#]+/).some((word) => names.has(word));
  if (Array.isArray(value)) return value.some((item) => namesAny(item, names));
  return (
    isObject(value) &&
    Object.entries(value).some(([key, inner]) => names.has(key) || namesAny(inner, names))
  );
}
