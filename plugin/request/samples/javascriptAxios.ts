import {toHeaderBytes} from '../headerBytes';
import type {HttpRequest} from '../types';
import {hasFiles, quote, toForm} from './javascript';
import {joinLines, toProgram} from './program';

export {quote} from './javascript';

/** Methods for which axios adds the media type of a form, unless the request has another one. */
const TYPED_METHODS = new Set(['POST', 'PUT', 'PATCH']);

/** `axios`, for Node and browsers. */
export function write(request: HttpRequest): string {
  const form = toForm(request.body);
  const {headers, pieces, notes} = toProgram(form ? {...request, body: {kind: 'none'}} : request);
  const {method, url, body} = request;
  const values = pieces?.map((piece) =>
    piece.kind === 'text' ? quote(piece.text) : `await readFile(${quote(piece.file.name)})`,
  );
  const data = form
    ? 'form'
    : values &&
      (values.length === 1
        ? values[0]
        : `Buffer.concat([\n    ${values.map((value) => (value.startsWith('await') ? value : `Buffer.from(${value})`)).join(',\n    ')},\n  ])`);
  const isUntyped =
    !form &&
    TYPED_METHODS.has(method) &&
    !headers.some(([name]) => name.toLowerCase() === 'content-type');
  const lines = [
    ...headers.map(([name, value]) => `    ${quote(name)}: ${quote(toHeaderBytes(value))},`),
    // `Accept: */*` means the same as no such header; by default, axios asks for JSON.
    ...(headers.some(([name]) => name.toLowerCase() === 'accept') ? [] : ["    Accept: '*/*',"]),
    ...(isUntyped ? ["    'Content-Type': false,"] : []),
  ];
  return joinLines(
    "import axios from 'axios';",
    hasFiles(body) &&
      `import {${form ? "openAsBlob} from 'node:fs" : "readFile} from 'node:fs/promises"}'; // In a browser, take the File of an <input>.`,
    '',
    notes.map((note) => `// ${note}`),
    form && ['const form = new FormData();', ...form],
    'const response = await axios.request({',
    `  method: ${quote(method)},`,
    `  url: ${quote(url)},`,
    ['  headers: {', ...lines, '  },'],
    data !== undefined && `  data: ${data},`,
    // Otherwise, axios changes JSON that it can parse, and quotes what it cannot.
    data !== undefined && !form && '  transformRequest: (data) => data,',
    '  validateStatus: null,',
    '});',
    'console.log(response.status, response.data);',
  );
}
