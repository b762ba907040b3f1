import type {ApiReference} from '../model/types';

/** Fields that hold values of the document rather than texts. */
const DATA: ReadonlySet<string> = new Set(['examples', 'default', 'enum', 'const', 'value', 'generated', 'extensions', 'other', 'conflicts', 'codeSamples']);

/** The addresses of all links in the texts of a reference, each once. */
export function collectLinks(reference: ApiReference): string[] {
  const links = new Set<string>();
  const pending: unknown[] = [reference];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) {
      const [tag, props] = value as unknown[];
      if (tag === 'a' && isObject(props) && typeof props.href === 'string') links.add(props.href);
      for (const item of value) if (isObject(item) || Array.isArray(item)) pending.push(item);
    } else if (isObject(value)) {
      for (const key of Object.keys(value)) if (!DATA.has(key) && typeof value[key] === 'object' && value[key] !== null) pending.push(value[key]);
    }
  }
  return [...links];
}

function isObject(value: unknown): value is {[key: string]: unknown} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
