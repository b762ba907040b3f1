// Whether a request is exactly what a task wants, by the OpenAPI document alone: nothing of the
// product is used here. A wrong method, path, style, header, media type or body is refused, and so
// is a value that the task does not name, or a placeholder that is left.
import {createRequire} from 'node:module';
import {isDeepStrictEqual} from 'node:util';

const require = createRequire(import.meta.url);
const Ajv = require('ajv-draft-04').default;

/** The origin that the caller replaced by the server's own, so that it can be checked, too. */
export const ORIGIN_HEADER = 'x-written-origin';

/** Headers that a client writes, or that change nothing. */
const PLAIN_HEADERS = new Set([
  ORIGIN_HEADER,
  'host',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'expect',
  'user-agent',
  'accept',
  'accept-encoding',
  'accept-language',
  'sec-fetch-mode',
]);

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers and booleans as a URL or a form has them. */
function toTexts(value) {
  if (Array.isArray(value)) return value.map(toTexts);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toTexts(inner)]));
  return String(value);
}

/** `a[b][0]=x` as `{a: {b: ['x']}}`. An empty pair of brackets is the next position. */
function toTree(pairs) {
  const root = {};
  for (const [key, value] of pairs) {
    const keys = [
      key.split('[')[0],
      ...[...key.matchAll(/\[([^\]]*)\]/g)].map(([, inner]) => inner),
    ];
    let node = root;
    keys.forEach((raw, index) => {
      const name = raw === '' ? String(Object.keys(node).length) : raw;
      if (index === keys.length - 1) node[name] = name in node ? [node[name], value].flat() : value;
      else node = node[name] ??= {};
    });
  }
  return toLists(root);
}

function toLists(node) {
  if (!isRecord(node)) return node;
  const keys = Object.keys(node);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList
    ? keys.map((key) => toLists(node[key]))
    : Object.fromEntries(keys.map((key) => [key, toLists(node[key])]));
}

/** An `id` in an example would be read as that of a schema; `nullable` counts beside `type` alone. */
const toPlainSchema = (schema) =>
  JSON.parse(
    JSON.stringify(schema ?? {}, (key, value) => {
      if (key === 'example') return undefined;
      if (!isRecord(value) || value.nullable !== true || value.type !== undefined) return value;
      const {nullable: _nullable, ...rest} = value;
      return rest;
    }),
  );

/** Pairs of a query or a form, decoded as WHATWG's forms are. */
const toPairs = (text) => [...new URLSearchParams(text)];

export class Validator {
  constructor(document) {
    this.document = document;
    this.ajv = new Ajv({strict: false, validateSchema: false, logger: false, allErrors: true});
    const {components} = document;
    this.ajv.addSchema({components: {schemas: toPlainSchema(components?.schemas)}}, 'document');
  }

  resolve(node) {
    if (typeof node?.$ref !== 'string') return node;
    const found = node.$ref
      .split('/')
      .slice(1)
      .reduce(
        (inner, key) => inner[decodeURIComponent(key).replace(/~1/g, '/').replace(/~0/g, '~')],
        this.document,
      );
    return this.resolve(found);
  }

  /** @returns {{pattern: string, operation: object, pathItem: object}} for `GET /path` */
  operation(key) {
    const [method, pattern] = key.split(' ');
    const pathItem = this.document.paths[pattern];
    const operation = pathItem?.[method.toLowerCase()];
    if (!operation) throw new Error(`The document has no operation ${key}.`);
    return {pattern, operation, pathItem};
  }

  parameters({operation, pathItem}) {
    const all = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((one) =>
      this.resolve(one),
    );
    return [...new Map(all.map((one) => [`${one.in} ${one.name}`, one])).values()];
  }

  matches(schema, value) {
    if (!schema) return true;
    const copy = JSON.parse(
      JSON.stringify(toPlainSchema(schema)).replaceAll('"$ref":"#/', '"$ref":"document#/'),
    );
    return this.ajv.validate(copy, value);
  }

  /** What is wrong with a task itself. */
  checkTask(task) {
    const found = this.operation(task.operation);
    const problems = [];
    const parameters = this.parameters(found);
    for (const place of ['path', 'query', 'header'])
      for (const [name, value] of Object.entries(task[place] ?? {})) {
        const own = parameters.find((one) => one.in === place && one.name === name);
        if (!own) problems.push(`${place}.${name} is unknown`);
        else if (!this.matches(own.schema, value)) problems.push(`${place}.${name} does not fit`);
      }
    for (const {in: place, name, required} of parameters)
      if (required && task[place]?.[name] === undefined)
        problems.push(`${place}.${name} is missing`);
    const body = this.resolve(found.operation.requestBody);
    if (task.body === undefined && !task.file) return problems;
    const mediaType = task.mediaType ?? Object.keys(body?.content ?? {})[0];
    const media = body?.content?.[mediaType];
    if (!media) return [...problems, `there is no body of ${mediaType}`];
    const names = Object.keys(task.files ?? {});
    const whole = names.length
      ? {...task.body, ...Object.fromEntries(names.map((name) => [name, 'content']))}
      : task.body;
    if (!task.file && !this.matches(media.schema, whole))
      problems.push(`the body does not fit: ${this.ajv.errorsText()}`);
    return problems;
  }

  /**
   * @param {{method: string, url: string, headers: object, body: Buffer}} request as it arrived
   * @returns {Promise<string[]>} why it is refused
   */
  async check(task, request) {
    const found = this.operation(task.operation);
    const [wanted] = task.operation.split(' ');
    const problems = [];
    if (request.method !== wanted) problems.push(`method ${request.method}, not ${wanted}`);
    const [written, query = ''] = request.url.split('?');
    const base = this.findBase(found, request.headers[ORIGIN_HEADER], written);
    if (base === undefined)
      return [...problems, `${request.headers[ORIGIN_HEADER]}${written} is on no server`];
    problems.push(
      ...this.checkPath(task, found, written.slice(base.length)),
      ...this.checkQuery(task, found, query),
      ...this.checkHeaders(task, found, request.headers, query),
      ...(await this.checkBody(task, found, request)),
    );
    return problems;
  }

  findBase({operation, pathItem}, origin, written) {
    const servers = operation.servers ?? pathItem.servers ?? this.document.servers ?? [{url: '/'}];
    return servers
      .map(({url}) => url.replace(/\/$/, ''))
      .map((url) => /^(?:https?:)?\/\/[^/]+/.exec(url))
      .filter((match) => match && `${origin}`.endsWith(match[0]))
      .map((match) => match.input.slice(match[0].length))
      .find((base) => written.startsWith(`${base}/`));
  }

  checkPath(task, {pattern}, written) {
    const names = [...pattern.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    const toRegExp = (one) =>
      new RegExp(`^${one.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+)')}$`);
    const match = toRegExp(pattern).exec(written);
    if (!match) return [`path ${written} is not ${pattern}`];
    // A path without variables wins: `/users/me` is not `/users/{id}`.
    if (written !== pattern && this.document.paths[written]) return [`${written} is another path`];
    return names.flatMap((name, index) => {
      const value = decodeURIComponent(match[index + 1]);
      const wanted = String(task.path?.[name]);
      return value === wanted ? [] : [`path.${name} is ${value}, not ${wanted}`];
    });
  }

  checkQuery(task, found, query) {
    const declared = this.parameters(found).filter((one) => one.in === 'query');
    const security = this.schemes(found)
      .flat()
      .flatMap((scheme) => (scheme.type === 'apiKey' && scheme.in === 'query' ? scheme.name : []));
    const given = toPairs(query).filter(([name]) => !security.includes(name));
    const nested = toTree(given.filter(([name]) => name.includes('[')));
    const actual = {...nested};
    for (const [name, value] of given.filter(([one]) => !one.includes('[')))
      actual[name] = name in actual ? [actual[name], value].flat() : value;
    const wanted = task.query ?? {};
    const problems = Object.keys(actual)
      .filter((name) => !(name in wanted))
      .map((name) => `query.${name} is not wanted`);
    for (const [name, value] of Object.entries(wanted)) {
      const {style = 'form', explode = style === 'form'} = declared.find(
        (one) => one.name === name,
      );
      const isOne = style === 'form' && Array.isArray(value) && !explode;
      const right = isOne ? value.map(String).join(',') : toTexts(value);
      // One item is a list, too, but a name with brackets is only that of a deep object.
      const own =
        Array.isArray(right) && typeof actual[name] === 'string' ? [actual[name]] : actual[name];
      const isNested = Object.hasOwn(nested, name);
      if (!isDeepStrictEqual(own, right) || (style === 'form' && isNested))
        problems.push(`query.${name} is ${JSON.stringify(own)}, not ${JSON.stringify(right)}`);
    }
    return problems;
  }

  /** The alternatives of an operation, each with its schemes. */
  schemes({operation}) {
    const known = this.document.components?.securitySchemes ?? {};
    return (operation.security ?? this.document.security ?? []).map((alternative) =>
      Object.keys(alternative).map((name) => this.resolve(known[name])),
    );
  }

  checkHeaders(task, found, headers, query) {
    const problems = [];
    const alternatives = this.schemes(found);
    const isGiven = (scheme) => {
      if (scheme.type === 'apiKey')
        return isFilled(
          scheme.in === 'query'
            ? new URLSearchParams(query).get(scheme.name)
            : headers[scheme.name.toLowerCase()],
        );
      const [name, value] = (headers.authorization ?? '').split(' ');
      const wanted = scheme.type === 'http' ? scheme.scheme.toLowerCase() : 'bearer';
      if (name.toLowerCase() !== wanted || !isFilled(value)) return false;
      return wanted !== 'basic' || Buffer.from(value, 'base64').toString().includes(':');
    };
    if (alternatives.length > 0 && !alternatives.some((schemes) => schemes.every(isGiven)))
      problems.push('authentication is missing');
    const own = alternatives
      .flat()
      .map((scheme) =>
        scheme.type === 'apiKey' && scheme.in === 'header'
          ? scheme.name.toLowerCase()
          : 'authorization',
      );
    const wanted = Object.fromEntries(
      Object.entries(task.header ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    for (const [name, value] of Object.entries(headers))
      if (!PLAIN_HEADERS.has(name) && !own.includes(name) && wanted[name] !== value)
        problems.push(`header ${name}: ${value} is not wanted`);
    for (const [name, value] of Object.entries(wanted))
      if (headers[name] !== value)
        problems.push(`header.${name} is ${headers[name]}, not ${value}`);
    return problems;
  }

  async checkBody(task, {operation}, {headers, body}) {
    const documented = this.resolve(operation.requestBody)?.content ?? {};
    const hasBody = task.body !== undefined || task.file !== undefined;
    if (!hasBody) return body.length > 0 ? ['a body is not wanted'] : [];
    const sent = (headers['content-type'] ?? '').split(';')[0].trim().toLowerCase();
    const isDocumented = Object.keys(documented).some(
      (range) => range.split(';')[0] === sent || range === '*/*',
    );
    const isWanted = task.mediaType === undefined || task.mediaType === sent;
    if (!isDocumented || !isWanted || !/^[\w.+-]+\/[\w.+-]+$/.test(sent))
      return [`media type ${JSON.stringify(sent)} is not that of the body`];
    const wrong = (actual, wanted) =>
      isDeepStrictEqual(actual, wanted)
        ? []
        : [`body is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`];
    if (task.file) return wrong(body.toString(), task.file.content);
    if (sent === 'application/x-www-form-urlencoded')
      return wrong(toTree(toPairs(body.toString())), toTexts(task.body));
    if (sent === 'multipart/form-data') return checkParts(task, headers, body, wrong);
    if (!/[/+]json$/.test(sent)) return wrong(body.toString(), task.body);
    try {
      return wrong(JSON.parse(body.toString()), task.body);
    } catch {
      return [`body is no JSON: ${body.toString().slice(0, 80)}`];
    }
  }
}

async function checkParts(task, headers, body, wrong) {
  let form;
  try {
    form = await new Response(body, {
      headers: {'content-type': headers['content-type']},
    }).formData();
  } catch {
    return ['body is no multipart form'];
  }
  const texts = [];
  const files = {};
  for (const [name, value] of form)
    if (typeof value === 'string') texts.push([name, value]);
    else files[name] = await value.text();
  const wanted = Object.fromEntries(
    Object.entries(task.files ?? {}).map(([name, {content}]) => [name, content]),
  );
  return [...wrong(toTree(texts), toTexts(task.body ?? {})), ...wrong(files, wanted)];
}

/** Whether a credential is no placeholder. */
function isFilled(value) {
  return typeof value === 'string' && value !== '' && !/[<>{}$]/.test(value);
}
