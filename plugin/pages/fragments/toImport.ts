import type {FragmentRequest} from './toFragment';

/**
 * How something is imported. Signs of names that have a meaning in imports are percent-encoded.
 */
export function toImport(prefix: string, {path, part}: FragmentRequest): string {
  const place = path.split('/').map(encode).join('/');
  return `${prefix}/${place}${part === '' ? '' : `#${encode(part)}`}`;
}

/** What follows the prefix of an import. */
export function toRequest(text: string): FragmentRequest {
  const [place = '', part = ''] = text.split(/#(.*)/s);
  return {path: decode(place), part: decode(part)};
}

function encode(name: string): string {
  return encodeURIComponent(name).replaceAll('!', '%21');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A lone percent sign belongs to the name.
  }
}
