import type {Contribution, ToOrigin} from '../types';

/**
 * The variables of the first server have a choice and a path; the second server has an open host.
 */
const toDocument = (port: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1'},
    servers: [
      {
        url: `http://{region}:${port}/{version}`,
        variables: {
          region: {default: '127.0.0.1', enum: ['127.0.0.1', 'localhost']},
          version: {default: 'v1'},
        },
      },
      {url: `http://{host}:${port}/typed`, variables: {host: {default: '127.0.0.1'}}},
    ],
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
  const tabs = [{tab: 'Origins', api: {source: 'origins.json'}}];
  return {
    tabs,
    direct: tabs,
    files: {'origins.json': toDocument(new URL(toOrigin('origins')).port)},
  };
};
