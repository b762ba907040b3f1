import type {LoadedDocument, OpenApiVersion, Place} from './types';

/** The version of OpenAPI at a place: a file may be a document of another version itself. */
export function versionAt(
  {version, otherVersions}: Pick<LoadedDocument, 'version' | 'otherVersions'>,
  {file}: Pick<Place, 'file'>,
): OpenApiVersion {
  return otherVersions?.get(file) ?? version;
}
