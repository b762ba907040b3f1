import type {Request, RequestHandler, Response} from 'express';
import {rateLimit} from 'express-rate-limit';
import type {AugmentedRequest, Store} from 'express-rate-limit';
import type {OutgoingHttpHeaders} from 'http';
import {Refusal} from '../refusal';

/** Counts a request of a client to a target, or refuses with `rate_limited`, or with `limiter_unavailable` when it cannot count. */
export type RateLimit = (request: Request, response: Response, client: string, target: string) => Promise<void>;

export type RateLimitOptions = {windowMs: number; perClient: number; perTarget: number; /** One store for each prefix. */ store: (prefix: string) => Store | undefined};

/** Two limits, by client and by client and target host; a limit of 0 does not count. */
export function createRateLimit({windowMs, perClient, perTarget, store}: RateLimitOptions): RateLimit {
  const keys = new WeakMap<Request, {client: string; target: string}>();
  const create = (name: 'client' | 'target', limit: number, key: (request: Request) => string): RequestHandler =>
    rateLimit({
      windowMs,
      limit,
      identifier: name,
      // Every answer tells where the client stands; where it stands with one target, only a refusal does.
      standardHeaders: name === 'client' ? 'draft-8' : false,
      legacyHeaders: false,
      keyGenerator: key,
      store: store(`try-it:${name}:`),
      // No counting, no request: the opposite would switch the limit off for whoever can stop the store.
      passOnStoreError: false,
      handler: (request, _response, next) => next(new Refusal('rate_limited', undefined, name, describeLimit(name, request as AugmentedRequest))),
      // It checks how Express was told of proxies; who the client is is worked out by toClient.
      validate: false,
    });
  const limits = [
    ...(perClient > 0 ? [create('client', perClient, (request) => keys.get(request)?.client ?? '')] : []),
    ...(perTarget > 0 ? [create('target', perTarget, (request) => `${keys.get(request)?.client} ${keys.get(request)?.target}`)] : []),
  ];
  return async (request, response, client, target) => {
    keys.set(request, {client, target});
    for (const limit of limits) await run(limit, request, response);
  };
}

/** The limit that refused, in the words of the draft; the library says it only of the first. */
function describeLimit(name: string, {rateLimit: info}: AugmentedRequest): OutgoingHttpHeaders {
  const seconds = Math.max(1, Math.ceil(((info?.resetTime?.getTime() ?? 0) - Date.now()) / 1000));
  return {'Retry-After': String(seconds), 'RateLimit': `"${name}"; r=0; t=${seconds}`};
}

function run(limit: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void limit(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Refusal ? error : new Refusal('limiter_unavailable', undefined, 'store', {'Retry-After': '5'}));
    });
  });
}
