/**
 * Documents that are difficult to lay out or to search: long names, deep and wide schemas, many
 * operations, and titles in Japanese, Chinese and Arabic.
 */

export const LONG = 'aNameThatIsMuchLongerThanAnyColumnOfAPageAndHasNoPlaceWhereItCouldBreak';
const range = (length: number) => Array.from({length}, (_, index) => index);
const string = (rest: object = {}) => ({type: 'string', ...rest});

const schemas = {
  Problem: {
    type: 'object',
    required: ['title'],
    properties: {
      title: string({description: 'What went wrong.'}),
      status: {type: 'integer', examples: [404]},
    },
  },
  Route: {
    type: 'object',
    description: 'A way through the mountains, with a [link](https://example.com/guide).',
    required: ['id', LONG],
    properties: {
      id: string({format: 'uuid', readOnly: true}),
      [LONG]: string({
        description: `A description with ${LONG}${LONG}, which has to be broken somewhere.`,
        pattern: `^${LONG}$`,
      }),
      height: {
        type: ['integer', 'null'],
        minimum: 0,
        maximum: 8849,
        default: 1200,
        description: 'In metres.',
      },
      oldName: string({deprecated: true, description: 'Use `id`.'}),
      country: {
        enum: range(240).map((index) => `country-${index}`),
        description: 'Where it begins.',
      },
      start: {$ref: '#/components/schemas/Place'},
      stage: {
        oneOf: [{$ref: '#/components/schemas/Walk'}, {$ref: '#/components/schemas/Ride'}],
        discriminator: {
          propertyName: 'kind',
          mapping: {walk: '#/components/schemas/Walk', ride: '#/components/schemas/Ride'},
        },
      },
      stages: {type: 'array', maxItems: 40, items: {$ref: '#/components/schemas/Route'}},
      labels: {type: 'object', additionalProperties: string()},
    },
  },
  Place: {
    type: 'object',
    properties: {
      name: string(),
      at: {
        type: 'object',
        properties: {
          latitude: {type: 'number'},
          longitude: {type: 'number', description: 'East is positive.'},
        },
      },
    },
  },
  Walk: {
    title: 'On foot',
    type: 'object',
    required: ['kind'],
    properties: {kind: {const: 'walk'}, hours: {type: 'number'}},
  },
  Ride: {
    title: 'By bus',
    type: 'object',
    required: ['kind'],
    properties: {kind: {const: 'ride'}, line: string({examples: ['B 12']})},
  },
};

const json = (schema: object, rest: object = {}) => ({'application/json': {schema, ...rest}});
const route = {$ref: '#/components/schemas/Route'};
const problem = {
  description: 'Something is wrong.',
  content: json(
    {$ref: '#/components/schemas/Problem'},
    {example: {title: 'Not found', status: 404}},
  ),
};
const bodies = {
  'application/json': {
    schema: route,
    examples: {
      pass: {summary: 'Over a pass', value: {height: 2469, [LONG]: LONG}},
      valley: {summary: 'Along a valley', value: {height: 800}},
    },
  },
  'application/xml': {
    schema: {type: 'object', properties: {height: {type: 'integer', xml: {attribute: true}}}},
  },
};

const paths = {
  '/routes': {
    get: {
      tags: ['Routes'],
      summary: 'List routes',
      description:
        'Gives routes.\n\n| column | meaning |\n| --- | --- |\n| `height` | in metres |\n\n```json\n{"height": 1200}\n```\n\n> A quotation.',
      parameters: [
        {
          name: LONG,
          in: 'query',
          schema: string({maxLength: 80}),
          description: 'A name that has no end.',
        },
        {
          name: 'ids',
          in: 'query',
          schema: {type: 'array', items: {type: 'integer'}},
          example: [1, 2],
        },
        {name: 'X-Trace', in: 'header', required: true, schema: string({format: 'uuid'})},
      ],
      responses: {
        200: {
          description: 'Some routes.',
          headers: {'X-Count': {schema: {type: 'integer'}}},
          content: json(
            {type: 'array', items: route},
            {example: [{height: 2469, [LONG]: `${LONG} ${LONG}`}]},
          ),
        },
        404: problem,
      },
    },
    post: {
      tags: ['Routes'],
      summary: 'Add a route',
      deprecated: true,
      description: 'Adds a route.',
      security: [{token: []}, {key: []}],
      requestBody: {required: true, description: 'The route.', content: bodies},
      callbacks: {
        changed: {
          '{$request.query.callback}': {
            post: {
              summary: 'It changed',
              requestBody: {content: json(route)},
              responses: {204: {description: 'Received.'}},
            },
          },
        },
      },
      responses: {
        201: {
          description: 'Added.',
          links: {self: {operationId: 'getRoute', parameters: {routeId: '$response.body#/id'}}},
          content: json(route),
        },
        default: problem,
      },
    },
  },
  '/routes/{routeId}': {
    get: {
      operationId: 'getRoute',
      tags: ['Routes'],
      summary: 'Get a route',
      parameters: [{name: 'routeId', in: 'path', required: true, schema: string()}],
      responses: {200: {description: 'One route.', content: json(route)}},
    },
  },
  [`/routes/{routeId}/${LONG}/{${LONG}}`]: {
    patch: {
      tags: ['Routes'],
      summary: `Change ${LONG} of a route, and say in a title as long as a sentence what that means`,
      parameters: ['routeId', LONG].map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: string(),
      })),
      responses: {204: {description: 'Changed.'}},
    },
  },
  // Enough operations that a page contains only some of the links of the sidebar, and one group is
  // too long to be shown completely.
  ...Object.fromEntries(
    range(160).map((index) => [
      `/things/${index}`,
      {
        get: {
          tags: [`Group ${index < 100 ? index % 5 : 0}`],
          summary: `Look at thing ${index}`,
          responses: {204: {description: 'Nothing.'}},
        },
      },
    ]),
  ),
};

/** @param server URL of the API that responds to requests */
export function toMountains(server: string): string {
  return JSON.stringify({
    openapi: '3.1.1',
    info: {
      title: 'Mountains',
      version: '1',
      summary: 'Ways through the mountains.',
      description: 'All about **ways**.',
      contact: {email: 'ways@example.com'},
      license: {name: 'MIT'},
    },
    servers: [
      {url: server},
      {
        url: `https://{region}.example.com/${LONG}`,
        description: 'Far away.',
        variables: {region: {default: 'north', enum: ['north', 'south']}},
      },
    ],
    tags: [{name: 'Routes', description: 'Where one can go.'}],
    paths,
    webhooks: {
      routeClosed: {
        post: {
          summary: 'A route was closed',
          description: 'Sent when snow falls.',
          requestBody: {content: json(route)},
          responses: {204: {description: 'Received.'}},
        },
      },
    },
    components: {
      schemas,
      securitySchemes: {
        token: {type: 'http', scheme: 'bearer', description: 'From your account.'},
        key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      },
    },
  });
}

/** A document with titles in Japanese, Chinese and Arabic: spaces do not separate all words. */
export const LANGUAGES = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Languages', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  paths: Object.fromEntries(
    ['ペットの一覧を取得する', '创建新的宠物', 'قائمة الحيوانات الأليفة'].map((summary, index) => [
      `/texts/${index}`,
      {get: {summary, responses: {200: {description: 'OK'}}}},
    ]),
  ),
});
