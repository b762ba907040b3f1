import {APPLICATOR_ROWS} from './vocabulary/applicators';
import {CONSTRAINT_TRAITS} from './vocabulary/constraints';
import {WORD_ROWS} from './vocabulary/keywords';
import {data, either, list, map, one} from './shapes';
import {SWAGGER_FIELDS, SWAGGER_SECTIONS} from './swagger/fields';
import type {Json, OpenApiVersion, SpecVersion} from './types';

/**
 * Describes the objects of OpenAPI 3.0, 3.1 and 3.2: their fields and the objects in them. All
 * other code uses this table to tell references from data that contains a `$ref`, to find out what
 * a place holds, and to suggest names for misspelt fields.
 */
export type ObjectName = keyof typeof OBJECTS;

/**
 * What a place holds: one object, a list of objects or a map of objects. For `items` this depends
 * on the value.
 */
export type Shape = {form: 'object' | 'list' | 'map' | 'either'; of: ObjectName};

type ObjectFields = {readonly [field: string]: Shape | null};
type ObjectTable = {
  /** The name in the specification. */
  title: string;
  /** `null` is data: strings, numbers, examples, extensions. Its content is never examined. */
  fields: ObjectFields;
  /**
   * The kind of the entries, for an object that is itself a map (paths, responses, callbacks).
   * Entries called `x-…` are extensions.
   */
  entries?: ObjectName;
};

const PARAMETER_FIELDS = {
  description: data,
  required: data,
  deprecated: data,
  style: data,
  explode: data,
  schema: one('schema'),
  content: map('mediaType'),
  example: data,
  examples: map('example'),
} as const;

const FORMS = {one, list, map, either, mixed: () => data};
type SchemaField = {
  form: Shape['form'];
  of: 'schema' | NonNullable<(typeof WORD_ROWS)[number][1]['object']>;
} | null;

/** A keyword holds schemas, an Object of its own, or data. */
const SCHEMA_FIELDS: Readonly<Record<string, SchemaField>> = Object.fromEntries<SchemaField>([
  ...APPLICATOR_ROWS.map(([keyword, {holds}]) => [keyword, FORMS[holds]('schema')] as const),
  ...Object.keys(CONSTRAINT_TRAITS).map((keyword) => [keyword, data] as const),
  ...WORD_ROWS.map(([keyword, {object}]) => [keyword, object ? one(object) : data] as const),
]);

const OBJECTS = {
  openapi: {
    title: 'OpenAPI Object',
    fields: {
      openapi: data,
      $self: data,
      info: one('info'),
      jsonSchemaDialect: data,
      servers: list('server'),
      paths: one('paths'),
      webhooks: map('pathItem'),
      components: one('components'),
      security: list('securityRequirement'),
      tags: list('tag'),
      externalDocs: one('externalDocs'),
      'x-webhooks': one('webhooks'),
    },
  },
  info: {
    title: 'Info Object',
    fields: {
      title: data,
      summary: data,
      description: data,
      termsOfService: data,
      contact: one('contact'),
      license: one('license'),
      version: data,
    },
  },
  contact: {title: 'Contact Object', fields: {name: data, url: data, email: data}},
  license: {title: 'License Object', fields: {name: data, identifier: data, url: data}},
  server: {
    title: 'Server Object',
    fields: {url: data, name: data, description: data, variables: map('serverVariable')},
  },
  serverVariable: {
    title: 'Server Variable Object',
    fields: {enum: data, default: data, description: data},
  },
  components: {
    title: 'Components Object',
    fields: {
      schemas: map('schema'),
      responses: map('response'),
      parameters: map('parameter'),
      examples: map('example'),
      requestBodies: map('requestBody'),
      headers: map('header'),
      securitySchemes: map('securityScheme'),
      links: map('link'),
      callbacks: map('callback'),
      pathItems: map('pathItem'),
      mediaTypes: map('mediaType'),
    },
  },
  paths: {title: 'Paths Object', fields: {}, entries: 'pathItem'},
  pathItem: {
    title: 'Path Item Object',
    fields: {
      $ref: data,
      summary: data,
      description: data,
      get: one('operation'),
      put: one('operation'),
      post: one('operation'),
      delete: one('operation'),
      options: one('operation'),
      head: one('operation'),
      patch: one('operation'),
      trace: one('operation'),
      query: one('operation'),
      additionalOperations: map('operation'),
      servers: list('server'),
      parameters: list('parameter'),
    },
  },
  operation: {
    title: 'Operation Object',
    fields: {
      tags: data,
      summary: data,
      description: data,
      externalDocs: one('externalDocs'),
      operationId: data,
      parameters: list('parameter'),
      requestBody: one('requestBody'),
      responses: one('responses'),
      callbacks: map('callback'),
      deprecated: data,
      security: list('securityRequirement'),
      servers: list('server'),
    },
  },
  externalDocs: {title: 'External Documentation Object', fields: {description: data, url: data}},
  parameter: {
    title: 'Parameter Object',
    fields: {name: data, in: data, allowEmptyValue: data, allowReserved: data, ...PARAMETER_FIELDS},
  },
  requestBody: {
    title: 'Request Body Object',
    fields: {description: data, content: map('mediaType'), required: data},
  },
  mediaType: {
    title: 'Media Type Object',
    fields: {
      schema: one('schema'),
      itemSchema: one('schema'),
      example: data,
      examples: map('example'),
      encoding: map('encoding'),
      prefixEncoding: list('encoding'),
      itemEncoding: one('encoding'),
    },
  },
  encoding: {
    title: 'Encoding Object',
    fields: {
      contentType: data,
      headers: map('header'),
      style: data,
      explode: data,
      allowReserved: data,
      encoding: map('encoding'),
      prefixEncoding: list('encoding'),
      itemEncoding: one('encoding'),
    },
  },
  webhooks: {title: 'x-webhooks', fields: {}, entries: 'pathItem'},
  responses: {title: 'Responses Object', fields: {}, entries: 'response'},
  response: {
    title: 'Response Object',
    fields: {
      summary: data,
      description: data,
      headers: map('header'),
      content: map('mediaType'),
      links: map('link'),
    },
  },
  callback: {title: 'Callback Object', fields: {}, entries: 'pathItem'},
  example: {
    title: 'Example Object',
    fields: {
      summary: data,
      description: data,
      dataValue: data,
      serializedValue: data,
      value: data,
      externalValue: data,
    },
  },
  link: {
    title: 'Link Object',
    fields: {
      operationRef: data,
      operationId: data,
      parameters: data,
      requestBody: data,
      description: data,
      server: one('server'),
    },
  },
  header: {title: 'Header Object', fields: PARAMETER_FIELDS},
  tag: {
    title: 'Tag Object',
    fields: {
      name: data,
      summary: data,
      description: data,
      externalDocs: one('externalDocs'),
      parent: data,
      kind: data,
    },
  },
  schema: {
    title: 'Schema Object',
    fields: SCHEMA_FIELDS,
  },
  discriminator: {
    title: 'Discriminator Object',
    fields: {propertyName: data, mapping: data, defaultMapping: data},
  },
  xml: {
    title: 'XML Object',
    fields: {
      nodeType: data,
      name: data,
      namespace: data,
      prefix: data,
      attribute: data,
      wrapped: data,
    },
  },
  securityScheme: {
    title: 'Security Scheme Object',
    fields: {
      type: data,
      description: data,
      name: data,
      in: data,
      scheme: data,
      bearerFormat: data,
      flows: one('oauthFlows'),
      openIdConnectUrl: data,
      oauth2MetadataUrl: data,
      deprecated: data,
    },
  },
  oauthFlows: {
    title: 'OAuth Flows Object',
    fields: {
      implicit: one('oauthFlow'),
      password: one('oauthFlow'),
      clientCredentials: one('oauthFlow'),
      authorizationCode: one('oauthFlow'),
      deviceAuthorization: one('oauthFlow'),
    },
  },
  oauthFlow: {
    title: 'OAuth Flow Object',
    fields: {
      authorizationUrl: data,
      deviceAuthorizationUrl: data,
      tokenUrl: data,
      refreshUrl: data,
      scopes: data,
    },
  },
  securityRequirement: {title: 'Security Requirement Object', fields: {}},
} as const satisfies {
  [name: string]: {
    title: string;
    fields: {[field: string]: {form: Shape['form']; of: string} | null};
    entries?: string;
  };
};

export const ROOT_SHAPE: Shape = {form: 'object', of: 'openapi'};

/** The entries of the table that differ in Swagger 2.0. */
export function tableOf(name: ObjectName, version?: SpecVersion): ObjectTable {
  return (version === '2.0' ? SWAGGER_OBJECTS.get(name) : undefined) ?? OBJECTS[name];
}

const SWAGGER_OBJECTS: ReadonlyMap<string, ObjectTable> = new Map(
  Object.entries<ObjectTable['fields']>({
    ...SWAGGER_FIELDS,
    schema: {...OBJECTS.schema.fields, discriminator: data},
  }).map(([name, fields]) => [name, {...OBJECTS[name as ObjectName], fields}]),
);

/** Methods with their own field in a Path Item Object; `query` since OpenAPI 3.2. */
export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
];

/** The field of a Path Item Object for a method: `get` for `GET`. Methods are case-sensitive. */
export function toMethodField(method: string): string | undefined {
  return METHODS.find((field) => field.toUpperCase() === method);
}

/** The kind of an entry of a place; `null` for data and for everything unknown. */
export function shapeOfEntry(
  {form, of}: Shape,
  key: string,
  isList: boolean,
  version?: SpecVersion,
): Shape | null {
  if (form === 'list' || form === 'map' || (form === 'either' && isList))
    return {form: 'object', of};
  const {fields, entries} = tableOf(of, version);
  if (Object.hasOwn(fields, key)) return fields[key] ?? null;
  return entries !== undefined && !key.startsWith('x-') ? {form: 'object', of: entries} : null;
}

/** What may be a list or an object is an object like any other if it is one. */
export function toKnownForm(shape: Shape, value: Json): Shape {
  return shape.form === 'either' && !Array.isArray(value) ? {form: 'object', of: shape.of} : shape;
}

/**
 * The objects in which fields beside a `$ref` have an effect: path items always, schemas since
 * OpenAPI 3.1.
 */
export function keepsSiblings(of: ObjectName, version: SpecVersion): boolean {
  return of === 'pathItem' || (of === 'schema' && version > '3.0');
}

/** Whether an object has a `summary`, which may then be beside a reference to it, too. */
export function hasSummary(of: ObjectName, version: SpecVersion): boolean {
  return (
    Object.hasOwn(tableOf(of, version).fields, 'summary') && (of !== 'response' || version > '3.1')
  );
}

const OBJECT_OF_SECTION: ReadonlyMap<string, ObjectName> = new Map(
  Object.entries(OBJECTS.components.fields).map(([section, {of}]) => [section, of]),
);
const SECTION_OF_OBJECT: ReadonlyMap<ObjectName, string> = new Map(
  Array.from(OBJECT_OF_SECTION, ([section, of]) => [of, section]),
);
const SECTION_IN_SWAGGER: ReadonlyMap<ObjectName, string> = new Map<ObjectName, string>(
  SWAGGER_SECTIONS,
);
/** The first version that has a section; all other sections exist since 3.0. */
const SECTION_SINCE: {readonly [section: string]: OpenApiVersion} = {
  pathItems: '3.1',
  mediaTypes: '3.2',
};

/**
 * The kind of the components in a section of `components`; undefined when the section does not
 * exist.
 */
export function objectOfSection(section: string): ObjectName | undefined {
  return OBJECT_OF_SECTION.get(section);
}

/**
 * The section of `components` in which a version keeps objects of a kind; undefined when there is
 * none.
 */
export function sectionOf(of: ObjectName, version: OpenApiVersion): string | undefined {
  const section = SECTION_OF_OBJECT.get(of);
  return section === undefined || version < (SECTION_SINCE[section] ?? '3.0') ? undefined : section;
}

/**
 * Where a version keeps objects of a kind, as the author writes it: `components.schemas`, or
 * `definitions` in Swagger 2.0.
 */
export function describeSection(of: ObjectName, version: SpecVersion): string | undefined {
  if (version === '2.0') return SECTION_IN_SWAGGER.get(of);
  const section = sectionOf(of, version);
  return section && `components.${section}`;
}

/** The kind of object that a pointer to a component should name, as far as its section shows. */
export function objectOfComponent(pointer: string, version: SpecVersion): ObjectName | undefined {
  const [first, second, ...rest] = pointer.slice(1).split('/');
  if (second === undefined) return undefined;
  if (version !== '2.0')
    return first === 'components' && rest.length === 1 ? objectOfSection(second) : undefined;
  const found = Array.from(SECTION_IN_SWAGGER).find(([, section]) => section === first);
  return rest.length === 0 ? found?.[0] : undefined;
}

/** The name of a version: `OpenAPI 3.1`, `Swagger 2.0`. */
export function describeVersion(version: string): string {
  return `${version === '2.0' ? 'Swagger' : 'OpenAPI'} ${version}`;
}

/** The name of one object with its article: `an Operation Object`. */
export function describeObject(name: ObjectName): string {
  const {title} = OBJECTS[name];
  return `${/^(?:[AEIOU]|XML)/.test(title) ? 'an' : 'a'} ${title}`;
}
