import type {RowGroup} from '../types';

const PARAMETERS = 'parameters.yaml';
const ALL = 'GET /shops/{shop}/{label}/{matrix}/{list}';

export const PARAMETER_ROWS: RowGroup = {
  title: 'Parameters',
  rows: [
    {
      title: 'Path, query, header and cookie parameters',
      fixture: PARAMETERS,
      sights: [
        [ALL, 'path-parameters', 'Path parameters'],
        [ALL, 'path.shop', 'string', 'required'],
        [ALL, 'query.ids', 'integer[]'],
        [ALL, 'header.X-Ids', 'integer[]'],
        [ALL, 'cookie.session', 'object'],
      ],
      also: ['request/parameters.test.ts'],
    },
    {
      title: '`querystring` of OpenAPI 3.2',
      fixture: PARAMETERS,
      sights: [
        ['GET /querystring', 'querystring-parameters', 'Query string'],
        [
          'GET /querystring',
          'querystring.filter',
          'application/x-www-form-urlencoded',
          'Everything after the question mark',
          'Sent as tag=a&tag=b&limit=10',
          'limit',
          '≤ 50',
        ],
      ],
      also: ['request/parameters.test.ts'],
    },
    {
      title: '`content` parameters',
      fixture: PARAMETERS,
      sights: [
        [
          'GET /content',
          'query.where',
          'application/json',
          'age',
          '≥ 0',
          'Grown up',
          'Sent as',
          'where=',
        ],
      ],
      also: ['request/parameters.test.ts'],
    },
    {
      title: '`style` and `explode`, shown as the text that is sent',
      fixture: PARAMETERS,
      sights: [
        [ALL, 'path.label', 'Sent as .3.4'],
        [ALL, 'path.matrix', 'Sent as ;matrix=3,4'],
        [ALL, 'path.list', 'Sent as R,100,G,200'],
        [ALL, 'query.ids', 'Sent as ids=1&ids=2'],
        [ALL, 'query.commas', 'Sent as commas=1,2'],
        [ALL, 'query.spaces', 'Sent as spaces=1%202'],
        [ALL, 'query.pipes', 'Sent as pipes=1%7C2'],
        [ALL, 'query.flat', 'Sent as a=1&b=2'],
        [ALL, 'header.X-Ids', 'Sent as X-Ids: 1,2'],
        [ALL, 'cookie.session', 'Sent as a=1; b=2'],
      ],
      also: ['request/style.test.ts'],
    },
    {
      title: '`style: cookie` of OpenAPI 3.2',
      fixture: PARAMETERS,
      sights: [[ALL, 'cookie.crumbs', 'Sent as crumbs=x y; crumbs=z']],
      also: ['request/style.test.ts'],
    },
    {
      title: 'Nested `deepObject`',
      fixture: PARAMETERS,
      sights: [[ALL, 'query.deep', 'Sent as deep[a][b]=1']],
      also: ['request/style.test.ts'],
    },
    {
      title: '`allowReserved` and `allowEmptyValue`',
      fixture: PARAMETERS,
      sights: [
        ['GET /flags', 'query.path', 'reserved characters are not escaped'],
        ['GET /flags', 'query.all', 'may be empty'],
      ],
      also: ['request/parameters.test.ts'],
    },
    {
      title: 'Header names that OpenAPI ignores: `Accept`, `Content-Type`, `Authorization`',
      fixture: PARAMETERS,
      sights: [
        ['GET /flags', 'header.Authorization', 'OpenAPI ignores it here'],
        ['GET /flags', 'header.Accept', 'OpenAPI ignores it here'],
        ['GET /flags', 'header.content-type', 'OpenAPI ignores it here'],
      ],
      findings: ['parameter-header-ignored'],
      also: ['request/parameters.test.ts'],
    },
    {
      title:
        'Several `examples`: `value`, `externalValue` as a link, `dataValue` and `serializedValue`',
      fixture: PARAMETERS,
      sights: [
        [
          'GET /examples',
          'query.q',
          'A plain one',
          'With words',
          '"cats"',
          'elsewhere',
          'data',
          '"a b"',
          'a%20b',
        ],
        [
          'GET /examples',
          'query.q',
          {link: 'https://example.com/q.txt', to: 'https://example.com/q.txt'},
        ],
      ],
    },
    {
      title: '`x-badges`, `x-stability` and `x-order` of parameters; labels of headers',
      fixture: PARAMETERS,
      sights: [
        ['GET /ordered', 'query.early', 'string Of the schema experimental Fast'],
        [
          'GET /ordered',
          'query-parameters',
          'early string Of the schema experimental Fast late string plain string',
        ],
        ['GET /ordered', 'response-200:header.X-Left', 'integer Counted'],
      ],
    },
    {
      title: 'Defaults of zero and `false`',
      fixture: PARAMETERS,
      sights: [['GET /flags', 'query.page', 'Default 0', '≥ 0']],
      also: ['request/parameters.test.ts'],
    },
  ],
};
