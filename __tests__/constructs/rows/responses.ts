import {row} from '../row';
import type {RowGroup} from '../types';

const RESPONSES = 'responses.yaml';

export const RESPONSE_ROWS: RowGroup = {
  title: 'Responses and callbacks',
  rows: [
    row(
      'Codes, ranges and `default`, sorted and explained; `summary` of OpenAPI 3.2; shared responses',
      RESPONSES,
    )`
      POST /orders ¦ response-201 ¦ 201 The order was made ¦ It can be followed.
      POST /orders ¦ response-404 ¦ 404 Not Found
      POST /orders ¦ response-5XX ¦ Server error ¦ The shop is closed
      POST /orders ¦ response-default ¦ Any other status ¦ Anything else ¦ application/problem+json
    `,
    row(
      'Headers with a schema or content; required, deprecated, and the serialization of lists',
      RESPONSES,
    )`
      POST /orders ¦ response-201:header.Location ¦ string · uri ¦ required ¦ Where it is
      POST /orders ¦ response-201:header.X-Old ¦ integer ¦ ≤ 9 ¦ deprecated
      POST /orders ¦ response-201:header.X-Meta ¦ application/json ¦ trace
      POST /orders ¦ response-201:header.X-Many ¦ integer[] ¦ Sent as X-Many: 1,2
    `,
    row('Links with the page of their operation, parameters, request body and server', RESPONSES, {
      findings: ['link-target'],
    })`
      POST /orders ¦ response-201 ¦ [Get an order](/api/default/orders/orderId/get) ¦ Look at it ¦ orderId = "$response.body#/id"
      POST /orders ¦ response-201 ¦ [Cancel an order](/api/default/orders/orderId/delete) ¦ path.orderId ¦ {"reason":"changed my mind"} ¦ https://cancel.example.com
      POST /orders ¦ response-201 ¦ https://example.com/other.yaml#/paths/~1x/get ¦ nobody
    `,
    row('Several media types and examples, shared ones and `externalValue`', RESPONSES)`
      POST /orders ¦ ¦ Not paid ¦ "state": "open" ¦ All paid ¦ "state": "paid" ¦ [https://example.com/order.json](https://example.com/order.json) ¦ Order 1
    `,
    row('`itemSchema`: each event of a stream, and samples in their own syntax', RESPONSES)`
      GET /events ¦ response-200:each.event ¦ string ¦ required ¦ "tick"
      GET /events ¦ response-200:each.data ¦ application/json ¦ price ¦ ≥ 0
      GET /events ¦ response-200@application/x-ndjson:each.line ¦ integer
      GET /events ¦ response-200@application/json-seq:each.seq ¦ integer
      GET /events ¦ response-200@multipart/mixed:each.part ¦ integer
      GET /events ¦ ¦ event: tick ¦ data: 2 ¦ {"line":1} ¦ {"line":2}
    `,
    row('Responses without a body', RESPONSES)`
      DELETE /orders/{orderId} ¦ response-204 ¦ No Content ¦ Gone ¦ not: Body
    `,
    row(
      'Callbacks: all names, expressions and methods, each with all that an operation has',
      RESPONSES,
    )`
      POST /subscriptions ¦ callback-1.changed ¦ POST ¦ {$request.body#/url} ¦ Something changed ¦ Sent at once.
      POST /subscriptions ¦ callback-1.changed/header.X-Try ¦ integer
      POST /subscriptions ¦ callback-1.changed/body.event ¦ string
      POST /subscriptions ¦ callback-2.changed ¦ PUT ¦ Something was replaced ¦ Operation ID: replaced ¦ HTML: · deprecated / Markdown: Deprecated
      POST /subscriptions ¦ callback-3.changed ¦ POST ¦ {$request.body#/failed}?code={$response.body#/code} ¦ It failed
      POST /subscriptions ¦ callback-5.closed ¦ DELETE ¦ https://hooks.example.com/{$request.query.name} ¦ It was closed
    `,
    row('Runtime expressions, explained', RESPONSES)`
      POST /subscriptions ¦ callback-1.changed ¦ HTML only (Markdown has the expression alone): url in the body of the request ¦ [url](#body.url)
      POST /subscriptions ¦ callback-3.changed ¦ HTML only (Markdown has the expression alone): failed in the body of the request, code in the body of the response
      POST /subscriptions ¦ callback-4.all ¦ HTML only (Markdown has the expression alone): URL of the request, method of the request, status of the response, shop in the path of the request, X-Trace in the headers of the request, Location in the headers of the response, body of the response, body of the request
      POST /subscriptions ¦ callback-5.closed ¦ HTML only (Markdown has the expression alone): name in the query of the request
    `,
  ],
};
