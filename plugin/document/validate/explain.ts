import {present} from '../present';
import {suggest} from '../../diagnostics/suggest';
import {fieldOf} from '../place';
import {count, listSome, quote} from '../../diagnostics/text';
import {describeObject, describeVersion, type Shape, tableOf, toMethodField} from '../objects';
import type {Severity} from '../../diagnostics/types';
import type {Json, SpecVersion} from '../types';
import {toFieldHint, toValueHint} from './hints';
import {type Fault, toForbiddenField} from './reduce';
import {describeForm, describeValue} from './structure';

export type Explanation = {message: string; help?: string; severity?: Severity};

/** Explains a fault in the specification's terms: what is wrong, and what to write. */
export function explain(fault: Fault, version: SpecVersion): Explanation {
  const hint = toValueHint(fault, version);
  return {...toExplanation(fault, version), ...present({help: hint})};
}

function toExplanation(fault: Fault, version: SpecVersion): Explanation {
  const {keyword, params, value, message} = fault;
  const field = toForbiddenField(fault);
  if (field !== undefined) return explainField(fault, field, version);
  switch (keyword) {
    case 'required':
      if (fault.shape?.of === 'parameter' && params.missingProperty === 'required')
        return {message: 'A path parameter needs `required: true`.'};
      return {
        ...(fault.shape?.of === 'response' && {
          help: 'Say what the response means; every response needs a `description`.',
        }),
        message: `${toOwner(fault)} needs ${listSome(toMissing(fault), 8)}.`,
      };
    case 'type':
      // Everywhere else in OpenAPI a field with this name is a map, so the intention is clear.
      return {
        ...(fault.key === 'examples' &&
          describeForm(value ?? null) === 'an object' && {severity: 'info' as const}),
        message: `${toName(fault)} is ${describeValue(value ?? null)}, but must be ${describeTypes(params.type as string | string[])}.`,
      };
    case 'enum':
    case 'const':
      return explainChoice(fault, listAllowed(fault, version));
    case 'minItems':
    case 'minProperties':
      return {
        message:
          params.limit === 1
            ? `${toName(fault)} is empty.`
            : `${toName(fault)} has fewer than ${count(params.limit as number, 'entry')}.`,
      };
    case 'maxItems':
    case 'maxProperties':
      return {
        message: `${toName(fault)} has more than ${count(params.limit as number, 'entry')}.`,
      };
    case 'minimum':
    case 'exclusiveMinimum':
      return {
        message: `${toName(fault)} is ${describeValue(value ?? null)}, but must be ${params.comparison === '>' ? 'greater than' : 'at least'} ${String(params.limit)}.`,
      };
    case 'uniqueItems':
      return {message: `${toName(fault)} has the same item twice.`};
    case 'not':
      return explainExclusion(fault);
    case 'false schema':
      return explainForbidden(fault);
    case 'pattern':
      return {
        message: `${toName(fault)} has an invalid value${typeof value === 'string' ? `: ${quote(value)}` : ''}.`,
        help: `Write a value that matches \`${String(params.pattern)}\`.`,
      };
    case 'discriminator':
      return explainTag(fault, version);
    case 'oneOf':
    case 'anyOf':
      return explainAlternatives(fault);
    default:
      return {message: `${toName(fault)} ${message ?? 'does not follow the specification'}.`};
  }
}

function explainField(
  {shape, instancePath}: Fault,
  name: string,
  version: SpecVersion,
): Explanation {
  if (shape?.of === 'paths' && shape.form === 'object')
    return {
      message: `The path ${quote(name)} does not begin with \`/\`.`,
      help: `Write ${quote(`/${name}`)}.`,
    };
  if (shape?.of === 'responses' && shape.form === 'object')
    return {
      message: `${quote(name)} is not a status code.`,
      help: Object.hasOwn(tableOf('response').fields, name)
        ? 'It is a field of a response: indent it below its status code.'
        : 'Write a code such as `200`, a range such as `4XX`, or `default`.',
    };
  if (shape?.form === 'map')
    return explainName(name, shape, /^\/components\/[^/]*$/.test(instancePath));
  if (!shape) return {message: `${quote(name)} is not expected in ${quote(instancePath)}.`};
  const known = Object.keys(tableOf(shape.of, version).fields);
  const object = describeObject(shape.of);
  const hint = toFieldHint(shape, name, version);
  if (hint !== undefined)
    return {
      message: `${quote(name)} is not a field of ${object}${shape.of === 'schema' ? ` in ${describeVersion(version)}` : version === '2.0' ? ' in Swagger 2.0' : ''}.`,
      help: hint,
    };
  if (known.includes(name)) return explainMeaningless(name, shape);
  const nearest = suggest(name, known);
  return {
    message: `${quote(name)} is not a field of ${object}.`,
    help:
      nearest === undefined
        ? 'Correct the name, or begin it with `x-` if it is an extension.'
        : `Did you mean ${quote(nearest)}?`,
  };
}

/** A key of a map whose names are restricted. */
function explainName(name: string, {of}: Shape, isComponent: boolean): Explanation {
  const field = of === 'operation' ? toMethodField(name) : undefined;
  if (field !== undefined)
    return {
      message: `${quote(name)} is not an additional method: a Path Item Object has a field for it.`,
      help: `Write ${quote(`${field}: …`)} beside \`additionalOperations\`.`,
    };
  if (isComponent)
    return {
      message: `${quote(name)} cannot be the name of a component.`,
      help: 'Names consist of letters, digits, `.`, `-` and `_`.',
    };
  return {
    message: `${quote(name)} cannot be the name of a ${of === 'operation' ? 'method' : 'header'}.`,
    help: "Names consist of letters, digits and the characters ``!#$%&'*+-.^_`|~``.",
  };
}

function explainMeaningless(name: string, {of}: Shape): Explanation {
  return {
    message: `${quote(name)} has no meaning in ${describeObject(of)} of this kind or version.`,
  };
}

/** In Swagger 2.0, the schema of a response is a schema or a file, and the latter is tried first. */
const RESPONSE_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'file'];

function listAllowed({keyword, key, owner, params}: Fault, version: SpecVersion): readonly Json[] {
  if (keyword === 'const') return [params.allowedValue as Json];
  const allowed = params.allowedValues as Json[];
  const isFile = version === '2.0' && key === 'type' && owner?.of === 'schema';
  return isFile && allowed.length === 1 && allowed[0] === 'file' ? RESPONSE_TYPES : allowed;
}

function explainChoice(fault: Fault, allowed: readonly Json[]): Explanation {
  const names = allowed.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const {value} = fault;
  const nearest = typeof value === 'string' ? suggest(value, names) : undefined;
  const found = typeof value === 'string' ? quote(value) : describeValue(value ?? null);
  return {
    message: `${toName(fault)} is ${found}, but must be ${names.length > 1 ? 'one of ' : ''}${listSome(names, 12, 'or')}.`,
    ...(nearest !== undefined && {help: `Did you mean ${quote(nearest)}?`}),
  };
}

/** For Swagger 2.0: the type of a parameter or a security scheme depends on one of its fields. */
const TAGS: {readonly [field: string]: readonly string[]} = {
  in: ['body', 'formData', 'header', 'path', 'query'],
  type: ['apiKey', 'basic', 'oauth2'],
  flow: ['accessCode', 'application', 'implicit', 'password'],
};

function explainTag(fault: Fault, version: SpecVersion): Explanation {
  const tag = String(fault.params.tag);
  const value = fieldOf(fault.value, tag);
  const choice = explainChoice({...fault, key: tag, value}, TAGS[tag] ?? []);
  const hint = toValueHint({...fault, owner: fault.shape, key: tag, value}, version);
  return {...choice, ...present({help: hint})};
}

const ALTERNATIVES: {readonly [object: string]: string} = {
  parameter: 'a `schema` or a `content`',
  header: 'a `schema` or a `content`',
  link: 'an `operationRef` or an `operationId`',
};

/** Exactly one of two fields is needed. */
function explainAlternatives(fault: Fault): Explanation {
  const fields = fault.shape?.form === 'object' ? ALTERNATIVES[fault.shape.of] : undefined;
  return {
    message:
      fields === undefined
        ? `${toOwner(fault)} of this form is not allowed.`
        : `${toOwner(fault)} needs either ${fields}.`,
  };
}

/** Fields that the schema of 3.0 forbids beside `content`, in the order in which it lists them. */
const BESIDE_SCHEMA = ['style', 'explode', 'allowReserved', 'example', 'examples'];

/**
 * Handles `not: {required: […]}`: fields that exclude each other. Errors about OpenAPI 3.0 come
 * without the schema.
 */
function explainExclusion(fault: Fault): Explanation {
  const {schema, schemaPath, shape, value} = fault;
  const index = /\/SchemaXORContent\/oneOf\/1\/allOf\/(\d)\/not$/.exec(schemaPath)?.[1];
  const meaningless = schemaPath.includes('/HTTPSecurityScheme/')
    ? 'bearerFormat'
    : index !== undefined && fieldOf(value, 'content') !== undefined
      ? BESIDE_SCHEMA[Number(index)]
      : undefined;
  if (meaningless !== undefined && shape) return explainMeaningless(meaningless, shape);
  if (schemaPath.includes('/SchemaXORContent/') || shape?.of === 'link')
    return explainAlternatives(fault);
  if (shape?.of === 'responses') return {message: `${toOwner(fault)} has no response.`};
  const other = (schema as {required?: string[]} | undefined)?.required ?? ['example', 'examples'];
  const field = /\/dependentSchemas\/([^/]+)\/not$/.exec(schemaPath)?.[1];
  return {
    message: `${toOwner(fault)} cannot have ${listSome(field === undefined ? other : [field, ...other])} together.`,
    help: 'Remove one of them.',
  };
}

/** Why a field of OpenAPI 3.2 excludes others, and what to write. */
const EXCLUDING: ReadonlyMap<string, string> = new Map([
  [
    'encoding',
    'Keep `encoding` for the properties of an object, or `prefixEncoding` and `itemEncoding` for the items of an array.',
  ],
  [
    'nodeType',
    '`nodeType` says all: `attribute: true` is `nodeType: attribute`, and `wrapped: true` is `nodeType: element`.',
  ],
]);

/** Handles a field that another one excludes. */
function explainForbidden(fault: Fault): Explanation {
  const {owner, key = '', schemaPath} = fault;
  const field = /\/dependentSchemas\/([^/]+)\/properties\/[^/]+\/false schema$/.exec(
    schemaPath,
  )?.[1];
  if (field === undefined || owner?.form !== 'object')
    return {message: `${toName(fault)} is not allowed here.`};
  const help = EXCLUDING.get(field);
  return present({
    message: `${toOwner({...fault, shape: owner})} cannot have ${listSome([field, key])} together.`,
    help,
  });
}

/** `schema` and `content` show which one is meant when nothing else is missing. */
function toMissing({missing = []}: Fault): string[] {
  const others = [...new Set(missing)].filter((name) => name !== 'schema' && name !== 'content');
  return others.length > 0 ? others : missing;
}

function describeTypes(types: string | string[]): string {
  const words: {[type: string]: string} = {
    array: 'a list',
    object: 'an object',
    integer: 'an integer',
  };
  return [types]
    .flat()
    .map((type) => words[type] ?? `a ${type}`)
    .join(' or ');
}

/** The object that a fault concerns: `An Operation Object`. */
function toOwner({shape, key}: Fault): string {
  const words =
    shape?.form === 'object'
      ? describeObject(shape.of)
      : key === undefined
        ? 'the document'
        : quote(key);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The field or item that a fault concerns. */
function toName({key}: Fault): string {
  if (key === undefined) return 'The document';
  return /^\d+$/.test(key) ? 'This item' : quote(key);
}
