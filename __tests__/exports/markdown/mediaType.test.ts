import {toContent} from '../../../plugin/exports/markdown/mediaType';
import {loadModel} from '../../support/model';

const content = (schema: string) =>
  `{text/plain: {schema: ${schema}}, application/json: {schema: ${schema}}, text/json: {schema: ${schema}}}`;

it.each([
  ['{type: object, properties: {id: {type: integer}}}', 1],
  ['{type: string, example: x}', 2],
])('media types with the schema %s are %j sections in Markdown', async (schema, count) => {
  const {operation, reference} = await loadModel(
    `openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {/a: {get: {responses: {'200': {description: OK, content: ${content(schema)}}}}}}`,
  );
  const markdown = toContent(
    operation.responses[0]!.content,
    {prose: () => '', table: reference.schemas, putAside: () => undefined},
    'response 200',
    3,
  );
  const headings = markdown.match(/^### .*$/gm);
  expect(headings).toHaveLength(count);
  expect(headings?.[0]).toMatch(/^### `application\/json`, `text\/json`/);
});
