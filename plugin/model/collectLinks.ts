import {rememberOf} from './remember';
import type {ApiReference} from './types';

/** Fields that hold values of the document rather than texts. */
const DATA: ReadonlySet<string> = new Set(['examples', 'default', 'enum', 'const', 'value', 'generated', 'extensions', 'other', 'conflicts', 'codeSamples']);

/** Of operations and schemas: while a site is edited, most stay the same objects. */
const findLinksOfPart = rememberOf(findLinks);

/** The addresses of all links in the texts of a reference, each once. */
export function collectLinks({operations, schemas, ...rest}: ApiReference): string[] {
  const links = new Set(findLinks(rest));
  for (const part of [...operations, ...Object.values(schemas)]) for (const link of findLinksOfPart(part)) links.add(link);
  return [...links];
}

function findLinks(part: object): string[] {
  const links: string[] = [];
  const pending: unknown[] = [part];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) {
      const [tag, props] = value as unknown[];
      if (tag === 'a' && isObject(props) && typeof props.href === 'string') links.push(props.href);
      for (const item of value) if (isObject(item) || Array.isArray(item)) pending.push(item);
    } else if (isObject(value)) {
      for (const key of Object.keys(value)) if (!DATA.has(key) && typeof value[key] === 'object' && value[key] !== null) pending.push(value[key]);
    }
  }
  return links;
}

function isObject(value: unknown): value is {[key: string]: unknown} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
