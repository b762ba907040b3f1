import type {RowGroup} from '../types';

const DOCUMENT = 'document.yaml';

export const DOCUMENT_LEVEL: RowGroup = {
  title: 'Document',
  rows: [
    {
      title: 'OpenAPI 3.0',
      fixture: 'openapi-3.0.yaml',
      sights: [
        ['overview', '', 'OpenAPI 3.0.4', {link: 'Add a pet', to: '/api/default/pets/post'}],
        ['POST /pets', 'body.name', 'string', 'required', 'e.g. "Rex"'],
        ['POST /pets', 'body.photo', 'string · binary'],
      ],
    },
    {
      title: 'OpenAPI 3.1',
      fixture: 'openapi-3.1.yaml',
      sights: [
        ['overview', '', 'OpenAPI 3.1.1', 'In short', 'Apache 2.0 (Apache-2.0)'],
        ['POST /pets', 'body.name', 'string | null', 'e.g. "Rex"'],
        ['POST /pets', 'body.weight', '> 0'],
      ],
    },
    {
      title: 'OpenAPI 3.2',
      fixture: DOCUMENT,
      sights: [
        ['overview', '', 'OpenAPI 3.2.0'],
        ['QUERY /orders', 'body.text', 'string'],
        ['COPY /orders', '', 'COPY', '/orders'],
      ],
    },
    {
      title: 'Swagger 2.0, read as OpenAPI 3.0',
      fixture: 'swagger-2.0.yaml',
      sights: [
        [
          'overview',
          '',
          'Swagger 2.0',
          'https://api.example.com/v1',
          'https://auth.example.com/token',
        ],
        ['GET /pets', '', 'limit', 'integer', 'limit=5', 'Left', 'application/json'],
        ['POST /pets', 'body.name', 'string', 'required', 'e.g. "Rex"'],
        ['POST /photos', 'body.photo', 'string · binary', 'A picture'],
      ],
      findings: ['swagger-converted', 'swagger-not-convertible'],
      also: ['document/swagger/convert.test.ts', 'document/swagger/places.test.ts'],
    },
    {
      title: 'Keywords beside `$ref`, which apply in OpenAPI 3.1 and later',
      fixture: 'openapi-3.1.yaml',
      sights: [
        [
          'POST /pets',
          'body.owner',
          'Owner',
          'Who pays',
          'deprecated',
          'Default {"email":"a@example.com"}',
        ],
        ['POST /pets', 'body.keeper', 'includes Owner', 'since'],
        ['POST /pets', 'body.keeper.email', 'string · email', 'required'],
      ],
    },
    {
      title: 'Keywords beside `$ref`, which OpenAPI 3.0 ignores',
      fixture: 'openapi-3.0.yaml',
      sights: [['POST /pets', 'body.keeper', 'Owner', {not: 'nothing beside'}]],
      findings: ['ref-siblings-ignored'],
    },
    {
      title: '`$self` as the base of references',
      fixture: DOCUMENT,
      sights: [
        ['PUT orderPaid', 'body.receipt', 'Receipt', 'paidAt'],
        ['PUT orderPaid', 'body.copy', {link: 'Receipt', to: '#body.receipt'}],
      ],
      also: ['document/reference/references.test.ts'],
    },
    {
      title: 'Documents of several files, with references and circular references between them',
      fixture: 'files/openapi.yaml',
      sights: [
        ['POST /pets', 'body', 'cat → Cat', 'dog → Dog'],
        ['POST /pets', 'body=cat.claws', 'integer'],
        ['POST /pets', 'body=cat.friend', {link: 'Pet', to: '#body'}],
        ['POST /pets', 'body=dog.tricks', 'Trick[]', 'trickName'],
      ],
      also: ['document/reference/references.test.ts'],
    },
    {
      title:
        '`$id`, `$anchor`, `$dynamicRef` and `$dynamicAnchor`: resolved in their scope; otherwise the schema of the anchor, with a note that another schema may be used',
      fixture: 'dynamic.yaml',
      sights: [
        ['GET /pages', 'response-200.items', 'Pet[]', 'petName'],
        ['GET /pages', 'response-202.items', 'Whatever a page holds'],
        [
          'GET /pages',
          'response-203.a',
          'Whatever a page holds',
          'another schema may be used here',
        ],
      ],
    },
    {
      title:
        '`jsonSchemaDialect` and `$schema`: JSON Schema 2020-12 and earlier drafts; others with a warning',
      fixture: 'openapi-3.1.yaml',
      sights: [
        ['POST /pets', 'body.legacy:item-0', '[0] string'],
        ['POST /pets', 'body.legacy:item-1', '[1] integer'],
        ['POST /pets', 'body.legacy', 'No other items'],
        ['POST /pets', 'body.strange', 'string'],
      ],
      findings: ['schema-dialect'],
    },
    {
      title: '`components.pathItems` and `$ref` of a path',
      fixture: DOCUMENT,
      sights: [
        ['GET /shared', '', 'Read what is shared', 'A shared path'],
        ['GET /shared', 'header.X-Shop', 'string'],
      ],
    },
    {
      title:
        'Title, version, summary, description, contact, license, terms, external documentation, logo',
      fixture: DOCUMENT,
      sights: [
        [
          'overview',
          '',
          'The shop',
          'Version 2.1.0',
          'Sells things',
          'Everything about selling.',
          'MIT',
        ],
        [
          'overview',
          '',
          {link: 'Help desk', to: 'https://example.com/help'},
          {link: 'help@example.com', to: 'mailto:help@example.com'},
          {link: 'Terms of service', to: 'https://example.com/terms'},
          {link: 'The handbook', to: 'https://example.com/docs'},
        ],
        [
          'overview',
          '',
          {link: 'Download the OpenAPI document', to: '/api/default/document/document.json'},
        ],
      ],
      also: ['exports/downloads.test.ts'],
    },
    {
      title: 'Tags: description, external documentation, `summary` or `x-displayName` as label',
      fixture: DOCUMENT,
      sights: [
        [
          'overview',
          '',
          'Selling',
          'All about sales',
          {link: 'Sales guide', to: 'https://example.com/sales'},
          'Orders and returns',
        ],
      ],
    },
    {
      title: '`parent` and `kind` of tags',
      fixture: DOCUMENT,
      sights: [
        ['overview', 'group-sales', 'Selling', 'Orders and returns'],
        ['GET /orders', '', 'audience: For partners', 'Costs money', {not: 'badge: Costs money'}],
      ],
      findings: ['tag-parent'],
      also: ['navigation/groups.test.ts'],
    },
    {
      title: '`x-tagGroups`, also for tags that are not declared',
      fixture: 'tag-groups.yaml',
      sights: [['overview', '', 'Fruit Apples', 'Get apples', 'Get berries', 'Rest', 'Get crumbs']],
      also: ['navigation/groups.test.ts'],
    },
    {
      title: 'Operations without tags, with undeclared tags, and with several',
      fixture: DOCUMENT,
      sights: [
        [
          'overview',
          '',
          'undeclared',
          {link: 'List orders', to: '/api/default/orders/get'},
          {link: 'Search orders', to: '/api/default/orders/query'},
          {link: 'Copy orders', to: '/api/default/orders/copy'},
        ],
      ],
      also: ['navigation/groups.test.ts'],
    },
    {
      title:
        'Servers of the document, a path and an operation; names, variables, relative addresses',
      fixture: DOCUMENT,
      sights: [
        [
          'overview',
          'servers',
          'https://{region}.example.com/{base}',
          'production',
          'The real one',
          'region',
          '"eu"',
          '"us"',
          'Where the data lives',
          '"v2"',
          '/sandbox',
          'sandbox',
        ],
        ['GET /orders', '', 'https://orders.example.com/orders'],
        ['PUT /orders', '', 'https://put.example.com/orders'],
        ['GET /shared', '', 'https://eu.example.com/v2/shared'],
      ],
      also: ['request/servers.test.ts'],
    },
    {
      title: '`x-webhooks`, the name of `webhooks` before OpenAPI 3.1',
      fixture: 'tag-groups.yaml',
      sights: [
        ['overview', '', {link: 'Fruit is ripe', to: '/api/default/webhooks/ripe/post'}],
        ['POST ripe', '', 'POST', 'ripe', 'Thanks'],
      ],
    },
    {
      title: '`webhooks`, with their methods and payloads',
      fixture: DOCUMENT,
      sights: [
        ['overview', '', {link: 'An order was paid', to: '/api/default/webhooks/orderPaid/put'}],
        ['PUT orderPaid', '', 'PUT', 'orderPaid', '"orderId": 7'],
        ['PUT orderPaid', 'body.orderId', 'integer'],
      ],
    },
    {
      title:
        'Methods: get, put, post, delete, options, head, patch, trace, `query`, and `additionalOperations`',
      fixture: DOCUMENT,
      sights: [
        'GET /orders',
        'PUT /orders',
        'QUERY /orders',
        'COPY /orders',
        'DELETE /methods',
        'OPTIONS /methods',
        'HEAD /methods',
        'PATCH /methods',
        'TRACE /methods',
      ].map((key) => [key, '', key.split(' ')[0]!, key.split(' ')[1]!] as const),
    },
    {
      title:
        'Summary, description and servers of a path; its parameters, which operations replace by name and location',
      fixture: 'parameters.yaml',
      sights: [
        ['GET /shops/{shop}/{label}/{matrix}/{list}', 'header.trace', 'Of the path', 'required'],
        [
          'GET /shops/{shop}/{label}/{matrix}/{list}',
          'query.trace',
          'Of the operation',
          'deprecated',
          {not: 'Of the path too'},
        ],
      ],
    },
    {
      title: 'Summary and description of a path',
      fixture: DOCUMENT,
      sights: [['GET /orders', '', 'Orders of a shop', 'Everything at this path.']],
    },
    {
      title: 'Operations with the same `operationId`, or without one, are all shown',
      fixture: DOCUMENT,
      sights: [
        [
          'overview',
          '',
          {link: 'Delete', to: '/api/default/methods/delete'},
          {link: 'Options', to: '/api/default/methods/options'},
          {link: 'HEAD /methods', to: '/api/default/methods/head'},
        ],
      ],
      findings: ['operation-id-duplicate'],
      also: ['navigation/routes.test.ts'],
    },
    {
      title: '`deprecated`, `x-deprecated-description` and `x-sunset` of operations',
      fixture: DOCUMENT,
      sights: [
        ['PUT /orders', '', 'Deprecated', 'Use COPY.', 'Will be removed on 2031-05-05'],
        ['overview', '', 'deprecated'],
      ],
    },
    {
      title:
        '`x-badges`, `x-stability`, `x-codeSamples` and `x-code-samples`, `x-internal`, `x-logo`',
      fixture: DOCUMENT,
      sights: [
        ['GET /orders', '', 'Fast', 'Limited', 'experimental', 'Client library', 'shop.orders()'],
        ['QUERY /orders', '', 'Shell', 'shop search'],
        [
          'overview',
          '',
          {
            html: {link: "The shop's sign", to: 'https://example.com/logo.svg'},
            only: 'Markdown has no logo',
          },
          {not: 'Internal'},
        ],
      ],
    },
    {
      title: '`externalDocs` of the document, tags and operations',
      fixture: DOCUMENT,
      sights: [['GET /orders', '', {link: 'How orders work', to: 'https://example.com/orders'}]],
    },
  ],
};
