import {row} from '../row';
import type {RowGroup} from '../types';

const DOCUMENT = 'document.yaml';

export const DOCUMENT_LEVEL: RowGroup = {
  title: 'Document',
  rows: [
    row('OpenAPI 3.0', 'openapi-3.0.yaml')`
      overview ¦ ¦ OpenAPI 3.0.4 ¦ [Add a pet](/api/default/pets/post)
      POST /pets ¦ body.name ¦ string ¦ required ¦ Example "Rex"
      POST /pets ¦ body.photo ¦ string · binary
    `,
    row('OpenAPI 3.1', 'openapi-3.1.yaml')`
      overview ¦ ¦ OpenAPI 3.1.1 ¦ In short ¦ Apache 2.0 (Apache-2.0)
      POST /pets ¦ body.name ¦ string | null ¦ Example "Rex"
      POST /pets ¦ body.weight ¦ > 0
    `,
    row('OpenAPI 3.2', DOCUMENT)`
      overview ¦ ¦ OpenAPI 3.2.0
      QUERY /orders ¦ body.text ¦ string
      COPY /orders ¦ ¦ COPY ¦ /orders
    `,
    row('Swagger 2.0, read as OpenAPI 3.0', 'swagger-2.0.yaml', {
      findings: ['swagger-converted', 'swagger-not-convertible'],
      also: ['document/swagger/convert.test.ts', 'document/swagger/places.test.ts'],
    })`
      overview ¦ ¦ Swagger 2.0 ¦ https://api.example.com/v1 ¦ https://auth.example.com/token
      GET /pets ¦ ¦ limit ¦ integer ¦ limit=5 ¦ Left ¦ application/json
      POST /pets ¦ body.name ¦ string ¦ required ¦ Example "Rex"
      POST /photos ¦ body.photo ¦ string · binary ¦ A picture
    `,
    row('Keywords beside `$ref`, which apply in OpenAPI 3.1 and later', 'openapi-3.1.yaml')`
      POST /pets ¦ body.owner ¦ Owner ¦ Who pays ¦ deprecated ¦ Default {"email":"a@example.com"}
      POST /pets ¦ body.keeper ¦ includes Owner ¦ since
      POST /pets ¦ body.keeper.email ¦ string · email ¦ required
    `,
    row('Keywords beside `$ref`, which OpenAPI 3.0 ignores', 'openapi-3.0.yaml', {
      findings: ['ref-siblings-ignored'],
    })`
      POST /pets ¦ body.keeper ¦ Owner ¦ not: nothing beside
    `,
    row('`$self` as the base of references', DOCUMENT, {
      also: ['document/reference/references.test.ts'],
    })`
      PUT orderPaid ¦ body.receipt ¦ Receipt ¦ paidAt
      PUT orderPaid ¦ body.copy ¦ [Receipt](#body.receipt)
    `,
    row(
      'Documents of several files, with references and circular references between them',
      'files/openapi.yaml',
      {also: ['document/reference/references.test.ts']},
    )`
      POST /pets ¦ body ¦ Chosen by kind: ¦ cat → Cat ¦ dog → Dog
      POST /pets ¦ body=cat.claws ¦ integer
      POST /pets ¦ body=cat.friend ¦ [Pet](#body)
      POST /pets ¦ body=dog.tricks ¦ Trick[] ¦ trickName
    `,
    row(
      '`$id`, `$anchor`, `$dynamicRef` and `$dynamicAnchor`: resolved in their scope; otherwise the schema of the anchor, with a note that another schema may be used',
      'dynamic.yaml',
    )`
      GET /pages ¦ response-200.items ¦ Pet[] ¦ petName
      GET /pages ¦ response-202.items ¦ Whatever a page holds
      GET /pages ¦ response-203.a ¦ Whatever a page holds ¦ another schema may be used here
    `,
    row(
      '`jsonSchemaDialect` and `$schema`: JSON Schema 2020-12 and earlier drafts; others with a warning',
      'openapi-3.1.yaml',
      {findings: ['schema-dialect']},
    )`
      POST /pets ¦ body.legacy:item-0 ¦ [0] string
      POST /pets ¦ body.legacy:item-1 ¦ [1] integer
      POST /pets ¦ body.legacy ¦ No other items
      POST /pets ¦ body.strange ¦ string
    `,
    row('`components.pathItems` and `$ref` of a path', DOCUMENT)`
      GET /shared ¦ ¦ Read what is shared ¦ A shared path
      GET /shared ¦ header.X-Shop ¦ string
    `,
    row(
      'Title, version, summary, description, contact, license, terms, external documentation, logo',
      DOCUMENT,
      {also: ['exports/downloads.test.ts']},
    )`
      overview ¦ ¦ The shop ¦ Version 2.1.0 ¦ Sells things ¦ Everything about selling. ¦ MIT
      overview ¦ ¦ [Help desk](https://example.com/help) ¦ [help@example.com](mailto:help@example.com) ¦ [Terms of service](https://example.com/terms) ¦ [The handbook](https://example.com/docs)
      overview ¦ ¦ [Download the OpenAPI document](/api/default/document/document.json)
    `,
    row(
      'Tags: description, external documentation, `summary` or `x-displayName` as label',
      DOCUMENT,
    )`
      overview ¦ ¦ Selling ¦ All about sales ¦ [Sales guide](https://example.com/sales) ¦ Orders and returns
    `,
    row('`parent` and `kind` of tags', DOCUMENT, {
      findings: ['tag-parent'],
      also: ['navigation/groups.test.ts'],
    })`
      overview ¦ group-sales ¦ Selling ¦ Orders and returns
      GET /orders ¦ ¦ audience: For partners ¦ Costs money ¦ not: badge: Costs money
    `,
    row('`x-tagGroups`, also for tags that are not declared', 'tag-groups.yaml', {
      also: ['navigation/groups.test.ts'],
    })`
      overview ¦ ¦ Fruit Apples ¦ Get apples ¦ Get berries ¦ Rest ¦ Get crumbs
    `,
    row('Operations without tags, with undeclared tags, and with several', DOCUMENT, {
      also: ['navigation/groups.test.ts'],
    })`
      overview ¦ ¦ undeclared ¦ [List orders](/api/default/orders/get) ¦ [Search orders](/api/default/orders/query) ¦ [Copy orders](/api/default/orders/copy)
    `,
    row(
      'Servers of the document, a path and an operation; names, variables, relative addresses',
      DOCUMENT,
      {also: ['request/servers.test.ts']},
    )`
      overview ¦ servers ¦ https://{region}.example.com/{base} ¦ production ¦ The real one ¦ region ¦ "eu" ¦ "us" ¦ Where the data lives ¦ "v2" ¦ /sandbox ¦ sandbox
      GET /orders ¦ ¦ https://orders.example.com/orders
      PUT /orders ¦ ¦ https://put.example.com/orders
      GET /shared ¦ ¦ https://eu.example.com/v2/shared
    `,
    row('`x-webhooks`, the name of `webhooks` before OpenAPI 3.1', 'tag-groups.yaml')`
      overview ¦ ¦ [Fruit is ripe](/api/default/webhooks/ripe/post)
      POST ripe ¦ ¦ POST ¦ ripe ¦ Thanks
    `,
    row('`webhooks`, with their methods and payloads', DOCUMENT)`
      overview ¦ ¦ [An order was paid](/api/default/webhooks/orderPaid/put)
      PUT orderPaid ¦ ¦ PUT ¦ orderPaid ¦ "orderId": 7
      PUT orderPaid ¦ body.orderId ¦ integer
    `,
    row(
      'Methods: get, put, post, delete, options, head, patch, trace, `query`, and `additionalOperations`',
      DOCUMENT,
    )`
      GET /orders ¦ ¦ GET ¦ /orders
      PUT /orders ¦ ¦ PUT ¦ /orders
      QUERY /orders ¦ ¦ QUERY ¦ /orders
      COPY /orders ¦ ¦ COPY ¦ /orders
      DELETE /methods ¦ ¦ DELETE ¦ /methods
      OPTIONS /methods ¦ ¦ OPTIONS ¦ /methods
      HEAD /methods ¦ ¦ HEAD ¦ /methods
      PATCH /methods ¦ ¦ PATCH ¦ /methods
      TRACE /methods ¦ ¦ TRACE ¦ /methods
    `,
    row(
      'Summary, description and servers of a path; its parameters, which operations replace by name and location',
      'parameters.yaml',
    )`
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ header.trace ¦ Of the path ¦ required
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.trace ¦ Of the operation ¦ deprecated ¦ not: Of the path too
    `,
    row('Summary and description of a path', DOCUMENT)`
      GET /orders ¦ ¦ Orders of a shop ¦ Everything at this path.
    `,
    row('Operations with the same `operationId`, or without one, are all shown', DOCUMENT, {
      findings: ['operation-id-duplicate'],
      also: ['navigation/routes.test.ts'],
    })`
      overview ¦ ¦ [Delete](/api/default/methods/delete) ¦ [Options](/api/default/methods/options) ¦ [HEAD /methods](/api/default/methods/head)
    `,
    row('`deprecated`, `x-deprecated-description` and `x-sunset` of operations', DOCUMENT)`
      PUT /orders ¦ ¦ Deprecated ¦ Use COPY. ¦ Will be removed on 2031-05-05
      overview ¦ ¦ deprecated
    `,
    row(
      '`x-badges`, `x-stability`, `x-codeSamples` and `x-code-samples`, `x-internal`, `x-logo`',
      DOCUMENT,
    )`
      GET /orders ¦ ¦ Fast ¦ Limited ¦ experimental ¦ Client library ¦ shop.orders()
      QUERY /orders ¦ ¦ Shell ¦ shop search
      overview ¦ ¦ HTML only (Markdown has no logo): [The shop's sign](https://example.com/logo.svg) ¦ not: Internal
    `,
    row('`externalDocs` of the document, tags and operations', DOCUMENT)`
      GET /orders ¦ ¦ [How orders work](https://example.com/orders)
    `,
  ],
};
