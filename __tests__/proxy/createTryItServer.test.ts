import type {RequestHandler} from 'express';
import {manifestFor} from './support/manifest';
import {startProxy, startWorld, verdictOf} from './support/proxy';

const manifest = manifestFor('https://api.example.com');
const FAULT = new Error('SECRET of /srv/site');

describe('createTryItServer', () => {
  const fail = (): never => {
    throw FAULT;
  };
  const SITES: [what: string, site: RequestHandler][] = [
    ['throws', fail],
    ['rejects', () => Promise.reject(FAULT)],
    ['passes on an error', (_request, _response, next) => next(FAULT)],
    [
      'throws after setting headers',
      (_request, response) => {
        response.set({'Content-Type': 'text/html', 'Content-Length': '3', 'Set-Cookie': 'a=b'});
        fail();
      },
    ],
    ['passes on a value that is not an Error', (_request, _response, next) => next('SECRET')],
  ];

  it.each(SITES)(
    'threat 137: responds with a problem without details and logs one line when the site handler %s',
    async (_what, site) => {
      const printed = [
        jest.spyOn(console, 'error').mockImplementation(),
        jest.spyOn(process.stderr, 'write'),
      ];
      const proxy = await startProxy({manifest}, {site});
      const {status, headers, problem, body} = await proxy.request({path: '/page'});
      expect({status, type: headers['content-type'], cookie: headers['set-cookie']}).toEqual({
        status: 500,
        type: 'application/problem+json',
        cookie: undefined,
      });
      expect(problem).toEqual({
        type: 'about:blank',
        title: 'The proxy failed.',
        status: 500,
        code: 'internal',
        requestId: expect.any(String),
      });
      expect(proxy.logs).toMatchObject([
        {
          outcome: 'refused',
          code: 'internal',
          id: problem?.requestId,
          client: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
      ]);
      expect(`${body.toString()}${JSON.stringify(proxy.logs)}`).not.toContain('SECRET');
      for (const spy of printed) {
        expect(spy).not.toHaveBeenCalled();
        spy.mockRestore();
      }
      expect((await proxy.request({path: '/healthz'})).status).toBe(200);
    },
  );

  it('aborts the response when the site handler throws after it has begun to write', async () => {
    const site: RequestHandler = (_request, response) => {
      response.write('<html>half');
      fail();
    };
    const proxy = await startProxy({manifest}, {site});
    await expect(proxy.request({path: '/page'})).rejects.toThrow();
    expect(proxy.logs).toMatchObject([{code: 'internal'}]);
  });

  it('responds with 404 when the site handler passes a request on', async () => {
    const proxy = await startProxy({manifest}, {site: (_request, _response, next) => next()});
    expect(verdictOf(await proxy.request({path: '/page'}))).toBe('404 not_found');
  });

  it('keeps serving when the log function throws', async () => {
    const {proxy, send} = await startWorld({log: fail});
    for (let round = 0; round < 2; round += 1)
      expect(await send()).toMatchObject({status: 200, end: {complete: true}});
    expect(verdictOf(await proxy.send('{'))).toBe('400 bad_envelope');
  });
});
