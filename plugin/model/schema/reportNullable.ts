import {childOf, fieldOf} from '../../document/place';
import type {Place} from '../../document/types';
import {versionAt} from '../../document/versionAt';
import type {Context} from '../context';

/**
 * Reports `nullable` where it has no meaning: it only exists in OpenAPI 3.0, where `flatten` reads
 * it, but many documents of later versions still have it. Returns whether it has a meaning.
 */
export function reportNullable({document, warn}: Context, place: Place): boolean {
  const version = versionAt(document, place);
  if (version === '3.0') return true;
  if (fieldOf(place.value, 'nullable') === true)
    warn(
      'document-schema',
      childOf(place, 'nullable') ?? place,
      `\`nullable\` has no meaning in OpenAPI ${version}.`,
      "Add `'null'` to the type, for example `type: [string, 'null']`; beside a `$ref`, write `anyOf` with `type: 'null'`.",
    );
  return false;
}
