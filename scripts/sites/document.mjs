import http from 'node:http';
import {once} from 'node:events';

/** The API's response, a text that no page contains otherwise. */
export const ANSWER = 'sent by the loopback API';

/** A document whose pages use most components, for an API at `server`. */
export function toDocument(server) {
  const item = {$ref: '#/components/schemas/Item'};
  const json = (schema) => ({'application/json': {schema}});
  return {
    openapi: '3.1.1',
    info: {
      title: 'Matrix API',
      version: '1.0.0',
      description: 'An API with *some* Markdown, and `code`.',
      license: {name: 'MIT', url: 'https://example.com/licence'},
    },
    servers: [{url: server}],
    tags: [{name: 'Items', description: 'What the API manages.'}],
    paths: {
      '/items': {
        get: {
          operationId: 'listItems',
          tags: ['Items'],
          summary: 'List items',
          parameters: [
            {
              name: 'limit',
              in: 'query',
              description: 'How many.',
              schema: {type: 'integer', format: 'int32', default: 20, minimum: 1},
            },
          ],
          responses: {
            200: {description: 'The items.', content: json({type: 'array', items: item})},
          },
        },
        post: {
          operationId: 'createItem',
          tags: ['Items'],
          summary: 'Create an item',
          deprecated: true,
          security: [{token: []}],
          requestBody: {
            description: 'The item to add.',
            required: true,
            content: json(item),
          },
          responses: {
            201: {description: 'Created.', content: json(item)},
            422: {description: 'Invalid.'},
          },
        },
      },
    },
    components: {
      securitySchemes: {
        token: {type: 'http', scheme: 'bearer', description: 'From your account.'},
      },
      schemas: {
        Item: {
          type: 'object',
          required: ['id'],
          properties: {
            id: {type: 'string', format: 'uuid'},
            createdAt: {type: 'string', format: 'date-time'},
            color: {
              type: 'string',
              description: 'Red is the default.',
              enum: ['red', 'green'],
            },
            parent: item,
            size: {oneOf: [{type: 'integer', format: 'int64'}, {type: 'string'}]},
          },
        },
      },
    },
  };
}

/** An API on loopback that answers every request. */
export async function startApi() {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, {'Content-Type': 'application/json'});
    response.end(JSON.stringify([{id: ANSWER}]));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {target: `127.0.0.1:${server.address().port}`, close: () => server.close()};
}
