import type {Secrets} from './secrets/secrets';
import type {SourceLocation} from '../diagnostics/types';

/**
 * Any value a JSON or YAML file can hold. YAML is read with the core schema: no dates, no tags,
 * string keys.
 */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};
export type JsonObject = {[key: string]: Json};

/** OpenAPI minor versions. Unknown 3.x minors are read as the newest one that is known. */
export type OpenApiVersion = '3.0' | '3.1' | '3.2';

/** What the author's own file is written in. Swagger 2.0 is read as OpenAPI 3.0. */
export type SpecVersion = '2.0' | OpenApiVersion;

/** A value together with where it is. References are resolved relative to `file`. */
export type Located<T = Json> = {
  value: T;
  /** Path relative to the project root, with `/` separators. */
  file: string;
  /** RFC 6901 pointer inside the file. */
  pointer: string;
};

/** An operation of the document and where it is. */
export type OperationPlace = {
  /** Only the path of an operation of `paths` has template variables. */
  kind: 'operation' | 'webhook' | 'callback';
  /**
   * `GET /pets`, as docs.json names an operation. Of a webhook it is `POST newPet`, and `webhook
   * POST newPet` where a path has that key.
   */
  key: string;
  /** Path template, name of the webhook, or the callback's expression. */
  path: string;
  /** `GET`; of `additionalOperations` as written. */
  method: string;
  operationId?: string;
  place: Located<JsonObject>;
  item: PathItemPlace;
};

/** The path item of operations. */
export type PathItemPlace = {
  kind: OperationPlace['kind'];
  /** The field of the document, or of an operation, that holds it. */
  field: 'paths' | 'webhooks' | 'x-webhooks' | 'callbacks';
  path: string;
  /** Where the path is written: the key in `paths`. */
  key: {file: string; pointer: string};
  /** The item's own fields, then those of the item that it refers to. */
  layers: Located<JsonObject>[];
};

/** What overlays made of a file. */
export type Overlaid = {
  /** Overlays that were read, in the order in which they are applied. */
  files: string[];
  /** Those of these files that are for another document of the tab. */
  notApplied: string[];
  actions: number;
  /** Actions that changed something. */
  applied: number;
  /** The file with all of them applied. */
  value: Json;
};

/**
 * A document and all the files it refers to, parsed, with its references kept. Never leaves Node.
 * Objects have no prototype trickery: `__proto__` is an own key like any other.
 */
export type LoadedDocument = {
  root: Located<JsonObject>;
  version: OpenApiVersion;
  /** The `openapi` field, or `swagger`, word for word. */
  declaredVersion: string;
  /** Every file that was read, relative to the project root; the entry file is the first. */
  files: string[];
  /** What overlays made of the entry file, whose text is left unchanged. Absent: there are none. */
  overlaid?: Overlaid;
  /** Files that references name and that could not be read. Absent: none. */
  missing?: string[];
  /** Text of each file, by name, without a byte order mark. */
  texts: ReadonlyMap<string, string>;
  /** Likely secrets in the texts, and the texts without them. */
  secrets: Secrets;
  /**
   * Follows one `$ref` string that is in `base.file` to the value it names (RFC 3986 relative to
   * the file or the nearest `$id`; JSON pointer, `$anchor` or `$id`). One step: the value may again
   * hold a `$ref`. Undefined when it does not resolve.
   */
  resolve: (ref: string, base: {file: string; pointer: string}) => Located | undefined;
  /**
   * Line and column of a place in the author's own file, counted from 1, and its pointer there: of
   * Swagger 2.0 the one before it was converted. Parses positions lazily, once per file.
   */
  locate: (place: {file: string; pointer: string}) => SourceLocation;
  /** Whether readers see an operation. */
  isShown: (operation: OperationPlace) => boolean;
};
