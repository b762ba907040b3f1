import {createAllowlist} from '../../../plugin/proxy/allowlist/createAllowlist';
import type {TryItOperation, TryItServer, TryItServerVariable} from '../../../plugin/proxy';
import {parseUrl} from '../../../plugin/proxy/protocol';
import {Refusal} from '../../../plugin/proxy/refusal';
import {OPTIONS} from '../support/judge';
import {manifestOf} from '../support/manifest';
import {envelopeOf} from '../support/proxy';
import {createRandom} from '../support/random';
import type {Random} from '../support/random';
import {findByTrying} from './reference';

const CASES = 200;
const METHODS = ['GET', 'POST'];
const VALUES = [
  ...['eu', 'us', 'v1', 'v2', 'a.b', 'x', 'example.com', 'github.io', 'a/b', '8443', '443'],
  ...['http', 'https', '', 'API', 'a;b', 'é', '1', 'b'],
];

function buildServer(random: Random): TryItServer {
  const {pick, once} = random;
  const url =
    pick(['https', 'https', 'http', '{scheme}']) +
    `://${pick(['api.example.com', '{a}.example.com', '{a}.{b}.example.com', '{a}-{b}.example.com', 'x{a}.example.com', '{a}.{b}', '{a}.github.io', '{a}{b}.example.com', '{a}.{a}.example.com', 'API.example.co.uk', '{a}.example.co.uk'])}` +
    pick(['', '', ':8443', ':443', ':{port}']) +
    pick([
      ...['', '/', '/v1', '/v1/', '/{a}', '/{base}', '/{base}/x', '/v{base}', '/{base}-{c}'],
      '/v1/{c}/{base}',
    ]);
  const toVariable = (name: string): TryItServerVariable => {
    // A slash in the host would move the rest of it into the path, and a number alone would be an
    // IP address, which a document may name.
    const values = Array.from({length: 1 + random.below(once(8) ? 40 : 3)}, (_, index) =>
      index < 3 ? pick(VALUES) : `n${index}`,
    ).map((value) =>
      name === 'a' || name === 'b'
        ? value.replace(/^\d+$|\//, 'n')
        : name === 'base' || name === 'c'
          ? value
          : value.replace('/', ''),
    );
    return {name, default: values[0] as string, ...(once(2) && {enum: values})};
  };
  return {url, variables: ['scheme', 'a', 'b', 'c', 'port', 'base'].map(toVariable)};
}

function buildOperation(random: Random): TryItOperation {
  const segments = Array.from({length: 1 + random.below(3)}, () =>
    random.pick([
      ...['pets', 'x', '{id}', '{name}', 'v{id}', '{id}.json', '{id}:go', '{a}-{b}', 'a b', ''],
    ]),
  );
  return {
    key: `${random.pick(METHODS)} /${segments.join('/')}`,
    ...(random.once(6) && {servers: [buildServer(random)]}),
  };
}

/**
 * Builds a URL that is likely to match: a server and an operation with values filled in, sometimes
 * with a change.
 */
function buildUrl(
  {servers, operations}: {servers: TryItServer[]; operations: TryItOperation[]},
  random: Random,
): string {
  const operation = random.pick(operations);
  const server = random.pick(operation.servers ?? servers);
  const fill = (text: string): string =>
    text.replace(/\{([^{}]*)\}/g, (_variable, name: string) => {
      const variable = server.variables?.find((entry) => entry.name === name);
      return random.once(3)
        ? random.pick([
            ...VALUES,
            ...['%2F', 'a%2fb', '%3B', '1%2e5', 'tenant', 'a-b', 'xn--a', '-', 'a_b'],
          ])
        : random.pick([...(variable?.enum ?? []), variable?.default ?? '1', '1']);
    });
  const url =
    fill(server.url).replace(/\/$/, '') + fill(operation.key.slice(operation.key.indexOf(' ') + 1));
  return random.once(6)
    ? url.replace(
        random.pick(['/', '.', 'v1', 'example', '1']),
        random.pick(['//', '/x/', '.x.', '', '%31']),
      )
    : url;
}

describe('the allowlist index', () => {
  it(`finds in ${CASES} random documents the same operations as trying all combinations`, () => {
    const seen = {sent: 0, refused: 0, followed: 0};
    for (let seed = 0; seed < CASES; seed += 1) {
      const random = createRandom(seed);
      const servers = Array.from({length: 1 + random.below(3)}, () => buildServer(random));
      const keys = new Map(
        Array.from({length: 1 + random.below(6)}, () => buildOperation(random)).map((operation) => [
          operation.key,
          operation,
        ]),
      );
      const document = {servers, operations: [...keys.values()]};
      const allowlist = createAllowlist(manifestOf(document), OPTIONS);
      for (let count = 0; count < 8; count += 1) {
        const text = buildUrl(document, random);
        if (!/^https?:\/\/[^/?#@\s\\]+(?:\/[^?#@\s\\]*)?$/.test(text)) continue;
        const url = parseUrl(text);
        if (!url) continue;
        const ask = (operation: string, method: string): string | undefined => {
          try {
            return allowlist(envelopeOf({operation, method, url: text})).operation;
          } catch (error) {
            if (
              error instanceof Refusal &&
              ['target_not_allowed', 'not_proxyable', 'bad_envelope'].includes(error.code)
            )
              return undefined;
            throw error;
          }
        };
        for (const method of METHODS) {
          const expected = findByTrying(document, method, url).map(({key}) => key);
          const named = document.operations
            .filter(({key}) => key.startsWith(`${method} `))
            .flatMap(({key}) => ask(key, method) ?? []);
          expect({seed, text, named}).toEqual({seed, text, named: expected});
          expect({seed, text, followed: ask(`follow ${method}`, method)}).toEqual({
            seed,
            text,
            followed: expected[0],
          });
          seen.sent += named.length;
          seen.refused += named.length === 0 ? 1 : 0;
          seen.followed += expected.length > 1 ? 1 : 0;
        }
      }
    }
    // Every kind of outcome occurred often.
    expect(Math.min(seen.sent, seen.refused)).toBeGreaterThan(CASES / 4);
    expect(seen.followed).toBeGreaterThan(CASES / 100);
  });
});
