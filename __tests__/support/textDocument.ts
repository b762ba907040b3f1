/**
 * A document with a text of its own wherever OpenAPI leaves it free, also in names.
 * @param text the next one
 */
export function toTextDocument(text: () => string): object {
  const named = (value: unknown) => ({[text()]: value});
  const docs = () => ({url: text(), description: text()});
  const flow = () => ({authorizationUrl: text(), tokenUrl: text(), scopes: {[text()]: text()}});
  const labels = () => ({
    'x-badges': [
      {name: text(), color: text(), position: 'before'},
      {name: text(), color: text()},
    ],
    'x-stability': text(),
    'x-mint': {pre: [text()], post: [text()]},
    'x-shown': text(),
    deprecated: true,
    'x-deprecated-description': text(),
    'x-sunset': text(),
  });
  const schema = () => ({
    type: 'object',
    title: text(),
    description: text(),
    ...labels(),
    externalDocs: docs(),
    xml: {name: text(), prefix: text(), namespace: text()},
    properties: {
      [text()]: {
        type: 'string',
        title: text(),
        description: text(),
        format: text(),
        pattern: text(),
        default: text(),
        examples: [text()],
        enum: [text(), text()],
        'x-enumNames': [text(), text()],
        'x-enumDescriptions': [text(), text()],
        contentMediaType: text(),
        contentEncoding: text(),
        [text()]: text(),
        ...labels(),
      },
      inner: {type: 'object', properties: named({type: 'string', const: text()})},
    },
    patternProperties: named({type: 'string'}),
    required: [text()],
    dependentRequired: {[text()]: [text()]},
  });
  const example = () => ({summary: text(), description: text(), value: {[text()]: text()}});
  const content = () => ({
    'application/json': {schema: schema(), examples: named(example())},
    [text()]: {schema: {type: 'string'}, example: text()},
  });
  const headers = () => named({description: text(), schema: {type: 'string'}, ...labels()});
  return {
    openapi: '3.2.0',
    info: {
      title: text(),
      version: text(),
      summary: text(),
      description: text(),
      termsOfService: text(),
      contact: {name: text(), url: text(), email: `${text()}@example.com`},
      license: {name: text(), url: text()},
      'x-logo': {url: text(), href: text(), altText: text(), backgroundColor: text()},
    },
    externalDocs: docs(),
    servers: [
      {url: text(), name: text(), description: text()},
      {
        url: 'https://{host}.example.com',
        variables: {host: {default: text(), enum: [text(), text()], description: text()}},
      },
    ],
    tags: [{name: 'tag', summary: text(), description: text(), externalDocs: docs()}],
    security: [{key: []}, {login: [text()]}],
    paths: {
      '/things/{id}': {
        additionalOperations: {COPY: {summary: text(), responses: {200: {description: text()}}}},
        post: {
          operationId: text(),
          summary: text(),
          description: text(),
          tags: ['tag', text()],
          externalDocs: docs(),
          ...labels(),
          'x-codeSamples': [{lang: text(), label: text(), source: text()}],
          parameters: [
            {name: 'id', in: 'path', required: true, description: text(), schema: schema()},
            {
              name: text(),
              in: 'query',
              description: text(),
              schema: {type: 'string', format: text(), default: text()},
              examples: named(example()),
              ...labels(),
            },
            {name: text(), in: 'header', schema: {type: 'string', enum: [text()]}},
            {name: text(), in: 'cookie', schema: {type: 'string'}, example: text()},
          ],
          requestBody: {description: text(), content: content()},
          responses: {
            200: {
              summary: text(),
              description: text(),
              headers: headers(),
              content: content(),
              links: named({operationRef: text(), description: text(), parameters: named(text())}),
            },
            default: {description: text(), content: {[text()]: {example: text()}}},
          },
          callbacks: named({
            [`{$request.body#/${text()}}`]: {
              post: {summary: text(), description: text(), responses: {200: {description: text()}}},
            },
          }),
        },
      },
    },
    webhooks: named({post: {summary: text(), responses: {200: {description: text()}}}}),
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'query', name: text(), description: text()},
        login: {
          type: 'oauth2',
          description: text(),
          flows: {authorizationCode: flow(), implicit: flow()},
        },
      },
    },
  };
}
