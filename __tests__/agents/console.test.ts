import fc from 'fast-check';
import {reduceConsole} from '../../plugin/client/console/reduceConsole';
import type {ConsoleState} from '../../plugin/client/console/types';
import {readMarks} from '../../plugin/document/exactNumber';
import {isObject} from '../../plugin/document/isObject';
import {toMediaKind} from '../../plugin/model/operation/mediaKind';
import type {Json, MediaType} from '../../plugin/model/types';
import {readDataModule} from '../../plugin/pages/dataModule';
import type {PropApiDocument, PropOperationChunk} from '../../plugin/pages/props';
import {buildRoutes} from '../../plugin/pages/routes';
import {buildRequest} from '../../plugin/request';
import {toNamedPart} from '../../plugin/request/multipart';
import type {BodyValues, RequestContext} from '../../plugin/request/types';
import {isCredential} from '../../plugin/request/withoutSecrets';
import {ENTRIES} from '../corpus/entries';
import {createFolder} from '../support/folder';
import {routeContext} from '../support/routeContext';
import {openAgents, SITE, type Opened} from './support/openAgents';
import fs from 'fs';
import path from 'path';

const RUNS = Number(process.env.CONSOLE_RUNS ?? 120);
const KINDS = /^(?:json|form|multipart|text)$/;

const entries = ENTRIES.filter(
  ({kind, hasParts}) => !hasParts && (kind === 'own' || kind === 'real'),
);

type Loaded = {opened: Opened; contexts: Map<string, RequestContext>};
const loaded = new Map<string, Promise<Loaded>>();

/** The tools over a document, and what the consoles of its pages have. */
function load(file: string): Promise<Loaded> {
  const known = loaded.get(file) ?? open(file);
  loaded.set(file, known);
  return known;
}

async function open(file: string): Promise<Loaded> {
  const name = path.basename(file);
  const folder = createFolder({
    'docs.json': JSON.stringify({tabs: [{tab: 'API', api: {source: name}}]}),
    [name]: fs.readFileSync(file, 'utf8'),
  });
  const opened = await openAgents(folder);
  const {files} = buildRoutes(opened.content, routeContext, (own) => own);
  const read = (text: string) => readDataModule(text);
  const document = files.find((one) => one.name === 'default/document.mjs');
  const {servers, security, securitySchemes} = read(document!.text) as PropApiDocument;
  const contexts = new Map<string, RequestContext>();
  for (const one of files.filter((found) => /operations-\d+\.mjs$/.test(found.name))) {
    const chunk = read(one.text) as PropOperationChunk;
    for (const {operation, hidden, permalink} of Object.values(chunk.operations))
      if (!hidden)
        contexts.set(permalink, {
          operation,
          schemas: chunk.schemas,
          servers,
          security,
          securitySchemes,
          siteUrl: SITE,
        });
  }
  return {opened, contexts};
}

const text = fc.oneof(
  fc.string({maxLength: 8}),
  fc.constantFrom('a b&c=d', 'é/漢?', '%41+', '"x"\n', '.x'),
);
const scalar: fc.Arbitrary<Json> = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(0.5));
const value: fc.Arbitrary<Json> = fc.oneof(
  {weight: 4, arbitrary: scalar},
  {weight: 1, arbitrary: fc.array(scalar, {maxLength: 3})},
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('a', 'b c', '10', 'é'), scalar, {maxKeys: 3}),
  },
);

/** What a reader's fields of a body hold for the data. */
function toConsoleBody(described: MediaType, data: Json): BodyValues {
  const {mediaType} = described;
  if (toMediaKind(mediaType) === 'multipart' && isObject(data))
    return {
      mediaType,
      kind: 'parts',
      parts: Object.entries(data).map(([name, own]) => toNamedPart(described, name, own)),
    };
  return typeof data === 'string' && toMediaKind(mediaType) !== 'json'
    ? {mediaType, kind: 'text', text: data}
    : {mediaType, kind: 'value', value: data};
}

describe('build_request', () => {
  it('builds the request that the console would send, for random operations of the corpus and random values', async () => {
    let compared = 0;
    const names = fc.record({
      entry: fc.constantFrom(...entries),
      at: fc.nat(),
      values: fc.array(fc.option(value, {nil: undefined}), {minLength: 12, maxLength: 12}),
      body: fc.option(
        fc.dictionary(fc.constantFrom('name', 'id', 'a b', '7'), value, {maxKeys: 4}),
        {nil: undefined},
      ),
      mediaType: fc.nat(),
      security: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(names, async ({entry, at, values, body, mediaType, security}) => {
        const {opened, contexts} = await load(entry.file);
        const [permalink, context] = [...contexts][at % Math.max(1, contexts.size)] ?? [];
        if (!context || permalink === undefined) return;
        const {operation} = context;
        const content =
          operation.requestBody?.content.filter((one) => KINDS.test(toMediaKind(one.mediaType))) ??
          [];
        const described = content[mediaType % Math.max(1, content.length)];
        const given = operation.parameters
          .filter((parameter) => !parameter.ignored && !isCredential(parameter, context))
          .slice(0, values.length)
          .flatMap(({in: location, name}, index) => {
            const own = values[index];
            return own === undefined ? [] : [{in: location, name, value: own}];
          });
        const data = described && body;
        if (given.length === 0 && data === undefined) return;
        let state: ConsoleState = {
          values: {server: {index: 0, variables: []}, parameters: [], security: {credentials: []}},
        };
        for (const parameter of given) state = reduceConsole(state, {kind: 'parameter', parameter});
        if (described && data !== undefined)
          state = reduceConsole(state, {kind: 'body', body: toConsoleBody(described, data)});
        const hasSecurity = (operation.security ?? context.security).length > 0;
        if (security && hasSecurity)
          state = reduceConsole(state, {kind: 'alternative', alternative: 0});
        // As `useRequests` builds the request that the console shows.
        const shown = buildRequest(context, state.values, {hasMarks: true});
        const {request} = await opened.ask('build_request', {
          operation: permalink,
          parameters: Object.fromEntries(given.map((one) => [`${one.in}.${one.name}`, one.value])),
          ...(data !== undefined && {body: data, mediaType: described!.mediaType}),
          ...(!(security && hasSecurity) && {security: 'none'}),
        });
        const cookie = shown.cookies.map((pair) => pair.join('=')).join('; ');
        expect(request).toEqual({
          method: shown.method,
          url: shown.url,
          headers: [...shown.headers, ...(cookie === '' ? [] : [['Cookie', cookie]])],
          authentication: shown.authentication,
          clientCertificate: shown.clientCertificate,
          ...toBody(shown.body),
        });
        compared += 1;
      }),
      {numRuns: RUNS, seed: 20261129},
    );
    expect(compared).toBeGreaterThan(RUNS / 3);
    if (process.env.CONSOLE_RUNS) process.stderr.write(`${compared} compared\n`);
  });
});

function toBody(body: ReturnType<typeof buildRequest>['body']): object {
  switch (body.kind) {
    case 'none':
      return {};
    case 'binary':
      return {body: {file: body.file.name}};
    case 'multipart':
      return {
        body: {
          multipart: body.mediaType,
          parts: body.parts.map(({name, contentType, headers, content}) => ({
            ...(name !== undefined && {name}),
            ...(contentType !== undefined && {contentType}),
            ...(headers.length > 0 && {headers}),
            ...(content.kind === 'text' ? {text: content.text} : {file: content.file.name}),
          })),
        },
      };
    default:
      return {body: readMarks(body.text, body.kind === 'form-urlencoded').code};
  }
}
