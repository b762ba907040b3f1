import {row} from '../row';
import type {RowGroup} from '../types';

const PARAMETERS = 'parameters.yaml';

export const PARAMETER_ROWS: RowGroup = {
  title: 'Parameters',
  rows: [
    row('Path, query, header and cookie parameters', PARAMETERS, {
      also: ['request/parameters.test.ts'],
    })`
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ path-parameters ¦ Path parameters
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ path.shop ¦ string ¦ required
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.ids ¦ integer[]
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ header.X-Ids ¦ integer[]
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ cookie.session ¦ object
    `,
    row('`querystring` of OpenAPI 3.2', PARAMETERS, {also: ['request/parameters.test.ts']})`
      GET /querystring ¦ querystring-parameters ¦ Query string
      GET /querystring ¦ querystring.filter ¦ application/x-www-form-urlencoded ¦ Everything after the question mark ¦ Sent as tag=a&tag=b&limit=10 ¦ limit ¦ ≤ 50
    `,
    row('`content` parameters', PARAMETERS, {also: ['request/parameters.test.ts']})`
      GET /content ¦ query.where ¦ application/json ¦ age ¦ ≥ 0 ¦ Grown up ¦ Sent as ¦ where=
    `,
    row('`style` and `explode`, shown as the text that is sent', PARAMETERS, {
      also: ['request/style.test.ts'],
    })`
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ path.label ¦ Sent as .3.4
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ path.matrix ¦ Sent as ;matrix=3,4
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ path.list ¦ Sent as R,100,G,200
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.ids ¦ Sent as ids=1&ids=2
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.commas ¦ Sent as commas=1,2
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.spaces ¦ Sent as spaces=1%202
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.pipes ¦ Sent as pipes=1%7C2
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.flat ¦ Sent as a=1&b=2
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ header.X-Ids ¦ Sent as X-Ids: 1,2
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ cookie.session ¦ Sent as a=1; b=2
    `,
    row('`style: cookie` of OpenAPI 3.2', PARAMETERS, {also: ['request/style.test.ts']})`
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ cookie.crumbs ¦ Sent as crumbs=x y; crumbs=z
    `,
    row('Nested `deepObject`', PARAMETERS, {also: ['request/style.test.ts']})`
      GET /shops/{shop}/{label}/{matrix}/{list} ¦ query.deep ¦ Sent as deep[a][b]=1
    `,
    row('`allowReserved` and `allowEmptyValue`', PARAMETERS, {
      also: ['request/parameters.test.ts'],
    })`
      GET /flags ¦ query.path ¦ reserved characters are not escaped
      GET /flags ¦ query.all ¦ may be empty
    `,
    row(
      'Header names that OpenAPI ignores: `Accept`, `Content-Type`, `Authorization`',
      PARAMETERS,
      {findings: ['parameter-header-ignored'], also: ['request/parameters.test.ts']},
    )`
      GET /flags ¦ header.Authorization ¦ OpenAPI ignores it here
      GET /flags ¦ header.Accept ¦ OpenAPI ignores it here
      GET /flags ¦ header.content-type ¦ OpenAPI ignores it here
    `,
    row(
      'Several `examples`: `value`, `externalValue` as a link, `dataValue` and `serializedValue`',
      PARAMETERS,
    )`
      GET /examples ¦ query.q ¦ A plain one ¦ With words ¦ "cats" ¦ elsewhere ¦ data ¦ "a b" ¦ a%20b
      GET /examples ¦ query.q ¦ [https://example.com/q.txt](https://example.com/q.txt)
    `,
    row('`x-badges`, `x-stability` and `x-order` of parameters; labels of headers', PARAMETERS)`
      GET /ordered ¦ query.early ¦ string Of the schema experimental Fast
      GET /ordered ¦ query-parameters ¦ early string Of the schema experimental Fast late string plain string
      GET /ordered ¦ response-200:header.X-Left ¦ integer Counted
    `,
    row('Defaults of zero and `false`', PARAMETERS, {also: ['request/parameters.test.ts']})`
      GET /flags ¦ query.page ¦ Default 0 ¦ ≥ 0
    `,
  ],
};
