const string = (rest: object = {}) => ({type: 'string', ...rest});
const pet = {
  type: 'object',
  required: ['id'],
  properties: {
    id: string({
      format: 'uuid',
      description: 'See the [guide](https://example.com/guide) for `id`.',
    }),
    name: string({default: 'Rex', maxLength: 20, description: 'A name:\n\n- short\n- friendly'}),
    kind: {enum: ['cat', 'dog'], description: 'What it is.'},
    old: string({deprecated: true}),
    owner: {type: 'object', properties: {name: string()}},
  },
};
const variants = {
  oneOf: [
    {title: 'Cat', type: 'object', properties: {lives: {type: 'integer'}}},
    {title: 'Dog', type: 'object', properties: {breed: string()}},
  ],
};

/**
 * A document with every part of a page whose look could depend on the tools of a site, especially
 * the elements that Infima styles.
 */
export const STYLED_DOCUMENT = {
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1.0.0', description: 'All about pets.\n\n## Limits\n\nSome.'},
  servers: [{url: 'https://api.example.com', description: 'Production'}],
  security: [{key: []}],
  tags: [{name: 'Pets', description: 'What you have at home.'}],
  components: {
    securitySchemes: {
      key: {type: 'apiKey', name: 'X-Key', in: 'header', description: 'Ask us for one.'},
    },
  },
  paths: {
    '/pets/{petId}': {
      post: {
        operationId: 'changePet',
        tags: ['Pets'],
        summary: 'Change a pet',
        deprecated: true,
        description:
          'Changes a pet, see the [guide](https://example.com/guide) and `id`.\n\n- one\n- two\n\n1. first\n\n| column | meaning |\n| --- | --- |\n| `id` | which |\n\n> [!NOTE]\n> Be careful.\n\n> A quotation.\n\n```json\n{"id": 1}\n```\n\n### A heading\n\n---\n\n**Strong** words.',
        parameters: [
          {
            name: 'petId',
            in: 'path',
            required: true,
            schema: string({format: 'uuid'}),
            description: 'Which pet, by its `id`. See the [guide](https://example.com/guide).',
          },
          {
            name: 'kinds',
            in: 'query',
            schema: {type: 'array', items: {enum: ['cat', 'dog']}},
            description: 'Kinds:\n\n- cats\n- dogs',
            example: ['cat'],
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {schema: pet, example: {id: '1', name: 'Rex'}},
            'application/xml': {schema: pet},
          },
        },
        responses: {
          200: {
            description: 'The pet.',
            headers: {'X-Count': {schema: {type: 'integer'}}},
            content: {'application/json': {schema: variants, example: {lives: 9}}},
          },
          404: {description: 'There is **none**.'},
        },
      },
    },
  },
};
