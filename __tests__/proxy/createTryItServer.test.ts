import type {RequestHandler} from 'express';
import {manifestFor} from './support/manifest';
import {startProxy} from './support/proxy';
import {startUpstream} from './support/upstream';

const FAULT = new Error('SECRET of /srv/site');

describe('createTryItServer', () => {
  const SITES: [what: string, site: RequestHandler][] = [
    [
      'throws',
      () => {
        throw FAULT;
      },
    ],
    ['rejects', () => Promise.reject(FAULT)],
    ['passes on an error', (_request, _response, next) => next(FAULT)],
    [
      'throws after setting headers',
      (_request, response) => {
        response.set({'Content-Type': 'text/html', 'Content-Length': '3', 'Set-Cookie': 'a=b'});
        throw FAULT;
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
      const proxy = await startProxy({manifest: manifestFor('https://api.example.com')}, {site});
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
      throw FAULT;
    };
    const proxy = await startProxy({manifest: manifestFor('https://api.example.com')}, {site});
    await expect(proxy.request({path: '/page'})).rejects.toThrow();
    expect(proxy.logs).toMatchObject([{code: 'internal'}]);
  });

  it('responds with 404 when the site handler passes a request on', async () => {
    const proxy = await startProxy(
      {manifest: manifestFor('https://api.example.com')},
      {site: (_request, _response, next) => next()},
    );
    expect(await proxy.request({path: '/page'})).toMatchObject({
      status: 404,
      problem: {code: 'not_found'},
    });
  });

  it('keeps serving when the log function throws', async () => {
    const api = await startUpstream();
    const log = (): never => {
      throw FAULT;
    };
    const proxy = await startProxy({
      manifest: manifestFor(api.origin),
      allowPrivateTargets: [api.host],
      log,
    });
    for (let round = 0; round < 2; round += 1)
      expect(await proxy.send({operation: 'GET /', url: `${api.origin}/`})).toMatchObject({
        status: 200,
        end: {complete: true},
      });
    expect(await proxy.send('{')).toMatchObject({status: 400, problem: {code: 'bad_envelope'}});
  });
});
