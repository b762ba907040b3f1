import {createAllowlist} from '../../../plugin/proxy/allowlist/createAllowlist';
import type {TryItDocument, TryItServer} from '../../../plugin/proxy';
import {Refusal} from '../../../plugin/proxy/refusal';
import {fastest} from '../support/fastest';
import {OPTIONS} from '../support/judge';
import {manifestOf} from '../support/manifest';
import {envelopeOf, startProxy} from '../support/proxy';

/** Paths that are expensive to match. */
const LONG = [
  'x/'.repeat(15_500),
  'x'.repeat(31_000),
  '-'.repeat(31_000),
  'x/'.repeat(250),
  `${'x'.repeat(8000)}/x`,
  '%2525'.repeat(6000),
  ';'.repeat(31_000),
  '%41'.repeat(2700),
];

const count = (length: number): number[] => Array.from({length}, (_, index) => index);
function enumOf(name: string, size: number): NonNullable<TryItServer['variables']>[number] {
  return {name, default: `${name}0`, enum: count(size).map((index) => `${name}${index}`)};
}

const paths = (size: number, toPath: (index: number) => string) =>
  count(size).map((index) => ({key: `GET ${toPath(index)}`}));
const forms = (size: number) => paths(size, (index) => `/p${index}/{id}`);
const base = {name: 'base', default: 'v1'};
const t = {name: 't', default: 't'};
const enums = [enumOf('r', 1000)];

const DOCUMENTS: {[what: string]: {document: Partial<TryItDocument>; base: string; path: string}} =
  {
    '1,000 paths with a free base': {
      document: {
        servers: [{url: 'https://api.example.com/{base}', variables: [base]}],
        operations: forms(1000),
      },
      base: 'https://api.example.com/v1',
      path: '/p999/1',
    },
    '1,000 paths that begin with variables': {
      document: {
        servers: [{url: 'https://{t}.example.com/{base}', variables: [t, base]}],
        operations: paths(1000, (index) => `/{a}-${index}-{b}/{id}`),
      },
      base: 'https://t.example.com/v1',
      path: '/x-999-y/1',
    },
    '1,000 enum forms and 600 operations': {
      document: {
        servers: [{url: 'https://{r}.example.com/v1', variables: enums}],
        operations: forms(600),
      },
      base: 'https://r999.example.com/v1',
      path: '/p599/1',
    },
    '1,000 enum forms of three variables': {
      document: {
        servers: [
          {
            url: 'https://{a}.{b}.example.com/{c}',
            variables: ['a', 'b', 'c'].map((name) => enumOf(name, 10)),
          },
        ],
        operations: forms(600),
      },
      base: 'https://a9.b9.example.com/c9',
      path: '/p599/1',
    },
    '600 operations with 1,000 enum forms each': {
      document: {
        operations: forms(600).map((operation, index) => ({
          ...operation,
          servers: [{url: `https://{r}.e${index}.example.com/v1`, variables: enums}],
        })),
      },
      base: 'https://r999.e599.example.com/v1',
      path: '/p599/1',
    },
    '1,000 servers': {
      document: {
        servers: count(1000).map((index) => ({
          url: `https://{t}.s${index}.example.com/v1`,
          variables: [t],
        })),
        operations: forms(600),
      },
      base: 'https://t.s999.example.com/v1',
      path: '/p599/1',
    },
  };

/** 5 ms, or where that is more, as on a busy machine, what 5,000 URLs take to parse. */
const toLimit = () =>
  Math.max(
    5,
    fastest(20, () =>
      count(5000).map((index) => new URL(`https://a.example.com/v1/p${index}?a=1`)),
    ),
  );

describe('threat 135: the cost of matching a request before any limit', () => {
  it.each(Object.entries(DOCUMENTS))(
    'threat 135: is less than 5 ms with %s',
    (_what, {document, base, path}) => {
      const allowlist = createAllowlist(manifestOf(document), OPTIONS);
      const last = document.operations!.at(-1)!.key;
      expect(allowlist(envelopeOf({operation: 'follow GET', url: base + path})).operation).toBe(
        last,
      );
      const match = (operation: string, url: string): void => {
        try {
          allowlist(envelopeOf({operation, url}));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      };
      const limit = toLimit();
      for (const operation of [last, 'follow GET', 'GET /none']) {
        for (const url of [
          base + path,
          ...LONG.map((text) => `${base}/${text}`),
          ...LONG.map((text) => `${base}${path}/${text}`),
          `https://${'a.'.repeat(120)}example.com/v1/p1/1`,
        ])
          expect(fastest(20, () => match(operation, url))).toBeLessThan(limit);
      }
    },
  );

  it('threat 135: is less than 20 MB of memory for 600 operations with 1,000 enum forms', () => {
    const {document, base} = DOCUMENTS['1,000 enum forms and 600 operations']!;
    const allowlist = createAllowlist(manifestOf(document), OPTIONS);
    const before = process.memoryUsage().heapUsed;
    for (const index of count(600))
      allowlist(envelopeOf({operation: `GET /p${index}/{id}`, url: `${base}/p${index}/1`}));
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * 1024 * 1024);
  });

  it('threat 135: lets the proxy refuse URLs of 32 KB with 403', async () => {
    const {document, base} = DOCUMENTS['1,000 paths with a free base']!;
    const proxy = await startProxy({manifest: manifestOf(document)});
    for (const text of LONG)
      expect(await proxy.send({operation: 'follow GET', url: `${base}/${text}`})).toMatchObject({
        status: 403,
      });
  });
});
