import path from 'path';
import {loadDocument} from '../../plugin/document/load';
import {toApiReference} from '../../plugin/model/apiReference';
import type {ApiReference} from '../../plugin/model/types';
import {
  buildRequest,
  formatExample,
  toInitialValues,
  toSerializationLine,
  type InitialOptions,
  type RequestContext,
} from '../../plugin/request';
import {toCurl} from '../../plugin/request/samples';
import {loadExpectations} from '../support/corpus';
import {CORPUS} from '../support/site';

const SITE = path.resolve(__dirname, '../../example-site/openapi');
const hostile = loadExpectations('adversarial').filter(
  ({outcome, also_accept: accepted = []}) => ![outcome, ...accepted].includes('document-error'),
);
/** The documents of the example site and, if the corpus is present, its documents. */
const files = [
  ...['petstore.yaml', 'starter/openapi.yaml'].map((file) => path.join(SITE, file)),
  ...loadExpectations('real').map(({file}) => path.join(CORPUS, 'real', file)),
  ...hostile.map(({file}) => path.join(CORPUS, 'adversarial', file)),
];

async function read(file: string): Promise<ApiReference> {
  const document = await loadDocument(
    {rootDir: path.dirname(file), source: path.basename(file)},
    () => {},
  );
  return toApiReference(document!, () => {});
}

const OPTIONS: InitialOptions[] = [{include: 'required'}, {include: 'examples'}, {include: 'all'}];

describe('every operation', () => {
  it.each(files.map((file) => [path.basename(file), file]))(
    'has a request that can be built and written in cURL: %s',
    async (_name, file) => {
      const {operations, schemas, servers, security, securitySchemes} = await read(file);
      for (const operation of operations) {
        const context: RequestContext = {
          operation,
          schemas,
          servers,
          security,
          securitySchemes,
          siteUrl: 'https://docs.example.com',
        };
        for (const options of OPTIONS) {
          const values = toInitialValues(context, options);
          expect(JSON.parse(JSON.stringify(values))).toEqual(values);
          const request = buildRequest(context, values);
          expect(toCurl(request)).toMatch(/^curl /);
          // A sendable URL is already normalized, so a URL parser does not change it.
          if (request.sendable) expect(new URL(request.url).href).toBe(request.url);
          else expect(request.problems.filter(({blocking}) => blocking)).not.toEqual([]);
        }
        for (const parameter of operation.parameters) toSerializationLine(parameter, schemas);
        for (const mediaType of operation.responses.flatMap(({content}) => content)) {
          for (const example of mediaType.examples)
            expect(typeof (formatExample(mediaType, example, schemas) ?? '')).toBe('string');
        }
      }
    },
  );
});
