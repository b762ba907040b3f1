import type {Contribution, ToOrigin} from '../types';

const SILENT = `openapi: 3.1.0
info: {title: Silent, version: '1'}
paths: {/things: {get: {summary: List things, responses: {'200': {description: Things}}}}}
`;
const toRequiring = (origin: string) => `openapi: 3.1.0
info: {title: Requiring, version: '1'}
servers: [{url: '${origin}'}]
paths:
  /pets/{petId}:
    get:
      summary: Show a pet
      parameters:
        - {name: locale, in: query, required: true, schema: {type: string}}
        - {name: petId, in: path, required: true, schema: {type: string}}
      responses: {'200': {description: A pet}}
`;

/** A document without servers, and one with required parameters. */
export default (toOrigin: ToOrigin): Contribution => ({
  tabs: [
    {tab: 'Silent', api: {source: 'silent.yaml'}},
    {tab: 'Requiring', api: {source: 'requiring.yaml'}},
  ],
  files: {'silent.yaml': SILENT, 'requiring.yaml': toRequiring(toOrigin('pets'))},
});
