import {essenceOf, toMediaKind} from '../model/mediaKind';

/** The grammar that highlights a media type. */
export function toLanguage(mediaType: string): string {
  const essence = essenceOf(mediaType);
  if (/[/+](xml|html)$/.test(essence)) return 'markup';
  if (/javascript$/.test(essence)) return 'jsx';
  if (/graphql$/.test(essence)) return 'graphql';
  switch (toMediaKind(mediaType)) {
    case 'json':
    case 'json-lines':
    case 'json-seq':
      return 'json';
    case 'yaml':
      return 'yaml';
    default:
      return 'text';
  }
}
