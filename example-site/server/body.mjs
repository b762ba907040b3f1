import {problem} from './reply.mjs';

const MAX_BYTES = 5 * 1024 * 1024;

/** @param {import('node:http').IncomingMessage} request */
export async function readBytes(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Excess bytes are read and dropped, so that the client receives the response.
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size > MAX_BYTES ? undefined : Buffer.concat(chunks);
}

/** `multipart/form-data` → an object of files, JSON parts and strings. */
async function readForm(bytes, contentType, schema) {
  const form = await new Response(bytes, {headers: {'content-type': contentType}}).formData();
  const value = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    value[name] = schema.properties?.[name]?.type === 'array' ? all : all[0];
  }
  // A part that is an object comes as JSON, with or without a file name.
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.type !== 'object' || value[name] === undefined) continue;
    value[name] = JSON.parse(
      typeof value[name] === 'string' ? value[name] : await value[name].text(),
    );
  }
  return value;
}

/** The schema sees a file as a string. */
const withoutFiles = (value) =>
  value instanceof Blob ? '' : Array.isArray(value) ? value.map(withoutFiles) : value;

function readFields(bytes, schema) {
  return Object.fromEntries(
    [...new URLSearchParams(bytes.toString())].map(([name, text]) => {
      const isNumber = schema.properties?.[name]?.type === 'integer' && /^-?\d+$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

/**
 * The body of a request, parsed by its media type and checked against its schema, or a problem.
 * @param {(pointer: string, value: unknown) => {pointer: string, message: string}[]} validate
 * @param {import('./operations.mjs').Located} requestBody
 * @param {string} contentType
 * @param {Buffer | undefined} bytes
 */
export async function readBody(validate, {pointer, value: {content}}, contentType, bytes) {
  if (!bytes) return {refusal: problem(413, `A body has at most ${MAX_BYTES} bytes.`)};
  const mediaType = contentType.split(';')[0].trim().toLowerCase();
  if (!Object.hasOwn(content, mediaType))
    return {refusal: problem(415, `The body must be one of ${Object.keys(content).join(', ')}.`)};
  if (mediaType.startsWith('image/')) return {value: {mediaType, bytes}, errors: []};
  const {schema} = content[mediaType];
  let value;
  try {
    if (mediaType === 'multipart/form-data') value = await readForm(bytes, contentType, schema);
    else if (mediaType === 'application/x-www-form-urlencoded') value = readFields(bytes, schema);
    else value = JSON.parse(bytes.toString());
  } catch (error) {
    return {
      value: undefined,
      errors: [{in: 'body', pointer: '', message: `cannot be read: ${error.message}`}],
    };
  }
  const at = `${pointer}/content/${mediaType.replaceAll('/', '~1')}/schema`;
  const plain =
    mediaType === 'multipart/form-data'
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutFiles(part)]))
      : value;
  return {value, errors: validate(at, plain).map((error) => ({in: 'body', ...error}))};
}
