import {
  buildRequest,
  formatExample,
  toInitialValues,
  toSerializationLine,
} from '../../plugin/request';
import {chooseBoundary, formatMultipart} from '../../plugin/request/multipartText';
import {toPageSample} from '../../plugin/request/pageRequest';
import {loadModel} from '../support/model';

const load = async (operation: string) => {
  const {reference, operation: first} = await loadModel(
    `openapi: 3.2.0\ninfo: {title: Files, version: '1'}\nservers: [{url: https://api.test}]\npaths: {/a: {post: {${operation}${operation.includes('responses:') ? '' : ", responses: {'204': {description: OK}}"}}}}`,
  );
  return {...reference, operation: first};
};
const body = (mediaType: string, content: string) =>
  `requestBody: {required: true, content: {${mediaType}: {${content}}}}`;
const PHOTO = 'photo: {type: string, format: binary}';

describe('a page and its samples', () => {
  it.each([
    [
      'an optional file',
      'multipart/form-data',
      `schema: {type: object, required: [a], properties: {a: {const: x}, ${PHOTO}}}`,
      'filename="<photo>"',
    ],
    [
      'an optional file that an example omits',
      'multipart/form-data',
      `schema: {type: object, properties: {a: {}, ${PHOTO}}}, example: {a: x}`,
      'name="a"',
    ],
    [
      'a file in an example',
      'multipart/form-data',
      `schema: {type: object, properties: {${PHOTO}}}, example: {photo: bytes}`,
      'filename="<photo>"',
    ],
    [
      'named parts that are no form',
      'multipart/related',
      `schema: {type: object, required: [meta, photo], properties: {meta: {const: {a: 1}}, ${PHOTO}}}, encoding: {meta: {headers: {X-Part: {schema: {const: x}}}}, photo: {contentType: image/*}}`,
      'form-data; name="photo"; filename="<photo>"\r\nContent-Type: image/<subtype>',
    ],
    [
      'a file by its position',
      'multipart/mixed',
      'schema: {type: array, prefixItems: [{const: {a: 1}}, {}]}, prefixEncoding: [{}, {contentType: image/*}]',
      'attachment; filename="<file>"\r\nContent-Type: image/<subtype>',
    ],
  ])('show one body: %s', async (_title, name, content, part) => {
    const context = await load(body(name, content));
    const [mediaType] = context.operation.requestBody!.content;
    const {body: sent} = buildRequest(context, toInitialValues(context));
    if (sent.kind !== 'multipart') throw new Error(sent.kind);
    const text = formatMultipart(sent.parts, chooseBoundary(sent.parts));
    expect(text).toContain(part);
    const shown = mediaType!.examples[0] ?? mediaType!.generated!;
    expect(formatExample(mediaType!, shown, context.schemas)).toBe(text.replaceAll('\r\n', '\n'));
  });

  it.each([
    ['application/jsonl', '{"a":"x"}\n'],
    ['application/x-ndjson', '{"a":"x"}\n'],
    ['application/json-seq', '\u001e{"a":"x"}\n'],
    ['text/event-stream', 'data: {"a":"x"}\n'],
    ['multipart/mixed', '--boundary\nContent-Type: application/json\n\n{"a":"x"}\n--boundary--\n'],
  ])('make a framed example of `itemSchema` alone: %s', async (name, framed) => {
    const item = 'itemSchema: {type: object, required: [a], properties: {a: {const: x}}}';
    const context = await load(
      `${body(name, item)}, responses: {'200': {description: OK, content: {${name}: {${item}}}}}`,
    );
    const {requestBody, responses} = context.operation;
    const [sent, received] = [requestBody!.content[0]!, responses[0]!.content[0]!];
    expect(formatExample(sent, sent.generated!, context.schemas)).toBe(framed);
    expect(formatExample(received, received.generated!, context.schemas)).toBe(framed);
    expect(toPageSample(context).code.replaceAll('\r', '')).toContain('{"a":"x"}');
  });

  it.each([
    [
      'a semicolon in a cookie',
      '{name: a, in: cookie, style: cookie, required: true, schema: {}, example: x;y}',
    ],
    [
      'semicolons in several cookies',
      '{name: a, in: cookie, style: cookie, required: true, schema: {type: array}, example: [x;y, z]}',
    ],
    [
      'JSON with a given property',
      '{name: a, in: querystring, required: true, content: {application/json: {schema: {type: object, required: [b], properties: {b: {example: 1}, c: {type: string}}}}}}',
    ],
    [
      'JSON without a given property',
      '{name: a, in: querystring, required: true, content: {application/json: {schema: {type: object, required: [b], properties: {b: {type: string}}}}}}',
    ],
    [
      'a form without a given property',
      '{name: a, in: querystring, required: true, content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {b: {type: string}, c: {type: array, items: {}}}}}}}',
    ],
  ])('say the same about a parameter: %s', async (_title, parameter) => {
    const context = await load(`parameters: [${parameter}]`);
    const line = toSerializationLine(context.operation.parameters[0]!, context.schemas);
    expect(line).toMatch(/./);
    expect(toPageSample(context).code).toContain(line);
  });

  it.each([
    ['image/*', '', 'image/<subtype>'],
    ['font/*', 'schema: {}', 'font/<subtype>'],
    ['application/vnd.acme.*+json', 'example: {a: 1}', 'application/vnd.acme.<subtype>+json'],
    ['application/*', 'example: {a: 1}', 'application/json'],
    ['application/*', '', 'application/octet-stream'],
    ['"*/*"', '', 'application/octet-stream'],
    ['text/*', 'example: a', 'text/plain'],
  ])('name a media type inside the range %s (%s)', async (range, content, sent) => {
    expect(toPageSample(await load(body(range, content))).code).toContain(`Content-Type: ${sent}`);
  });
});
