// A caller without judgement, the same for all ways: the operation is named, and so are the values.
// From a text it takes the first cURL command, replaces placeholders by their names, adds named
// parameters percent-encoded and fields of the body by their pointer, and does nothing else. From
// tools it takes the request. So what is measured is what the reference says, not what a model
// knows about APIs.
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {ORIGIN_HEADER} from './validator.mjs';

const run = promisify(execFile);

/** What a caller has for a credential that a placeholder names. */
const toSecret = (name) => `secret-of-${name.replace(/\W+/g, '-')}`;

/** The words of a command in a POSIX shell, as far as a sample has them. */
function toWords(command) {
  const words = [];
  const token = /\\\n|\s+|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|\||([^\s'"\\|]+)/gy;
  let word;
  for (const match of command.matchAll(token)) {
    const [whole, single, double, escaped, plain] = match;
    if (whole === '|' || /^(?:\\\n|\s+)$/.test(whole)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      if (whole === '|') words.push('|');
    } else
      word =
        (word ?? '') +
        (single ?? double?.replace(/\\(["\\$`\n])/g, '$1') ?? escaped ?? plain ?? '');
  }
  if (word !== undefined) words.push(word);
  return words;
}

/** `<name>` in place of what only the caller has. */
const fillSecrets = (text) => text.replace(/<([\w.\- ]+)>/g, (_, name) => toSecret(name));

/** The value of a parameter in text: what is no string is written as JSON. */
const toText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

function fillUrl(url, {path: inPath = {}, query = {}}) {
  let filled = url;
  for (const [name, value] of Object.entries(inPath))
    filled = filled.replaceAll(`{${name}}`, () => encodeURIComponent(toText(value)));
  const [base, before = ''] = filled.split('?');
  const pairs = before === '' ? [] : before.split('&');
  for (const [name, value] of Object.entries(query)) {
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`;
    const known = pairs.findIndex((one) => decodeURIComponent(one.split('=')[0]) === name);
    if (known < 0) pairs.push(pair);
    else pairs[known] = pair;
  }
  return pairs.length > 0 ? `${base}?${pairs.join('&')}` : base;
}

/** The JSON of a sample with the fields that the task names. */
function fillJson(text, body) {
  if (typeof body !== 'object' || body === null) return body;
  try {
    return JSON.stringify({...JSON.parse(text), ...body});
  } catch {
    return text;
  }
}

const DATA = ['--data', '--data-raw', '--data-binary', '-d'];
const FIELDS = ['--form', '--form-string', '-F', '--data-urlencode'];

/** Changes the words of a sample for a task. */
function fillCommand(words, task, folder) {
  const filled = [];
  const left = {...task.body, ...task.files};
  const isUrlEncoded = words.some((word) => /^content-type:.*urlencoded/i.test(word));
  const toField = (name, value) => {
    if (value?.content !== undefined)
      return ['--form', `${name}=@${path.join(folder, value.name)}`];
    return [isUrlEncoded ? '--data-urlencode' : '--form-string', `${name}=${toText(value)}`];
  };
  for (let index = 0; index < words.length; index++) {
    const option = words[index];
    const value = words[index + 1];
    if (option === '--url') filled.push(option, fillUrl(value, task));
    else if (FIELDS.includes(option)) {
      const name = value.split('=')[0];
      filled.push(...(name in left ? toField(name, left[name]) : [option, value]));
      delete left[name];
    } else if (DATA.includes(option)) {
      if (task.file) filled.push('--data-binary', `@${path.join(folder, task.file.name)}`);
      else if (typeof task.body === 'string') filled.push(option, task.body);
      else filled.push(option, fillJson(value, task.body));
    } else {
      filled.push(option);
      continue;
    }
    index++;
  }
  if (isUrlEncoded || words.some((word) => FIELDS.includes(word)))
    for (const [name, value] of Object.entries(left)) filled.push(...toField(name, value));
  return filled;
}

/** The first cURL command of a Markdown text. */
export function findCommand(markdown) {
  for (const [, , code] of markdown.matchAll(/^(`{3,})\w*[^\n]*\n([\s\S]*?)^\1/gm))
    if (/(?:^|\| )curl /m.test(code)) return code;
  return undefined;
}

/** Runs the cURL command of a text, changed for the task. */
export async function callFromText(command, task, {port, folder}) {
  const words = fillCommand(toWords(fillSecrets(command)), task, folder);
  const start = words.lastIndexOf('curl');
  let origin = '';
  const own = words.slice(start + 1).map((word, index, all) => {
    if (all[index - 1] !== '--url') return word;
    return word.replace(/^(?:https?:)?\/\/[^/]+/, (written) => {
      origin = written;
      return `http://127.0.0.1:${port}`;
    });
  });
  await run(
    'curl',
    ['--silent', '--show-error', '--header', `${ORIGIN_HEADER}: ${origin}`, ...own],
    {
      timeout: 10_000,
    },
  );
}

/** Sends the request that `build_request` has answered with, byte for byte. */
export async function callFromTool(request, task, {port}) {
  let origin = '';
  const url = request.url.replace(/^(?:https?:)?\/\/[^/]+/, (written) => {
    origin = written;
    return `http://127.0.0.1:${port}`;
  });
  const headers = new Headers(request.headers.map(([name, value]) => [name, fillSecrets(value)]));
  headers.set(ORIGIN_HEADER, origin);
  const {scheme, username, password} = request.authentication ?? {};
  if (scheme === 'basic')
    headers.set('authorization', `Basic ${btoa(fillSecrets(`${username}:${password}`))}`);
  await fetch(url, {method: request.method, headers, body: toBody(request.body, task, headers)});
}

/** The bytes of a body. A client writes the boundary of a multipart body. */
function toBody(body, task, headers) {
  if (body === undefined || typeof body === 'string') return body;
  if (body.file !== undefined) return task.file.content;
  const boundary = 'boundary-of-the-benchmark';
  headers.set('content-type', `${body.multipart}; boundary=${boundary}`);
  const parts = body.parts.map(({name, contentType, text, file}) => {
    const lines = [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}`,
      ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
    ];
    return `${lines.join('\r\n')}\r\n\r\n${file === undefined ? text : task.files[name].content}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** What a task passes to `build_request`. */
export function toArguments({
  operation,
  path: inPath,
  query,
  header,
  body,
  mediaType,
  file,
  files,
}) {
  const parameters = {};
  for (const [place, values] of Object.entries({path: inPath, query, header}))
    for (const [name, value] of Object.entries(values ?? {}))
      parameters[`${place}.${name}`] = value;
  const names = Object.entries(files ?? {}).map(([name, {name: fileName}]) => [name, fileName]);
  const whole = file
    ? file.name
    : names.length > 0
      ? {...body, ...Object.fromEntries(names)}
      : body;
  return {
    operation,
    ...(Object.keys(parameters).length > 0 && {parameters}),
    ...(whole !== undefined && {body: whole}),
    ...(mediaType !== undefined && {mediaType}),
    ...(names.length > 0 && {files: names.map(([name]) => name)}),
  };
}

/** The files of a task, as the commands name them. */
export function writeFiles(task, folder) {
  for (const {name, content} of [
    ...Object.values(task.files ?? {}),
    ...(task.file ? [task.file] : []),
  ])
    fs.writeFileSync(path.join(folder, name), content);
}
