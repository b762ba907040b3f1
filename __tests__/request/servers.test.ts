import type {Server} from '../../plugin/model/types';
import {buildRequest, type ServerValues} from '../../plugin/request';
import {makeContext, makeParameter, makeValues} from './support/operation';

const REGIONS: Server = {url: 'https://{region}.example.com/{version}/', variables: [{name: 'region', default: 'eu', enum: ['eu', 'us']}, {name: 'version', default: 'v1'}]};

function build(servers: Server[], server: Partial<ServerValues> = {}, siteUrl?: string) {
  return buildRequest(makeContext({}, {servers, siteUrl}), makeValues({server: {index: 0, variables: [], ...server}}));
}

const server = (url: string): Server => ({url, variables: []});

describe('servers', () => {
  it('fill their variables with the defaults or the reader\'s choice', () => {
    expect(build([REGIONS]).url).toBe('https://eu.example.com/v1/things');
    expect(build([REGIONS], {variables: [{name: 'region', value: 'us'}]}).url).toBe('https://us.example.com/v1/things');
  });

  it('of the operation go before those of the document', () => {
    const context = makeContext({servers: [server('https://own.example.com')]});
    expect(buildRequest(context, makeValues()).url).toBe('https://own.example.com/things');
  });

  it('are chosen by their place in the list', () => {
    expect(build([server('https://a.example.com'), server('https://b.example.com/')], {index: 1}).url).toBe('https://b.example.com/things');
  });

  it('give way to the URL that the reader types', () => {
    expect(build([REGIONS], {customUrl: ' http://localhost:4010/v2/ '}).url).toBe('http://localhost:4010/v2/things');
  });

  it('that are relative belong to the site', () => {
    expect(build([server('/v1')], {}, 'https://docs.example.com/base/').url).toBe('https://docs.example.com/v1/things');
    expect(build([server('../v1')], {}, 'https://docs.example.com/base/docs/').url).toBe('https://docs.example.com/base/v1/things');
    expect(build([server('//api.example.com')], {}, 'https://docs.example.com').url).toBe('https://api.example.com/things');
  });

  it('that are missing or unresolved leave a visible placeholder and are not sent to', () => {
    expect(build([])).toMatchObject({url: '{baseUrl}/things', sendable: false, problems: [{kind: 'no-server', blocking: true}]});
    expect(build([server('/v1')])).toMatchObject({url: '{baseUrl}/v1/things', sendable: false, problems: [{kind: 'relative-server', url: '/v1', blocking: true}]});
    expect(build([server('https://{host}/')])).toMatchObject({url: 'https://{host}/things', sendable: false, problems: [{kind: 'missing-server-variable', name: 'host', blocking: true}]});
  });

  it.each(['ftp://example.com', 'javascript:alert(1)', 'file:///etc/passwd', 'https://user:secret@example.com', 'http://', 'https://exa mple.com'])('refuse %s', (url) => {
    expect(build([server(url)])).toMatchObject({sendable: false, problems: [{kind: 'invalid-server', url, blocking: true}]});
  });

  it('answer a path with variables of more than one word', () => {
    expect(build([{url: 'https://example.com/{path}', variables: [{name: 'path', default: 'a/b'}]}]).url).toBe('https://example.com/a/b/things');
  });
});

describe('webhooks and callbacks', () => {
  it('have no URL that anyone could send to', () => {
    const webhook = buildRequest(makeContext({kind: 'webhook', path: 'newPet', method: 'POST'}), makeValues());
    expect(webhook).toMatchObject({url: '{webhookUrl}', sendable: false});
    const callback = buildRequest(makeContext({kind: 'callback', path: '{$request.body#/callbackUrl}', method: 'POST'}), makeValues());
    expect(callback).toMatchObject({url: '{$request.body#/callbackUrl}', sendable: false});
  });
});

describe('Accept', () => {
  const response = (status: string, ...mediaTypes: string[]) => ({status, headers: [], links: [], content: mediaTypes.map((mediaType) => ({mediaType, examples: []}))});
  const accept = (...responses: ReturnType<typeof response>[]) => buildRequest(makeContext({responses}), makeValues()).headers;

  it('names the media types of the successful responses', () => {
    expect(accept(response('200', 'application/json', 'text/csv'), response('2XX', 'application/json'), response('404', 'application/problem+json'))).toEqual([['Accept', 'application/json, text/csv']]);
  });

  it('names those of the others where success has no content', () => {
    expect(accept(response('204'), response('default', 'application/problem+json'))).toEqual([['Accept', 'application/problem+json']]);
    expect(accept(response('204'))).toEqual([]);
  });
});

describe('methods', () => {
  it.each(['GET', 'QUERY', 'link'])('are sent as the document writes them: %s', (method) => {
    expect(buildRequest(makeContext({method, parameters: [makeParameter({name: 'q', in: 'query'})]}), makeValues()).method).toBe(method);
  });
});
