// Writes what follows from the schemas of docs.json and of the plugin's options: the types and
// defaults in plugin/config/fieldTypes.ts, and the tables of fields in the documentation, which stand
// between `[fields]: # 'of NAME'` and `[end]: # 'of the fields'`: comments are not the same in
// Markdown and MDX, these definitions are invisible in both.
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const TYPES = 'plugin/config/fieldTypes.ts';
const PAGES = 'example-site/docs';

/** @param {string} root */
export function buildFields(root) {
  for (const [name, text] of listFiles(root)) {
    const file = path.join(root, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/**
 * The files that follow from the schemas, as they should be.
 * @param {string} root
 * @returns {[name: string, text: string][]}
 */
export function listFiles(root) {
  const read = (name) => JSON.parse(readFileSync(path.join(root, 'schemas', name), 'utf8'));
  const docs = read('docs.schema.json');
  const options = read('options.schema.json');
  const objects = Object.entries(docs.definitions).filter(([, {title, ...schema}]) =>
    [schema, schema.then ?? {}, ...(schema.oneOf ?? [])].some(({properties}) => properties),
  );
  const pages = readdirSync(path.join(root, PAGES), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${PAGES}/${name.split(path.sep).join('/')}`);
  return [
    [TYPES, toModule(docs, objects, options)],
    ...pages.flatMap((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      const written = text.replace(
        /(\[fields\]: # 'of (\w+)'\n\n)[\s\S]*?(\n\[end\]: # 'of the fields')/g,
        (_all, start, owner, end) =>
          start +
          (owner === 'options'
            ? toTable(docs, flatten(options), 'option', "'")
            : toTable(docs, listOwn(docs, docs.definitions[owner]), 'field', '"')) +
          end,
      );
      return written.includes('[fields]: #') ? [[name, written]] : [];
    }),
  ];
}

function resolve(docs, {$ref, ...own}) {
  if ($ref === undefined) return own;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce((value, key) => value[key], docs);
  return {...resolve(docs, target), ...own};
}

/** The fields of an object; an entry that has several kinds requires none. */
function listProperties(docs, schema) {
  const {required = []} = schema.then ?? schema;
  return [schema, schema.then ?? {}, ...(schema.oneOf ?? [])].flatMap(({properties = {}}) =>
    Object.entries(properties)
      .filter(([, field]) => field !== true)
      .map(([name, field]) => ({
        name,
        isRequired: required.includes(name),
        ...resolve(docs, field),
        $ref: field.$ref,
      })),
  );
}

function toModule(docs, objects, options) {
  const types = objects.map(
    ([name, schema]) => `  ${name}: {\n${toMembers(docs, schema, '    ')}  };\n`,
  );
  const defaults = objects.flatMap(([name, schema]) => {
    const entries = listDefaults(docs, schema);
    return entries.length > 0 ? [`  ${name}: {\n${toEntries(entries, '    ')}  },\n`] : [];
  });
  const words = Object.entries(docs.definitions)
    .filter(([, definition]) => definition.enum)
    .map(
      ([name, {enum: values}]) =>
        `export type ${capitalize(name)} =${values.length > 9 ? values.map((value) => `\n  | ${quote(value)}`).join('') : ` ${values.map(quote).join(' | ')}`};\n`,
    );
  return `/** Written by \`scripts/build-fields.mjs\` from the schemas in \`schemas/\`. */
import type {Json, JsonObject} from '../document/types';
import type {EditUrlFunction} from './editUrl';

${words.join('')}
/**
 * Objects of docs.json, which the schema describes. The lists and objects in each are checked when
 * they are read.
 */
export type FieldTypes = {
${types.join('')}};

export const DEFAULTS = {
${defaults.join('')}} satisfies {[N in keyof FieldTypes]?: Partial<FieldTypes[N]>};

/** ${options.description} */
export type Options = {
${toMembers(docs, options, '  ', true)}};

export const OPTION_DEFAULTS = {
${toEntries(listDefaults(docs, options), '  ')}} satisfies Options;
`;
}

function toMembers(docs, schema, indent, isDeep = false) {
  const taken = new Set();
  return listProperties(docs, schema)
    .filter(({name}) => !taken.has(name) && taken.add(name))
    .map(({name, isRequired, ...field}) => {
      const key = `${indent}${/^\w+$/.test(name) ? name : quote(name)}${isRequired ? '' : '?'}: `;
      const type =
        isDeep && field.properties
          ? `{\n${toMembers(docs, field, `${indent}  `, true)}${indent}}`
          : toType(docs, field, isDeep);
      return `${isDeep ? toComment(field.description, indent) : ''}${key}${type};\n`;
    })
    .join('');
}

function toComment(text, indent) {
  if (text === undefined) return '';
  const short = `${indent}/** ${text} */\n`;
  if (short.length <= 101) return short;
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (`${indent} *${line}`.length <= 100) lines[lines.length - 1] = line;
    else lines.push(` ${word}`);
  }
  return `${indent}/**\n${lines.map((line) => `${indent} *${line}\n`).join('')}${indent} */\n`;
}

/** Long lists of names are compared when they are read; so are objects, except in options. */
function toType(docs, field, isDeep = false) {
  const name = field.$ref?.replace('#/definitions/', '') ?? '';
  if (docs.definitions[name]?.enum) return capitalize(name);
  if (isDeep && docs.definitions[name]?.properties)
    return `{${toMembers(docs, docs.definitions[name], ' ').replace(/;\n$/, '').replaceAll('\n', '').trim()}}`;
  const {type, enum: values, const: only, items, anyOf, oneOf, ...rest} = resolve(docs, field);
  if (rest['x-type']) return rest['x-type'];
  const choices = type === undefined ? (anyOf ?? oneOf) : undefined;
  if (choices)
    return [...new Set(choices.map((choice) => toType(docs, choice, isDeep)))].join(' | ');
  if (values) return values.length > 9 ? 'string' : values.map(quote).join(' | ');
  if (only !== undefined) return quote(only);
  if (type === 'array')
    return isText(docs, items)
      ? 'string[]'
      : isDeep
        ? `(${toType(docs, items, true)})[]`
        : 'Json[]';
  return type === 'object' ? 'JsonObject' : type === 'integer' ? 'number' : type;
}

function capitalize(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function isText(docs, items) {
  const {type, anyOf} = resolve(docs, items);
  return type === 'string' || (anyOf?.every((choice) => isText(docs, choice)) ?? false);
}

function quote(value) {
  if (Array.isArray(value)) return `[${value.map(quote).join(', ')}]`;
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function listDefaults(docs, schema) {
  return listOwn(docs, schema).flatMap((field) => {
    const inner = field.type === 'object' && field.properties ? listDefaults(docs, field) : [];
    if (inner.length > 0 && field.$ref === undefined) return [[field.name, inner]];
    return field.default === undefined ? [] : [[field.name, quote(field.default)]];
  });
}

function toEntries(entries, indent) {
  return entries
    .map(([name, value]) =>
      Array.isArray(value)
        ? `${indent}${name}: {${value.map(([key, inner]) => `${key}: ${inner}`).join(', ')}},\n`
        : `${indent}${name}: ${value},\n`,
    )
    .join('');
}

/** The fields that an object does not share with `api`. */
function listOwn(docs, schema) {
  return listProperties(docs, schema).filter(({$ref}) => !$ref?.startsWith('#/definitions/api/'));
}

/** The options, those in objects as \`object.option\`. */
function flatten(options, prefix = '') {
  return Object.entries(options.properties).flatMap(([name, field]) =>
    field.properties ? flatten(field, `${prefix}${name}.`) : [{name: prefix + name, ...field}],
  );
}

function toTable(docs, fields, head, mark) {
  const rows = fields.map(({name, isRequired, default: usual, description = '', ...field}) => {
    const page = field['x-page'];
    const cells = [
      page === undefined ? `\`${name}\`` : `[\`${name}\`](./${page})`,
      toWords(docs, field, mark),
      isRequired ? 'required' : usual === undefined ? '' : toCode(usual, mark),
      escape(description),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return `| ${head} | type | default | meaning |\n|---|---|---|---|\n${rows.join('')}`;
}

function toWords(docs, field, mark) {
  const {type, enum: values, const: only, items, anyOf, oneOf, ...rest} = resolve(docs, field);
  if (rest['x-type']) return 'function';
  const choices = type === undefined ? (anyOf ?? oneOf) : undefined;
  if (choices) return listWords(choices.map((choice) => toWords(docs, choice, mark)));
  if (values && values.length <= 9) return listWords(values.map((value) => toCode(value, mark)));
  if (only !== undefined) return toCode(only, mark);
  if (type === 'array') return isText(docs, items) ? 'list of strings' : 'list';
  return type ?? 'string';
}

function listWords(words) {
  const distinct = [...new Set(words)];
  return [distinct.slice(0, -1).join(', '), distinct.at(-1)].filter(Boolean).join(' or ');
}

function toCode(value, mark) {
  return `\`${typeof value === 'string' ? mark + value + mark : JSON.stringify(value)}\``;
}

/** Text for a cell of a table in MDX; code stays as it is. */
function escape(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[<{|*]/g, '\\$&')))
    .join('');
}

// Run by a test, this prints the names of files that are out of date.
if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(
    listFiles(process.cwd())
      .filter(([name, text]) => !existsSync(name) || readFileSync(name, 'utf8') !== text)
      .map(([name]) => name)
      .join('\n'),
  );
