/** A site of two tabs that changes as sites do. */
import fs from 'fs';
import path from 'path';

/** The summary says which operation it is, whatever its names are. */
export type Operation = {
  method: string;
  path: string;
  id: string;
  tag: string;
  summary: string;
  returns?: string;
};

type Tab = {
  tab: string;
  api: {id?: string; source?: string; versions?: {version: string; source: string}[]};
};

export type Shop = {
  /** The documents, by file. */
  documents: {[file: string]: {title: string; operations: Operation[]; schemas: string[]}};
  tabs: Tab[];
};

const operation = (
  line: string,
  id: string,
  tag: string,
  summary: string,
  returns?: string,
): Operation => {
  const [method = '', route = ''] = line.split(' ');
  return {method, path: route, id, tag, summary, returns};
};

export function createShop(): Shop {
  const first = [
    operation('get /items', 'listItems', 'Items', 'List items', 'Item'),
    operation('get /items/{itemId}', 'getItem', 'Items', 'Get an item', 'Item'),
    operation('get /orders', 'listOrders', 'Orders', 'List orders', 'Order'),
  ];
  return {
    documents: {
      'shop.json': {
        title: 'Shop API',
        operations: [
          ...structuredClone(first),
          operation('post /items', 'addItem', 'Items', 'Add an item'),
          operation('post /orders', 'order', 'Orders', 'Place an order'),
          operation('get /status', 'status', 'Status', 'Status of the shop'),
        ],
        schemas: ['Item', 'Order'],
      },
      'shop-1.json': {title: 'Shop API', operations: first, schemas: ['Item', 'Order']},
      'admin.json': {
        title: 'Admin API',
        operations: [
          operation('get /users', 'listUsers', 'Users', 'List users', 'User'),
          operation('get /users/{userId}', 'getUser', 'Users', 'Get a user', 'User'),
          operation('delete /users/{userId}', 'removeUser', 'Users', 'Remove a user'),
          operation('get /teams', 'listTeams', 'Teams', 'List teams', 'Team'),
          operation('post /teams', 'addTeam', 'Teams', 'Add a team'),
          operation('get /status', 'status', 'Status', 'Status of the administration'),
        ],
        schemas: ['User', 'Team'],
      },
    },
    tabs: [
      {
        tab: 'Shop API',
        api: {
          versions: [
            {version: '2.0', source: 'shop.json'},
            {version: '1.0', source: 'shop-1.json'},
          ],
        },
      },
      {tab: 'Admin API', api: {source: 'admin.json'}},
    ],
  };
}

/** Writes docs.json and the documents. */
export function writeShop({documents, tabs}: Shop, dir: string): void {
  for (const [file, document] of Object.entries(documents))
    fs.writeFileSync(path.join(dir, file), JSON.stringify(toOpenApi(document)));
  fs.writeFileSync(path.join(dir, 'docs.json'), JSON.stringify({tabs}));
}

function toOpenApi({title, operations, schemas}: Shop['documents'][string]): object {
  const paths: {[path: string]: {[method: string]: object}} = {};
  for (const {method, path: route, id, tag, summary, returns} of operations)
    (paths[route] ??= {})[method] = {
      operationId: id,
      summary,
      tags: [tag],
      parameters: Array.from(route.matchAll(/\{(\w+)\}/g), ([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: {type: 'string'},
      })),
      responses: {
        '200': {
          description: 'Done.',
          ...(returns !== undefined && {
            content: {
              'application/json': {schema: {$ref: `#/components/schemas/${returns}`}},
            },
          }),
        },
      },
    };
  return {
    openapi: '3.1.0',
    info: {title, version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths,
    components: {
      schemas: Object.fromEntries(
        schemas.map((name) => [
          name,
          {type: 'object', properties: {[`${name.toLowerCase()}Id`]: {type: 'string'}}},
        ]),
      ),
    },
  };
}

export type Edit = {
  edit: (shop: Shop) => void;
  /** What its author says is gone. */
  gone?: string;
  /** The site is built before the lock is written. */
  isUnwritten?: true;
};

const find = ({documents}: Shop, file: string, summary: string): Operation =>
  documents[file]!.operations.find((one) => one.summary === summary)!;

/** In this order. */
export const EDITS: {[name: string]: Edit} = {
  'paths move': {
    isUnwritten: true,
    edit: (shop) => {
      find(shop, 'shop.json', 'Add an item').path = '/goods';
      find(shop, 'admin.json', 'Get a user').path = '/people/{personId}';
    },
  },
  'an operation gets another id and tag': {
    edit: (shop) =>
      Object.assign(find(shop, 'shop.json', 'List orders'), {id: 'searchSales', tag: 'Sales'}),
  },
  'tabs without ids change places': {isUnwritten: true, edit: ({tabs}) => void tabs.reverse()},
  'tabs get ids': {
    isUnwritten: true,
    edit: ({tabs}) =>
      tabs.forEach(({tab, api}) => {
        api.id = tab.split(' ', 1)[0]!.toLowerCase();
      }),
  },
  'a document is split into two tabs': {
    edit: ({documents, tabs}) => {
      const {operations, schemas} = documents['admin.json']!;
      documents['teams.json'] = {
        title: 'Teams API',
        operations: operations.splice(3, 2),
        schemas: schemas.splice(1),
      };
      tabs.push({tab: 'Teams API', api: {source: 'teams.json'}});
    },
  },
  'a version is added': {
    edit: ({documents, tabs}) => {
      documents['shop-3.json'] = structuredClone(documents['shop.json']!);
      const {api} = tabs.find(({tab}) => tab === 'Shop API')!;
      api.versions!.unshift({version: '3.0', source: 'shop-3.json'});
    },
  },
  'older versions are dropped': {
    gone: 'all',
    edit: ({tabs}) => {
      const {api} = tabs.find(({tab}) => tab === 'Shop API')!;
      api.versions!.splice(1);
    },
  },
  'an operation is removed': {
    gone: 'shop/orders/post',
    edit: ({documents}) => {
      const {operations} = documents['shop-3.json']!;
      operations.splice(
        operations.findIndex(({summary}) => summary === 'Place an order'),
        1,
      );
    },
  },
  'another operation gets its path': {
    edit: ({documents}) =>
      void documents['shop-3.json']!.operations.push(
        operation('post /orders', 'importOrders', 'Orders', 'Import orders'),
      ),
  },
};
