/**
 * An operation of the document, ready for matching: the references of the path item are resolved,
 * and each part has its JSON pointer, so that its schema can be compiled in place.
 * @typedef {{pointer: string, value: any}} Located
 * @typedef {{operationId: string, method: string, pattern: RegExp, literals: number, security:
 *   Record<string, string[]>[], parameters: Located[], requestBody?: Located}} Operation
 */

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const escapePointer = (key) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Follows local references.
 * @param {any} document
 * @param {Located} located
 * @returns {Located}
 */
export function resolve(document, located) {
  const reference = located.value?.$ref;
  if (typeof reference !== 'string') return located;
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return resolve(document, {
    pointer: reference.slice(1),
    value: keys.reduce((value, key) => value[key], document),
  });
}

/** `/pets/{petId}` → a pattern with a named group for each variable. */
function toPattern(template) {
  const source = template
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

/**
 * The operations of a document. Those with fewer path variables come first, because OpenAPI matches
 * concrete paths first.
 * @param {any} document
 * @returns {Operation[]}
 */
export function readOperations(document) {
  const base = new URL(document.servers[0].url).pathname;
  const operations = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const at = `/paths/${escapePointer(path)}`;
    const locate = (pointer) => (value, index) =>
      resolve(document, {pointer: `${pointer}/${index}`, value});
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      operations.push({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        pattern: toPattern(base + path),
        literals: path.split('/').filter((segment) => !segment.includes('{')).length,
        security: operation.security ?? document.security,
        parameters: [
          ...(item.parameters ?? []).map(locate(`${at}/parameters`)),
          ...(operation.parameters ?? []).map(locate(`${at}/${method}/parameters`)),
        ],
        requestBody:
          operation.requestBody &&
          resolve(document, {pointer: `${at}/${method}/requestBody`, value: operation.requestBody}),
      });
    }
  }
  return operations.sort((a, b) => b.literals - a.literals);
}
