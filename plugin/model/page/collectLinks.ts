import {isRecord} from '../../document/isObject';
import {rememberOf} from '../remember';
import type {ApiReference} from '../types';

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

/** Fields with an address, and objects of which one field is an address. */
const LINKS = ['externalValue', 'termsOfService'];
const LINKING = [
  ['externalDocs', 'url'],
  ['contact', 'url'],
  ['license', 'url'],
  ['logo', 'href'],
] as const;

type Addresses = {links: string[]; images: string[]};

/** Caches by operation and schema: while a site is edited, most stay the same objects. */
const findAddressesOfPart = rememberOf(findAddresses);

/**
 * The URLs of all links in the descriptions of a reference, and of its fields that pages link to,
 * such as `externalDocs`, each once.
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
      // Links to headings of the same description need no target.
      if (tag === 'a' && isRecord(props) && typeof props.href === 'string' && props.isOwn !== true)
        links.push(props.href);
      if (tag === 'img' && isRecord(props) && typeof props.src === 'string') images.push(props.src);
      for (const item of value) if (isRecord(item) || Array.isArray(item)) pending.push(item);
    } else if (isRecord(value)) {
      for (const item of listAddresses(value)) links.push(item);
      for (const key of Object.keys(value))
        if (!isData(value, key) && typeof value[key] === 'object' && value[key] !== null)
          pending.push(value[key]);
    }
  }
  return {links, images};
}

/** The addresses in an object of the model; those that cannot be linked are not strings. */
function listAddresses(value: Record<string, unknown>): string[] {
  return [
    ...LINKS.map((name) => value[name]),
    ...LINKING.map(([name, field]) => {
      const linking = value[name];
      return isRecord(linking) ? linking[field] : undefined;
    }),
  ].filter((address) => typeof address === 'string');
}

/** Examples are values in schemas, which have a `kind`; elsewhere they are Example Objects. */
function isData(value: Record<string, unknown>, key: string): boolean {
  return DATA.has(key) && (key !== 'examples' || value.kind !== undefined);
}
