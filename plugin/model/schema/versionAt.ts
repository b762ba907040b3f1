import type {Place} from '../../document/place';
import type {LoadedDocument, OpenApiVersion} from '../../document/types';

/** The version of OpenAPI at a place: a file may be a document of another version itself. */
export function versionAt(
  {version, otherVersions}: LoadedDocument,
  {file}: Pick<Place, 'file'>,
): OpenApiVersion {
  return otherVersions?.get(file) ?? version;
}
