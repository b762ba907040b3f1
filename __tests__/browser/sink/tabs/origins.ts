import type {Contribution, ToOrigin} from '../types';

/**
 * The variables of the first server have a choice and a path; the second server has an open host.
 */
const toServers = (port: string): object[] => [
  {
    url: `http://{region}:${port}/{version}`,
    variables: {
      region: {default: '127.0.0.1', enum: ['127.0.0.1', 'localhost']},
      version: {default: 'v1'},
    },
  },
  {url: `http://{host}:${port}/typed`, variables: {host: {default: '127.0.0.1'}}},
];

const toDocument = (servers: object[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers,
    security: [{key: []}],
    paths: {
      '/things': {
        get: {
          summary: 'List things',
          parameters: [{name: 'page', in: 'query', schema: {type: 'integer'}}],
          responses: {200: {description: 'Things'}},
        },
      },
    },
    components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-API-Key'}}},
  });

export default (toOrigin: ToOrigin): Contribution => {
  const {port} = new URL(toOrigin('origins'));
  // The neighbour is another API whose security scheme has the same name.
  const tabs = [
    {tab: 'Origins', api: {source: 'origins.json'}},
    {tab: 'Neighbour', api: {source: 'neighbour.json'}},
  ];
  return {
    tabs,
    direct: tabs,
    files: {
      'origins.json': toDocument(toServers(port)),
      'neighbour.json': toDocument([{url: `http://neighbour.localhost:${port}`}]),
    },
  };
};
