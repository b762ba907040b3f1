import type {RowGroup} from '../types';

const RESPONSES = 'responses.yaml';

export const RESPONSE_ROWS: RowGroup = {
  title: 'Responses and callbacks',
  rows: [
    {
      title:
        'Codes, ranges and `default`, sorted and explained; `summary` of OpenAPI 3.2; shared responses',
      fixture: RESPONSES,
      sights: [
        ['POST /orders', 'response-201', '201 The order was made', 'It can be followed.'],
        ['POST /orders', 'response-404', '404 Not Found'],
        [
          'POST /orders',
          'response-5XX',
          {html: 'Server error', markdown: '5XX'},
          'The shop is closed',
        ],
        [
          'POST /orders',
          'response-default',
          {html: 'Any other status', markdown: 'default'},
          'Anything else',
          'application/problem+json',
        ],
      ],
    },
    {
      title:
        'Headers with a schema or content; required, deprecated, and the serialization of lists',
      fixture: RESPONSES,
      sights: [
        ['POST /orders', 'response-201:header.Location', 'string · uri', 'required', 'Where it is'],
        ['POST /orders', 'response-201:header.X-Old', 'integer', '≤ 9', 'deprecated'],
        ['POST /orders', 'response-201:header.X-Meta', 'application/json', 'trace'],
        [
          'POST /orders',
          'response-201:header.X-Many',
          'integer[]',
          'Sent as X-Many: 1,2',
        ],
      ],
    },
    {
      title: 'Links with the page of their operation, parameters, request body and server',
      fixture: RESPONSES,
      sights: [
        [
          'POST /orders',
          'response-201',
          {link: 'Get an order', to: '/api/default/orders/orderId/get'},
          'Look at it',
          'orderId = "$response.body#/id"',
        ],
        [
          'POST /orders',
          'response-201',
          {link: 'Cancel an order', to: '/api/default/orders/orderId/delete'},
          'path.orderId',
          '{"reason":"changed my mind"}',
          'https://cancel.example.com',
        ],
        ['POST /orders', 'response-201', 'https://example.com/other.yaml#/paths/~1x/get', 'nobody'],
      ],
      findings: ['link-target'],
    },
    {
      title: 'Several media types and examples, shared ones and `externalValue`',
      fixture: RESPONSES,
      sights: [
        [
          'POST /orders',
          '',
          'Not paid',
          '"state": "open"',
          'All paid',
          '"state": "paid"',
          {link: 'https://example.com/order.json', to: 'https://example.com/order.json'},
          'Order 1',
        ],
      ],
    },
    {
      title: '`itemSchema`: each event of a stream, and samples in their own syntax',
      fixture: RESPONSES,
      sights: [
        ['GET /events', 'response-200:each.event', 'string', 'required', '"tick"'],
        ['GET /events', 'response-200:each.data', 'application/json', 'price', '≥ 0'],
        ['GET /events', 'response-200@application/x-ndjson:each.line', 'integer'],
        ['GET /events', 'response-200@application/json-seq:each.seq', 'integer'],
        ['GET /events', 'response-200@multipart/mixed:each.part', 'integer'],
        ['GET /events', '', 'event: tick', 'data: 2', '{"line":1}', '{"line":2}'],
      ],
    },
    {
      title: 'Responses without a body',
      fixture: RESPONSES,
      sights: [['DELETE /orders/{orderId}', 'response-204', 'No Content', 'Gone', {not: 'Body'}]],
    },
    {
      title: 'Callbacks: all names, expressions and methods, each with all that an operation has',
      fixture: RESPONSES,
      sights: [
        [
          'POST /subscriptions',
          'callback-1.changed',
          'POST',
          '{$request.body#/url}',
          'Something changed',
          'Sent at once.',
        ],
        ['POST /subscriptions', 'callback-1.changed/header.X-Try', 'integer'],
        ['POST /subscriptions', 'callback-1.changed/body.event', 'string'],
        ['POST /subscriptions', 'callback-2.changed', 'PUT', 'Something was replaced'],
        [
          'POST /subscriptions',
          'callback-3.changed',
          'POST',
          '{$request.body#/failed}?code={$response.body#/code}',
          'It failed',
        ],
        [
          'POST /subscriptions',
          'callback-5.closed',
          'DELETE',
          'https://hooks.example.com/{$request.query.name}',
          'It was closed',
        ],
      ],
    },
    {
      title: 'Runtime expressions, explained',
      fixture: RESPONSES,
      sights: [
        [
          'POST /subscriptions',
          'callback-1.changed',
          {html: 'url in the body of the request', only: 'Markdown has the expression alone'},
          {link: 'url', to: '#body.url'},
        ],
        [
          'POST /subscriptions',
          'callback-3.changed',
          {
            html: 'failed in the body of the request, code in the body of the response',
            only: 'Markdown has the expression alone',
          },
        ],
        [
          'POST /subscriptions',
          'callback-4.all',
          {
            html: 'URL of the request, method of the request, status of the response, shop in the path of the request, X-Trace in the headers of the request, Location in the headers of the response, body of the response, body of the request',
            only: 'Markdown has the expression alone',
          },
        ],
        [
          'POST /subscriptions',
          'callback-5.closed',
          {html: 'name in the query of the request', only: 'Markdown has the expression alone'},
        ],
      ],
    },
  ],
};
