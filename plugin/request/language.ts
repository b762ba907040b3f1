import type {Json} from '../model/types';
import {essenceOf, toMediaKind} from '../model/operation/mediaKind';

/**
 * The grammar that highlights an example of a media type. Data, a list or an object, is shown as
 * JSON where the name of the media type says no syntax, as that of `*\/*` or
 * `text/plain`.
 */
export function toLanguage(mediaType: string, example?: Json): string {
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
    case 'text':
    case 'unknown':
      return typeof example === 'object' ? 'json' : 'text';
    default:
      return 'text';
  }
}
