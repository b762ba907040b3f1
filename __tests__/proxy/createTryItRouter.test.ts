import {manifestFor} from './support/manifest';
import {startProxy} from './support/proxy';
import {startUpstream} from './support/upstream';

describe('the proxy', () => {
  it('carries a request to the API and the response back in a frame', async () => {
    const api = await startUpstream((response) =>
      response
        .writeHead(201, 'Made', {'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2']})
        .end('{"id":1}'),
    );
    const proxy = await startProxy({
      manifest: manifestFor(api.origin),
      allowPrivateTargets: [api.host],
    });
    const answer = await proxy.send({
      operation: 'POST /v1/users',
      url: `${api.origin}/v1/users?dry=1`,
      method: 'POST',
      headers: [
        ['Authorization', 'Bearer abc'],
        ['Content-Type', 'application/json'],
      ],
      cookies: [
        ['session', 's1'],
        ['theme', 'dark'],
      ],
      body: {kind: 'text', text: '{"name":"Zoë"}'},
    });

    expect(answer.problem).toBeUndefined();
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]).toMatchObject({
      method: 'POST',
      url: '/v1/users?dry=1',
      body: Buffer.from('{"name":"Zoë"}').toString('latin1'),
    });
    expect(api.requests[0]?.headers).toEqual({
      authorization: 'Bearer abc',
      'content-type': 'application/json',
      accept: '*/*',
      'accept-encoding': 'identity',
      'user-agent': 'docusaurus-plugin-api-reference',
      cookie: 'session=s1; theme=dark',
      'content-length': '15',
      via: '1.1 try-it',
      host: api.host,
      connection: 'close',
    });
    expect(answer.status).toBe(200);
    expect(answer.head).toMatchObject({
      status: 201,
      statusText: 'Made',
      httpVersion: '1.1',
      url: `${api.origin}/v1/users?dry=1`,
      timings: {firstByte: expect.any(Number)},
    });
    expect(answer.head?.headers.filter(([name]) => name === 'Set-Cookie')).toEqual([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ]);
    expect(answer.body.toString()).toBe('{"id":1}');
    expect(answer.end).toEqual({complete: true, bytes: 8});
  });
});
