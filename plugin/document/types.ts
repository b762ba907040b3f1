import type {Secrets} from './secrets/secrets';
import type {SourceLocation} from '../diagnostics/types';

/**
 * Any value of a JSON or YAML file. YAML is read with the core schema: no dates, no tags, string
 * keys.
 */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
export type JsonObject = {[key: string]: Json};

/** OpenAPI minor versions. Unknown 3.x minors are read as the newest known one. */
export type OpenApiVersion = '3.0' | '3.1' | '3.2';

/** The format of the author's file. Swagger 2.0 is read as OpenAPI 3.0. */
export type SpecVersion = '2.0' | OpenApiVersion;

/** Where something is in a document. */
export type PlaceInFile = {
  /** Path relative to the project root, with `/` separators. */
  file: string;
  /** RFC 6901 pointer inside the file. */
  pointer: string;
};

/** A value together with its place. References are resolved relative to `file`. */
export type Place<T = Json> = PlaceInFile & {value: T};

/** An operation of the document with its place. */
export type OperationPlace = {
  /** Only the path of an operation of `paths` has template variables. */
  kind: 'operation' | 'webhook' | 'callback';
  /**
   * `GET /pets`, as docs.json names an operation. A webhook is `POST newPet`, or `webhook POST
   * newPet` where a path has that key.
   */
  key: string;
  /** Path template with plain names, name of the webhook, or the callback's expression. */
  path: string;
  /** `GET`; methods of `additionalOperations` as written. */
  method: string;
  operationId?: string;
  place: Place<JsonObject>;
  item: PathItemPlace;
};

/** The path item of operations. */
export type PathItemPlace = {
  kind: OperationPlace['kind'];
  /** The field of the document, or of an operation, that contains it. */
  field: 'paths' | 'webhooks' | 'x-webhooks' | 'callbacks';
  /** As written. */
  path: string;
  /** The place where the path is written: the key in `paths`. */
  key: PlaceInFile;
  /** The item's own fields, then those of the item that it refers to. */
  layers: Place<JsonObject>[];
};

/** The effect of overlays on a file. */
export type Overlaid = {
  /** Overlays that were read, in the order in which they are applied. */
  files: string[];
  /** The overlays that are for another document of the tab. */
  notApplied: string[];
  actions: number;
  /** Actions that changed something. */
  applied: number;
  /** The file with all overlays applied. */
  value: Json;
};

/**
 * A document and all the files it refers to, parsed, with its references kept. It never leaves
 * Node. Objects may have `__proto__` as an own key like any other.
 */
export type LoadedDocument = {
  root: Place<JsonObject>;
  version: OpenApiVersion;
  /** Of the files that are documents of another version themselves. Absent when there are none. */
  otherVersions?: ReadonlyMap<string, OpenApiVersion>;
  /** The `openapi` or `swagger` field, as written. */
  declaredVersion: string;
  /** Every file that was read, relative to the project root; the entry file is the first. */
  files: string[];
  /**
   * The effect of overlays on the entry file, whose text is left unchanged. Absent without
   * overlays.
   */
  overlaid?: Overlaid;
  /** For each file but the entry file, the pointers to its parts that references reach. */
  used: ReadonlyMap<string, readonly string[]>;
  /**
   * The URLs that the files were pulled from, by file; relative URLs in them hold there. Absent when
   * the document was not pulled.
   */
  pulledFrom?: ReadonlyMap<string, string>;
  /** Files that references name and that could not be read. Absent when there are none. */
  missing?: string[];
  /** The files that were read through symbolic links, by those paths. Absent when there are none. */
  links?: ReadonlyMap<string, string>;
  /** Text of each file, by name, without a byte order mark. */
  texts: ReadonlyMap<string, string>;
  /** Likely secrets in the texts, and the texts without them. */
  secrets: Secrets;
  /**
   * Follows one `$ref` string of `base.file` to the value it names (RFC 3986 relative to the file
   * or the nearest `$id`; JSON pointer, `$anchor` or `$id`). Takes one step: the value may again
   * have a `$ref`. Undefined when it does not resolve.
   */
  resolve: (ref: string, base: PlaceInFile) => Place | undefined;
  /**
   * Line and column of a place in the author's own file, counted from 1, and its pointer there; for
   * Swagger 2.0, the pointer before the conversion. Positions are parsed lazily, once per file.
   */
  locate: (place: PlaceInFile) => SourceLocation;
  /** Those that readers see, as `listOperations` orders them, without those of callbacks. */
  operations: readonly OperationPlace[];
  /** Those that `audience` leaves out. */
  hiddenOperations: readonly OperationPlace[];
};
