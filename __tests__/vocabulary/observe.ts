/** Runs the pairs of schemas of the table of keywords through every output, in few runs. */
import {compareDocuments} from '../../plugin/compare/compareDocuments';
import {toPlainNumber} from '../../plugin/document/exactNumber';
import {membersOf} from '../../plugin/document/keyOrder';
import {isObject} from '../../plugin/document/isObject';
import type {Json} from '../../plugin/document/types';
import type {GeneratedExample, Operation, Schema, SchemaTable} from '../../plugin/model/types';
import {toText} from '../support/pages';
import {loadText} from '../support/compareTexts';
import {createFolder} from '../support/folder';
import {createTestLoader} from '../support/createTestLoader';
import {toTestSearch, type TestSearch} from '../support/search';
import {renderContent} from '../theme/support/renderPages';
import {TEXT, WEIGHED, type Row} from './row';

export type Outputs = {
  page: string;
  markdown: string;
  search: string[];
  examples: GeneratedExample[];
  schema: Schema;
  table: SchemaTable;
};

export type Observed = {
  outputs: readonly [without: Outputs, withKeyword: Outputs];
  added: {request: string[]; response: string[]};
  /** The number of changes in the other direction. */
  removed: number;
};

/** The schemas that rows refer to. */
export const COMPONENTS = {
  schemas: {
    Dog: {type: 'object', required: ['kind'], properties: {kind: TEXT, bark: TEXT}},
    Cat: {type: 'object', required: ['kind'], properties: {kind: TEXT, purr: TEXT}},
    Weighed: WEIGHED,
  },
};

type Rows = readonly (readonly [keyword: string, row: Row])[];

/** What each output makes of the pairs, by keyword. */
export async function observe(rows: Rows): Promise<Map<string, Observed>> {
  const isOld = ([, row]: Rows[number]) => row.of === 'OpenAPI 3.0';
  return new Map([
    ...(await observePairs(
      rows.filter((row) => !isOld(row)),
      '3.1.0',
    )),
    ...(await observePairs(rows.filter(isOld), '3.0.3')),
  ]);
}

async function observePairs(rows: Rows, version: string): Promise<[string, Observed][]> {
  const texts = [0, 1].map((side) => JSON.stringify(toDocument(rows, side, version)));
  const [without, withKeyword] = [await toOutputs(texts[0]!), await toOutputs(texts[1]!)];
  const [before, after] = [await loadText(texts[0]!), await loadText(texts[1]!)];
  const added = compareDocuments([before], [after]);
  const removed = compareDocuments([after], [before]);
  return rows.map(([keyword]) => {
    const key = `POST /${keyword}`;
    const toKinds = (direction: string) =>
      added
        .flatMap(({kind, uses}) =>
          uses
            .filter((use) => use.operation === key && use.direction === direction)
            .map(({effect}) => `${effect} ${kind}`),
        )
        .sort();
    return [
      keyword,
      {
        outputs: [without(key), withKeyword(key)],
        added: {request: toKinds('request'), response: toKinds('response')},
        removed: removed.filter(({uses}) => uses.some(({operation}) => operation === key)).length,
      },
    ];
  });
}

/** An operation for each keyword, whose schema is that of its request and its response. */
function toDocument(rows: Rows, side: number, openapi: string): object {
  return {
    openapi,
    info: {title: 'Keywords', version: '1'},
    components: COMPONENTS,
    paths: Object.fromEntries(
      rows.map(([keyword, {schemas, mediaType = 'application/json'}]) => {
        const body = {content: {[mediaType]: {schema: schemas[side]}}};
        const responses = {200: {description: 'OK', ...body}};
        return [`/${keyword}`, {post: {requestBody: body, responses}}];
      }),
    ),
  };
}

async function toOutputs(text: string): Promise<(key: string) => Outputs> {
  const siteDir = createFolder({
    'openapi.json': text,
    'docs.json': JSON.stringify({tab: 'API', api: {source: 'openapi.json'}}),
  });
  const site = await createTestLoader(siteDir)();
  const [{reference, navigation} = {}] = site.tabs;
  if (!reference || !navigation) throw new Error('The document has no pages.');
  const {pages, markdown} = await renderContent(site);
  const search = await toTestSearch(reference, navigation);
  const operations = new Map(reference.operations.map((each) => [each.key, each]));
  return (key) => {
    const operation = operations.get(key)!;
    return {
      page: toBody(pages.get(key)!),
      markdown: toMarkdownBody(markdown.get(key)!),
      search: listFound(search, key),
      examples: listExamples(operation),
      schema: operation.requestBody!.content[0]!.schema!,
      table: reference.schemas,
    };
  };
}

function toBody(html: string): string {
  return toText(
    html.slice(html.indexOf('>', html.indexOf(' id="body"')) + 1, html.indexOf(' id="responses"')),
  );
}

/** The description of the request body, without its example. */
function toMarkdownBody(markdown: string): string {
  const [, body = ''] = /^## Request body$([\s\S]*?)^## Responses$/m.exec(markdown) ?? [];
  return body.split('Made from the schema:')[0]!.replace(/\s+/g, ' ');
}

function listExamples({requestBody, responses}: Operation): GeneratedExample[] {
  return [requestBody, ...responses].flatMap((body) => body?.content[0]?.generated ?? []);
}

/** What the index has of the request body of an operation. */
function listFound({operations, facts}: TestSearch, key: string): string[] {
  const index = operations.operations.findIndex(({title}) => title === key);
  const nameOf = (anchor: string) => anchor.slice(anchor.lastIndexOf('.') + 1);
  return facts.owners
    .filter(({operation}) => operation === index)
    .flatMap(({schema, anchor = '', fields = [], values = [], deprecated = []}) => {
      if (anchor.startsWith('response')) return [];
      const isOfRequest = (at: string) => !at.startsWith('response');
      const names = fields.flatMap((field) => {
        const [at, name] = Array.isArray(field) ? field : [field, nameOf(field)];
        return isOfRequest(at) ? [`field ${name}`] : [];
      });
      return [
        ...(schema === undefined ? [] : [`schema ${schema}`]),
        ...names,
        ...values.flatMap(([at, ...each]) =>
          isOfRequest(at) ? each.map((value) => `value ${value}`) : [],
        ),
        ...deprecated.filter(isOfRequest).map((at) => `deprecated ${nameOf(at)}`),
      ];
    });
}

/** A generated value as a program would send it: numbers that a reader replaces are numbers. */
export function toPlain(value: Json): Json {
  if (Array.isArray(value)) return value.map(toPlain);
  return isObject(value)
    ? Object.fromEntries(membersOf(value).map(([name, part]) => [name, toPlain(part)]))
    : toPlainNumber(value);
}
