import {render, type RenderResult} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import React, {type ReactElement} from 'react';
import {Router} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {
  ApiDocumentProvider,
  type Authored,
  type LoadErrors,
  type LoadSchemas,
} from '../../../plugin/client/internal';
import type {
  NodeSchema,
  Operation,
  Property,
  Schema,
  SchemaTable,
} from '../../../plugin/model/types';
import type {PropApiDocument, PropOperationChunk} from '../../../plugin/pages/props';
import {toPageSample} from '../../../plugin/request/pageRequest';
import {withShownTexts} from '../../../plugin/pages/shownTexts';
import {toOperation} from '../../support/reference';
import ApiOperationAuthored from '../../../theme/ApiOperation/Authored';
import ApiOperationContent from '../../../parts/ApiOperation/Content';
import {renderToHtml} from './renderToHtml';

// Docusaurus links preload the pages that they link to.
Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => Promise.resolve()}});

export const string: Schema = {kind: 'schema', types: ['string'], type: 'string'};

export function object(
  properties: {[name: string]: Schema},
  rest: Partial<NodeSchema> = {},
): NodeSchema {
  return {
    kind: 'schema',
    types: ['object'],
    type: 'object',
    properties: Object.entries(properties).map(([name, schema]): Property => ({name, schema})),
    ...rest,
  };
}

export function array(items: Schema): NodeSchema {
  return {kind: 'schema', types: ['array'], type: 'array', items};
}

export function reference(id: string, type = 'object'): Schema {
  return {kind: 'reference', id, name: id, type};
}

/** Properties by name: `field0`, `field1` and so on. */
export const fields = (count: number, schema: Schema = string): {[name: string]: Schema} =>
  Object.fromEntries(Array.from({length: count}, (_, index) => [`field${index}`, schema]));

/** Makes an object with so many properties that its page counts as large. */
export const wideObject = (properties: {[name: string]: Schema} = {}): NodeSchema =>
  object({...properties, ...fields(100)});

/** Makes an operation whose request body has the schema, as JSON. */
export function withBody(schema: Schema): Partial<Operation> {
  return {requestBody: {content: [{mediaType: 'application/json', schema, examples: []}]}};
}

export type Page = {
  operation?: Partial<Operation>;
  schemas?: SchemaTable;
  document?: Partial<PropApiDocument>;
  loadSchemas?: LoadSchemas;
  loadErrors?: LoadErrors;
  hash?: string;
  authored?: Omit<Authored, 'component'>;
};

/** A part of a page of a document. */
export const inDocument = (
  part: ReactElement,
  document: PropApiDocument = toDocument(),
  address = '/',
): ReactElement => (
  <Router history={createMemoryHistory({initialEntries: [address]})}>
    <ApiDocumentProvider document={document}>{part}</ApiDocumentProvider>
  </Router>
);

/** Renders the page of an operation as a browser does. */
export function renderOperation(page: Page): RenderResult & {history: MemoryHistory} {
  const history = toHistory(page);
  return {...render(toElement(page, history)), history};
}

/** Renders the same page as in its HTML file. */
export function renderStatic(page: Page): Promise<string> {
  return renderToHtml(toElement(page, toHistory(page)));
}

function toHistory({hash = ''}: Page): MemoryHistory {
  return createMemoryHistory({initialEntries: [`/api/default/things/post${hash}`]});
}

export function toDocument(more: Partial<PropApiDocument> = {}): PropApiDocument {
  return {
    tabId: 'default',
    label: 'API',
    title: 'Things',
    version: '1',
    specification: 'OpenAPI 3.1.0',
    overview: '/api/default',
    servers: [{url: 'https://api.example.com/v1', variables: []}],
    security: [],
    securitySchemes: [],
    tryIt: {document: 'default'},
    menu: {actions: ['copy', 'view', 'chatgpt', 'claude']},
    diagnostics: [],
    ...more,
  };
}

/** The data of a page, and where in it the operation is. */
export function toChunk({operation, schemas = {}, document}: Page): {
  chunk: PropOperationChunk;
  permalink: string;
} {
  const shown = toOperation('POST /things', {id: 'post-things', ...operation});
  const shared = toDocument(document);
  const sample =
    shown.kind === 'operation'
      ? toPageSample({
          operation: shown,
          schemas,
          servers: shared.servers,
          security: shared.security,
          securitySchemes: shared.securitySchemes,
          siteUrl: 'https://docs.example.com',
        })
      : undefined;
  const chunk: PropOperationChunk = {
    operations: {
      '/api/default/things/post': {
        operation: withShownTexts(shown, schemas),
        title: 'Add a thing',
        permalink: '/api/default/things/post',
        breadcrumbs: [],
        linkTargets: {},
        formats: {},
        formatNotes: [],
        ...(sample && {sample}),
      },
    },
    schemas,
  };
  return {chunk, permalink: '/api/default/things/post'};
}

function toElement(page: Page, history: MemoryHistory): ReactElement {
  const {document, loadSchemas, loadErrors, authored} = page;
  return (
    <BrowserContextProvider>
      <Router history={history}>
        <ApiDocumentProvider
          document={toDocument(document)}
          loadSchemas={loadSchemas}
          loadErrors={loadErrors}
        >
          <ApiOperationContent
            {...toChunk(page)}
            authored={authored && {...authored, component: ApiOperationAuthored}}
          />
        </ApiDocumentProvider>
      </Router>
    </BrowserContextProvider>
  );
}
