import {isRecord} from '../document/isObject';
import {rememberOf} from './remember';
import type {ApiReference} from './types';

/** Fields that hold values of the document, not Markdown. */
const DATA: ReadonlySet<string> = new Set([
  'examples',
  'default',
  'enum',
  'const',
  'value',
  'generated',
  'extensions',
  'other',
  'conflicts',
  'codeSamples',
]);

type Addresses = {links: string[]; images: string[]};

/** Caches by operation and schema: while a site is edited, most stay the same objects. */
const findAddressesOfPart = rememberOf(findAddresses);

/**
 * The URLs of all links in the descriptions of a reference and in the external documentation of its
 * parts, each once.
 */
export function collectLinks(reference: ApiReference): string[] {
  return collect(reference, 'links');
}

/** The URLs of all images, including the logo. */
export function collectImages(reference: ApiReference): string[] {
  const {logo} = reference.info;
  return [...new Set([...(logo ? [logo.url] : []), ...collect(reference, 'images')])];
}

function collect({operations, schemas, ...rest}: ApiReference, kind: keyof Addresses): string[] {
  const found = new Set(findAddresses(rest)[kind]);
  for (const part of [...operations, ...Object.values(schemas)])
    for (const address of findAddressesOfPart(part)[kind]) found.add(address);
  return [...found];
}

function findAddresses(part: object): Addresses {
  const links: string[] = [];
  const images: string[] = [];
  const pending: unknown[] = [part];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) {
      const [tag, props] = value as unknown[];
      if (tag === 'a' && isRecord(props) && typeof props.href === 'string') links.push(props.href);
      if (tag === 'img' && isRecord(props) && typeof props.src === 'string') images.push(props.src);
      for (const item of value) if (isRecord(item) || Array.isArray(item)) pending.push(item);
    } else if (isRecord(value)) {
      if (
        isRecord(value.externalDocs) &&
        typeof value.externalDocs.url === 'string' &&
        value.externalDocs.url.startsWith('#')
      )
        links.push(value.externalDocs.url);
      for (const key of Object.keys(value))
        if (!DATA.has(key) && typeof value[key] === 'object' && value[key] !== null)
          pending.push(value[key]);
    }
  }
  return {links, images};
}
