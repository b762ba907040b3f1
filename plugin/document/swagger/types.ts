import type {JsonObject, Place, PlaceInFile} from '../types';
import type {PlaceProblem} from '../validate/structure';

/** Maps places of the converted files to places of the author's files, and back. */
export type PlaceMap = {
  /**
   * Records the origin of a converted place. Values with the same keys in both are mapped
   * automatically.
   */
  note: (converted: PlaceInFile, from: PlaceInFile) => void;
  /**
   * The same for a place that is never the target of a reference, such as a wrapper around a value.
   */
  trace: (converted: PlaceInFile, from: PlaceInFile) => void;
  toAuthor: (converted: PlaceInFile) => PlaceInFile;
  /** For a value that is converted several times, the first place. */
  toConverted: (from: PlaceInFile) => PlaceInFile;
};

/** The media types of requests or responses, and the author's place of the list. */
export type MediaTypes = {list: readonly {name: string; from: PlaceInFile}[]};

/** The context that the conversion of every part needs. */
export type Conversion = {
  places: PlaceMap;
  /** The document's settings for all operations; undefined where there are none. */
  consumes: MediaTypes | undefined;
  produces: MediaTypes | undefined;
  /** The value at the end of a chain of references. */
  follow: (place: Place) => Place | undefined;
  /** A copy of an object with a `$ref`, which is set once its target is known. */
  refer: (holder: Place<JsonObject>, to: PlaceInFile) => JsonObject;
  /** Records that an object has been converted. */
  visit: (value: object) => void;
  /**
   * The media types of one more body or response: not all of a long list that applies to many.
   * @param of the list that they are chosen from
   */
  listFor: (types: MediaTypes, of?: MediaTypes) => MediaTypes['list'];
  /** The media type of a body for which the document names none. */
  assume: (from: PlaceInFile) => MediaTypes;
  /** Reports what OpenAPI 3 cannot express. */
  lose: (
    from: PlaceInFile,
    message: string,
    help?: string,
    severity?: PlaceProblem['severity'],
  ) => void;
};
