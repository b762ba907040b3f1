import type {FragmentRequest} from './toFragment';

/** What imports from an instance of the plugin begin with. */
export function toEmbedPrefix(pluginId: string): string {
  return pluginId === 'default' ? '@api-reference' : `@api-reference-${pluginId}`;
}

/** The import path of something. Characters that have a meaning in imports are percent-encoded. */
export function toImport(prefix: string, {path, part}: FragmentRequest): string {
  const place = path.split('/').map(encode).join('/');
  return `${prefix}/${place}${part === '' ? '' : `#${encode(part)}`}`;
}

/** The part of an import after its prefix. */
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
