import {toTryItDocuments} from '../../plugin/exports/manifest';
import {toRouteSegments} from '../../plugin/navigation/segments';
import {toPageSample} from '../../plugin/request/pageRequest';
import type {Tab} from '../../plugin/types';
import {loadModel} from '../support/model';
import {standIn} from '../support/standIn';

const read = async (path: string, name: string) => {
  const {operation, reference, diagnostics} = await loadModel(`openapi: 3.1.1
info: {title: Files, version: '1'}
servers: [{url: https://api.test}]
paths:
  '${path}':
    get:
      parameters: [{name: '${name}', in: ${path.includes('{?') ? 'query' : 'path'}, required: true, schema: {type: string}, example: a/b}]
      responses: {'200': {description: OK}}`);
  const [document] = toTryItDocuments(
    [standIn<Tab>({config: {tabId: 'default'}, reference})],
    'default',
  );
  return {
    path: operation.path,
    sent: toPageSample({...reference, operation}).code,
    allowed: document?.operations[0]?.key,
    route: toRouteSegments(operation).join('/'),
    findings: diagnostics
      .filter(({code}) => code.startsWith('path-'))
      .map(({code, message}) => `${code}: ${message}`),
  };
};

describe('an expression in a path that OpenAPI does not have', () => {
  it.each([
    ['/files/{+file}', '/files/{file}'],
    ['/files/{file+}', '/files/{file}'],
    ['/files/{file*}', '/files/{file}'],
    ['/files/{*file}', '/files/{file}'],
    ['/files/{file?}', '/files/{file}'],
    ['/files/{file:.*}', '/files/{file}'],
    ['/files/{file:[a-z/?#]{2}}', '/files/{file}'],
    ['/files/{file=items/*}', '/files/{file}'],
    ['/files{/file}', '/files/{file}'],
    ['/files/x{.file}', '/files/x.{file}'],
    ['/files{;file}', '/files;file={file}'],
  ])(
    'is one variable for pages, requests, routes, the proxy and check: %s',
    async (path, plain) => {
      expect(await read(path, 'file')).toEqual({
        path: plain,
        sent: expect.stringContaining(`https://api.test${plain.replace('{file}', 'a%2Fb')}`),
        allowed: `GET ${plain}`,
        route: toRouteSegments({kind: 'operation', path: plain, method: 'GET'}).join('/'),
        findings: [
          `path-template: The path \`${path}\` is read as \`${plain}\`: OpenAPI has only variables such as \`{name}\`.`,
        ],
      });
    },
  );

  it('is left out if it is for the query', async () => {
    expect(await read('/files{?file,limit}', 'file')).toMatchObject({
      path: '/files',
      sent: expect.stringContaining('https://api.test/files?file=a%2Fb'),
      allowed: 'GET /files',
      findings: [expect.stringContaining('is read as `/files`')],
    });
  });

  it('is a name if a parameter has it', async () => {
    expect(await read('/files/{+file}', '+file')).toMatchObject({
      path: '/files/{+file}',
      sent: expect.stringContaining('https://api.test/files/a%2Fb'),
      allowed: 'GET /files/{+file}',
      findings: [],
    });
  });
});
