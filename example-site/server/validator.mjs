import {Ajv2020} from 'ajv/dist/2020.js';
import {resolve} from './operations.mjs';

const FORMATS = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  uri: (text) => URL.canParse(text),
  'uri-reference': true,
  int64: true,
};

/** The document for validating requests: read-only properties are not required. */
function withoutReadOnly(document) {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    const {required, properties} = value ?? {};
    return Array.isArray(required) && properties
      ? {...value, required: required.filter((name) => !properties[name]?.readOnly)}
      : value;
  });
}

/** The pointer of an error; for a missing property, the pointer that it would have. */
function toPlace({keyword, instancePath, params, message}) {
  return {
    pointer: keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
    message,
  };
}

/**
 * Validates request values against schemas of the document. If a discriminator selects a schema,
 * only that one is used, so that only its errors are reported.
 * @param {any} source
 * @returns {(pointer: string, value: unknown) => {pointer: string, message: string}[]}
 */
export function createValidator(source) {
  const document = withoutReadOnly(source);
  const ajv = new Ajv2020({strict: false, allErrors: true, formats: FORMATS});
  ajv.addSchema(document, 'document', undefined, false);
  const compiled = new Map();

  function compile(pointer) {
    if (!compiled.has(pointer))
      compiled.set(pointer, ajv.compile({$ref: `document#${encodeURI(pointer)}`}));
    return compiled.get(pointer);
  }

  return function validate(pointer, value) {
    const keys = pointer
      .slice(1)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = resolve(document, {
      pointer,
      value: keys.reduce((node, key) => node[key], document),
    });
    const {propertyName, mapping} = target.value.discriminator ?? {};
    if (mapping && value !== null && typeof value === 'object') {
      const chosen = Object.hasOwn(mapping, value[propertyName]) && mapping[value[propertyName]];
      if (!chosen)
        return [
          {
            pointer: `/${propertyName}`,
            message: `must be one of ${Object.keys(mapping).join(', ')}`,
          },
        ];
      return validate(chosen.slice(1), value);
    }
    const check = compile(target.pointer);
    return check(value) ? [] : check.errors.map(toPlace);
  };
}
