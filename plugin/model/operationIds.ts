import type {OperationId} from './types';

/** Maximum length of an id; longer ones are cut, because they become file names. */
const MAX_LENGTH = 120;

/**
 * Creates unique ids from words such as a method and a path, compared without case. The first one
 * keeps the plain id.
 * @param scope prefix of all ids, followed by a dot
 */
export function createOperationIds(scope?: string): (...words: string[]) => OperationId {
  const taken = new Set<string>();
  return (...words) => {
    const named =
      words
        .map(toIdPart)
        .filter((part) => part !== '')
        .join('-')
        .slice(0, MAX_LENGTH) || 'operation';
    const plain = scope === undefined ? named : `${scope}.${named}`;
    let id = plain;
    for (let number = 2; taken.has(id.toLowerCase()); number++) id = `${plain}-${number}`;
    taken.add(id.toLowerCase());
    return id;
  };
}

/** `/pets/{petId}` → `pets-petId`. */
function toIdPart(word: string): string {
  return word
    .replace(/[{}]/g, '')
    .replace(/[^A-Za-z0-9._~-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}
