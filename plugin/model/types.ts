/**
 * The types of the reference: the content of the document as plain JSON that survives a round trip.
 * Absent values are omitted, never `null` (a `null` is a value of the document). Unions are
 * discriminated by `kind`. Named things are lists of `{name, …}`, never objects keyed by the
 * document's names, so that no name can collide with an object's prototype and the document's order
 * is kept. In values of the document, keys that JavaScript would move are marked: print values with
 * `formatJson`.
 */
import type {Constraints} from '../document/vocabulary/constraints';
import type {Json, OpenApiVersion} from '../document/types';

export type {Constraints, Limit} from '../document/vocabulary/constraints';
export type {Json, JsonObject} from '../document/types';

// --- Text -----------------------------------------------------------------------------------------------------------

/**
 * CommonMark and GFM, rendered at build time and sanitised. A plain paragraph is a string; anything
 * else is a list of nodes. A `blockquote` with the property `alert` is one of GitHub's alerts or
 * Docusaurus's admonitions: `note`, `tip`, `info`, `important`, `warning`, `danger` or `caution`;
 * with `titled` its first child is its title.
 */
export type Markdown = string | MarkdownNode[];
/**
 * Text, or `[tagName, properties, children]`. Properties have React's names (`className`, `href`);
 * only those on an allow-list are kept.
 */
export type MarkdownNode =
  | string
  | [tag: string, props: {[name: string]: string | number | boolean}, children: MarkdownNode[]];

// --- Schemas --------------------------------------------------------------------------------------------------------

/**
 * Key of a named schema in the table of schemas. Made of `[A-Za-z0-9._-]`, unique in the document,
 * usable in an anchor.
 */
export type SchemaId = string;

export type Schema = ReferenceSchema | BooleanSchema | NodeSchema | UnknownSchema;

/** A named schema, by reference: look up its `id` in the operation's table of schemas. */
export type ReferenceSchema = {
  kind: 'reference';
  id: SchemaId;
  /** The author's name: last segment of the pointer, or the file name without extension. */
  name: string;
  /**
   * Short form of the target's type, so that a row can be shown without the target: `object`,
   * `Pet[]`, `string | null`.
   */
  type: string;
  /** `null` is also allowed; `type` includes it. */
  nullable?: true;
  /** The target is an ancestor of this place: expanding it would never end. */
  recursive?: true;
  /**
   * A `$dynamicRef` that nothing in scope defines, as written: the target is the static one, and
   * another schema may replace it.
   */
  dynamic?: string;
} & SchemaAnnotations;

/** `true` and `{}` (any value) or `false` (no value). */
export type BooleanSchema = {kind: 'boolean'; value: boolean} & SchemaAnnotations;

/** A value in place of a schema that is not one: shown as its JSON, with a warning. */
export type UnknownSchema = {kind: 'unknown'; value: Json};

/** Fields that any schema may have, also beside a `$ref` in OpenAPI 3.1 and later. */
export type SchemaAnnotations = {
  title?: string;
  description?: Markdown;
  default?: Json;
  /** `example` (3.0), then `examples`. */
  examples?: Json[];
  readOnly?: true;
  writeOnly?: true;
  deprecated?: Deprecation;
  externalDocs?: ExternalDocs;
  xml?: XmlObject;
  badges?: Badge[];
  extensions?: Extension[];
};

/**
 * A schema with every `allOf` merged into it (one level: the properties' own schemas are not
 * changed). All facets of the document are here; none excludes another.
 */
export type NodeSchema = {
  kind: 'schema';
  /**
   * JSON Schema types, `null` included where allowed. Absent: any type, or the type that the facets
   * imply.
   */
  types?: string[];
  /**
   * Short form for a row: `string`, `Pet[]`, `object`, `map of integer`, `string | null`, `Cat |
   * Dog`.
   */
  type: string;
  format?: string;
  enum?: EnumValue[];
  const?: Json;
  constraints?: Constraints;

  // object
  properties?: Property[];
  patternProperties?: {pattern: string; schema: Schema}[];
  /** Absent: not stated. */
  additionalProperties?: Schema;
  /** `x-additionalPropertiesName`. */
  additionalPropertiesName?: string;
  unevaluatedProperties?: Schema;
  propertyNames?: Schema;
  dependentRequired?: {property: string; requires: string[]}[];
  dependentSchemas?: {property: string; schema: Schema}[];

  // array
  items?: Schema;
  prefixItems?: Schema[];
  unevaluatedItems?: Schema;
  contains?: {schema: Schema; min?: number; max?: number};

  // composition
  /** One entry for each `oneOf` or `anyOf` that applies at the same time. */
  variants?: VariantGroup[];
  conditions?: {if: Schema; then?: Schema; else?: Schema}[];
  not?: Schema[];
  /** Named schemas that were merged in through `allOf`, in order. */
  allOf?: {id: SchemaId; name: string}[];
  /** Object examples of these schemas: each lacks fields that the others have. */
  mergedExamples?: {from: string; value: Json}[];
  /** Contradictory values of the merged parts: shown, not hidden. */
  conflicts?: {keyword: string; values: {from?: string; value: Json}[]}[];

  // content of strings
  content?: {mediaType?: string; encoding?: string; schema?: Schema};

  discriminator?: Discriminator;
  /** Keywords that this model does not know, as written. */
  other?: {name: string; value: Json}[];
  /** Keywords that this model cannot express exactly: no value is checked against them. */
  unchecked?: string[];
} & SchemaAnnotations;

export type Property = {
  name: string;
  schema: Schema;
  required?: true;
  /** Name of the schema that it was inherited from through `allOf`. */
  from?: string;
  versionNotes?: VersionNotes;
};

export type EnumValue = {
  value: Json;
  name?: string;
  description?: Markdown;
  versionNotes?: VersionNotes;
};

export type VariantGroup = {
  /** How many variants must match: exactly one, or at least one. */
  kind: 'oneOf' | 'anyOf';
  discriminator?: Discriminator;
  /** `null` is valid, however many variants allow it: `nullable` of OpenAPI 3.0. */
  nullable?: true;
  variants: Variant[];
};

export type Variant = {
  /**
   * For the tab: discriminator value, else title, else reference name, else type, else `Option 2`.
   * Unique within the group.
   */
  label: string;
  schema: Schema;
  /** Discriminator values that select this variant. */
  values?: string[];
  /** The variant that `defaultMapping` names. */
  default?: true;
};

export type Discriminator = {
  propertyName?: string;
  /**
   * Every value with the schema it points to; `id` is absent when the document has no such schema,
   * and for variants without a name, which are identified by their label.
   */
  mapping: {value: string; name: string; id?: SchemaId}[];
  defaultMapping?: {name: string; id?: SchemaId};
};

export type Deprecation = {description?: Markdown; sunset?: string};

/**
 * The API versions, by their labels, in which something was added, last changed, and removed. Based
 * only on differences between neighbouring versions: when the contents of the oldest version were
 * added is unknown.
 */
export type VersionNotes = {since?: string; changed?: string; removed?: string};
/** A location: a URL that pages can link to, or the document's text in its place. */
export type Address = string | {text: string};

export type ExternalDocs = {url: Address; description?: Markdown};
export type XmlObject = {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: true;
  wrapped?: true;
  nodeType?: string;
};
export type Extension = {name: string; value: Json};

/** Named schemas by id. Made with a null prototype; ids cannot be `__proto__`. */
export type SchemaTable = {[id: SchemaId]: NamedSchema};
export type NamedSchema = {
  name: string;
  schema: Schema;
  /** Last segment of the URL of its page, or a permalink elsewhere. Only in the data of pages. */
  page?: string;
};
/** Place of a schema in the files of its document. */
export type SchemaPlace = {file: string; pointer: string};

// --- Values ---------------------------------------------------------------------------------------------------------

/** An example that the document gives, at media type or parameter level. */
export type Example = {
  /** Key in `examples`; absent for a single `example`. */
  name?: string;
  summary?: string;
  description?: Markdown;
  /** The value as data (`example`, `value`, `dataValue`). */
  value?: Json;
  /** The value as sent (`serializedValue`). */
  serialized?: string;
  /** The value as a page shows it, unless that is indented JSON. Only in the data of pages. */
  text?: string;
  /** URL of the value. Never fetched. */
  externalValue?: Address;
  /** Part of a request that an extension gives as a whole; only of parameters. */
  exchange?: true;
};

export type MediaType = {
  /** As written, e.g. `application/json; charset=utf-8`, `image/*`. */
  mediaType: string;
  schema?: Schema;
  /** OpenAPI 3.2: schema of each item of a sequential media type. */
  itemSchema?: Schema;
  examples: Example[];
  /**
   * A value composed of examples, defaults, enums and placeholders of the schema. Error responses
   * have one only if all of it is in the document.
   */
  generated?: GeneratedExample;
  encoding?: Encoding[];
  prefixEncoding?: Encoding[];
  itemEncoding?: Encoding;
  extensions?: Extension[];
};

/** Composed by the plugin; pages say so. */
export type GeneratedExample = Pick<Example, 'text'> & {
  value: Json;
  /** Origins of the parts. */
  origin: 'schema-example' | 'property-examples' | 'skeleton' | 'shape';
  /** The schema of the body requires no field: the console starts without those of the value. */
  optional?: true;
  /** Deep objects and lists are shown without their parts. */
  shortened?: true;
  /**
   * The schema rejects the value: the first keyword that it does not satisfy, and its place as a
   * JSON pointer into the value.
   */
  incomplete?: Unmet;
};

export type Unmet = {keyword: string; place: string};

export type Encoding = {
  /** Name of the property; absent for positional encodings. */
  name?: string;
  contentType?: string;
  headers?: Header[];
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** `style`, `explode` and `allowReserved` have no effect: OpenAPI 3.0, in a multipart body. */
  ignoresStyle?: true;
  /** OpenAPI 3.2: for a part that has parts itself. */
  encoding?: Encoding[];
  prefixEncoding?: Encoding[];
  itemEncoding?: Encoding;
};

// --- Operations -----------------------------------------------------------------------------------------------------

export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export type Parameter = {
  name: string;
  in: ParameterLocation;
  description?: Markdown;
  required?: true;
  deprecated?: Deprecation;
  allowEmptyValue?: true;
  /** Always filled in with the default of its location. Absent only with `content`. */
  style?:
    | 'simple'
    | 'label'
    | 'matrix'
    | 'form'
    | 'spaceDelimited'
    | 'pipeDelimited'
    | 'deepObject'
    | 'cookie';
  explode?: boolean;
  allowReserved?: true;
  schema?: Schema;
  /** A parameter that is serialized by media type has exactly one. */
  content?: MediaType;
  examples: Example[];
  /** A header that OpenAPI ignores (`Accept`, `Content-Type`, `Authorization`). */
  ignored?: true;
  versionNotes?: VersionNotes;
  badges?: Badge[];
  /**
   * How a value is serialized, e.g. `ids=1&ids=2`, where that is not obvious. Only in the data of
   * pages.
   */
  serialization?: string;
  extensions?: Extension[];
};

export type Header = Omit<Parameter, 'in' | 'allowEmptyValue' | 'allowReserved'>;

export type RequestBody = {
  description?: Markdown;
  required?: true;
  content: MediaType[];
  extensions?: Extension[];
};

export type Response = {
  /** `200`, `4XX` or `default`. */
  status: string;
  summary?: string;
  /** The meaning of the status where there is no summary. Only in the data of pages. */
  reason?: string;
  description?: Markdown;
  headers: Header[];
  content: MediaType[];
  links: Link[];
  extensions?: Extension[];
};

export type Link = {
  name: string;
  description?: Markdown;
  /** As written in the document. */
  operationId?: string;
  operationRef?: string;
  /** Id of the operation of this document that it points to. */
  target?: OperationId;
  parameters: {name: string; value: Json}[];
  requestBody?: Json;
  server?: Server;
};

export type Callback = {
  name: string;
  /** Runtime expression that gives the URL, as written. */
  expression: string;
  /** Each with its own method, parameters, body and responses. */
  operations: Operation[];
};

/**
 * `get-pets-petId`: made of method and path, unique in the document, usable in a file name and an
 * anchor.
 */
export type OperationId = string;

export type Operation = {
  id: OperationId;
  kind: 'operation' | 'webhook' | 'callback';
  /**
   * `GET /pets/{petId}`: the key of `overrides`, exactly as the document writes method and path.
   */
  key: string;
  /** `GET`; a method of `additionalOperations` keeps its case. */
  method: string;
  /** Path template, name of the webhook, or the callback's expression, as written. */
  path: string;
  operationId?: string;
  summary?: string;
  description?: Markdown;
  /** First words of the description as plain text, for `<meta>` and cards. */
  descriptionText?: string;
  /** Of the path item. */
  pathSummary?: string;
  pathDescription?: Markdown;
  tags: string[];
  deprecated?: Deprecation;
  versionNotes?: VersionNotes;
  externalDocs?: ExternalDocs;
  badges?: Badge[];
  /** The settings of its page from extensions. */
  page?: PageSettings;
  /** Only if they differ from the document's. */
  servers?: Server[];
  /** Only if they differ from the document's. Empty: no authentication. */
  security?: SecurityRequirement[];
  parameters: Parameter[];
  requestBody?: RequestBody;
  /** Sorted: codes, ranges, default. */
  responses: Response[];
  callbacks: Callback[];
  /** From `x-codeSamples` and similar extensions. */
  codeSamples: CodeSample[];
  extensions?: Extension[];
  /** Ids of the schemas it reaches, nearest first. */
  schemas: SchemaId[];
  /** The `format`s that these and its own schemas name, each once. */
  formats: string[];
};

/**
 * Settings of an operation's page from extensions of other tools. `overrides` in docs.json take
 * precedence.
 */
export type PageSettings = {
  title?: string;
  description?: string;
  badge?: string;
  /** Nothing links to the page. */
  hidden?: true;
  /** Segments below the tab. */
  route?: string[];
  /** The group if there are no tags. */
  group?: string;
  /** The title if there are neither `summary` nor `operationId`. */
  name?: string;
  /** What readers can do; absent: everything. The site decides after the document. */
  tryIt?: Exclude<TryItMode, 'full'>;
  /** The languages of generated samples that come first. */
  sampleLanguages?: string[];
  /** The languages of generated samples that the site chooses; absent: the usual ones. */
  samples?: SampleChoice[];
};

/** `full`: samples and the console of Try It; `samples`: only samples; `none`: neither. */
export type TryItMode = 'full' | 'samples' | 'none';

/** A language of samples that a site chooses, with its own label, and a library other than usual. */
export type SampleChoice = {id: string; label?: string; variant?: string};

/** From `x-badges`, `x-stability` and similar extensions. */
export type Badge = {name: string; color?: string; position?: 'before' | 'after'};
export type CodeSample = {lang: string; label?: string; source: string};

// --- Document -------------------------------------------------------------------------------------------------------

export type Server = {
  /** As written, with `{variables}`. */
  url: string;
  name?: string;
  description?: Markdown;
  /** Shown while the server is chosen, also the first one: the description is a site's notice. */
  isBanner?: true;
  variables: ServerVariable[];
};
export type ServerVariable = {
  name: string;
  default: string;
  enum?: string[];
  description?: Markdown;
};

/**
 * A list of alternatives; all schemes of an alternative are required together. An alternative
 * without schemes means no authentication.
 */
export type SecurityRequirement = {schemes: {name: string; scopes: string[]}[]};

export type SecurityScheme = {
  name: string;
  description?: Markdown;
  deprecated?: Deprecation;
  extensions?: Extension[];
} & (
  | {kind: 'apiKey'; in: 'query' | 'header' | 'cookie'; parameterName: string}
  | {kind: 'http'; scheme: string; bearerFormat?: string}
  | {kind: 'mutualTLS'}
  | {kind: 'oauth2'; flows: OAuthFlow[]; metadataUrl?: string}
  | {kind: 'openIdConnect'; openIdConnectUrl: string}
  | {kind: 'unknown'; value: Json}
);

export type OAuthFlow = {
  kind: 'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization';
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  deviceAuthorizationUrl?: string;
  scopes: {name: string; description: string}[];
};

export type Tag = {
  name: string;
  /** 3.2 `summary`, else `x-displayName` or similar extensions. */
  summary?: string;
  description?: Markdown;
  descriptionText?: string;
  externalDocs?: ExternalDocs;
  /** Name of the parent tag, from 3.2 `parent`; known to exist and free of circles. */
  parent?: string;
  /** 3.2 `kind`, e.g. `nav`, `badge`, `audience`. */
  kind?: string;
};

export type Info = {
  title: string;
  version: string;
  summary?: string;
  description?: Markdown;
  descriptionText?: string;
  termsOfService?: Address;
  contact?: {name?: string; url?: Address; email?: string};
  license?: {name: string; identifier?: string; url?: Address};
  logo?: {url: string; altText?: string; href?: Address};
};

/** One of the documents of a reference that is made of several. */
export type ReferenceDocument = Pick<
  ApiReference,
  'specification' | 'info' | 'externalDocs' | 'servers' | 'security' | 'extensions'
> & {
  /** Path of its file relative to the project root. */
  source: string;
  /** Unique among the documents: its title, or the path of its file. */
  label: string;
  /** The operations that come from it. */
  operations: OperationId[];
};

/** The documents of a tab, complete: usually one. */
export type ApiReference = {
  /**
   * `OpenAPI 3.1.1` or `Swagger 2.0`; for several documents, each once: `OpenAPI 3.1.1, OpenAPI
   * 3.0.3`.
   */
  specification: string;
  version: OpenApiVersion;
  info: Info;
  externalDocs?: ExternalDocs;
  servers: Server[];
  security: SecurityRequirement[];
  securitySchemes: SecurityScheme[];
  /** The declared tags, in order. Operations may name more. */
  tags: Tag[];
  /** `x-tagGroups`. */
  tagGroups: {name: string; tags: string[]}[];
  /** Operations of `paths` in document order, then webhooks. */
  operations: Operation[];
  /** Keys of the operations that readers of the tab do not see. */
  internal: string[];
  schemas: SchemaTable;
  /** Places of the schemas that the author has named; the names of others are made up. */
  schemaPlaces?: {[id: SchemaId]: SchemaPlace};
  extensions?: Extension[];
  /** In the order of docs.json. Absent for a single document. */
  documents?: ReferenceDocument[];
};
