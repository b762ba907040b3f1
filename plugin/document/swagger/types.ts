import type {Place} from '../place';
import type {JsonObject} from '../types';
import type {PlaceProblem} from '../validate/structure';

export type PlaceInFile = {file: string; pointer: string};

/** Which places of the converted files are made from which of the author's files, and back. */
export type PlaceMap = {
  /**
   * Says where a converted place comes from. What is in both under the same keys follows from it.
   */
  note: (converted: PlaceInFile, from: PlaceInFile) => void;
  /** The same of a place that no reference is meant for: what is made up around a value. */
  trace: (converted: PlaceInFile, from: PlaceInFile) => void;
  toAuthor: (converted: PlaceInFile) => PlaceInFile;
  /** Of what is converted several times, the first place. */
  toConverted: (from: PlaceInFile) => PlaceInFile;
};

/** The media types of requests or responses, and where the author lists them. */
export type MediaTypes = {list: readonly {name: string; from: PlaceInFile}[]};

/** What the conversion of every part needs. */
export type Conversion = {
  places: PlaceMap;
  /** What the document says for all operations; undefined where it says nothing. */
  consumes: MediaTypes | undefined;
  produces: MediaTypes | undefined;
  /** The value at the end of a chain of references. */
  follow: (place: Place) => Place | undefined;
  /** A copy of an object with a `$ref`, which is set once its target is known. */
  refer: (holder: Place<JsonObject>, to: PlaceInFile) => JsonObject;
  /** Remembers that the conversion has come by an object. */
  visit: (value: object) => void;
  /** The media type of a body for which the document names none. */
  assume: (from: PlaceInFile) => MediaTypes;
  /** What cannot be said in OpenAPI 3. */
  lose: (
    from: PlaceInFile,
    message: string,
    help?: string,
    severity?: PlaceProblem['severity'],
  ) => void;
};
