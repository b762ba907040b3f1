import {
  ADAPTERS,
  createSite,
  installTools,
  start,
  type Running,
  type Tools,
} from './support/adapters';
import {startApi, type Api} from './support/api';
import {createWorld, ROWS, toManifest} from './support/rows';
import {readTable, toKey, toTable, writeTable} from './support/table';

/*
 * The rows of the threat table that a caller or an API can try from outside, on each runtime that
 * can run here, with the functions that `init --host` writes. `support/rows.ts` has the rows;
 * hosts.md has the table, which a test of `npm test` compares with it.
 */

const outcomes = new Map<string, boolean>();

let api: Api;
let tools: Tools;
let site: string;

beforeAll(async () => {
  tools = installTools();
  api = await startApi();
  site = await createSite(toManifest(api.port));
}, 600_000);

afterAll(() => api.close());

describe.each(ADAPTERS.map((adapter) => [adapter.name, adapter] as const))(
  'the proxy on %s',
  (_name, adapter) => {
    let running: Running;

    beforeAll(async () => {
      running = await start(adapter, {tools, site, apiPort: api.port});
    });
    afterAll(() => running.close());
    beforeEach(() => api.reset());

    const rows = ROWS.filter(({only}) => only?.includes(adapter.entry) ?? true);
    it.each(rows.map((row) => [toTitle(row.threats), row.what, row] as const))(
      '%s%s',
      async (_threats, what, row) => {
        outcomes.set(toKey(what, adapter.name), false);
        await row.run(createWorld({api, adapter, port: running.port}));
        outcomes.set(toKey(what, adapter.name), true);
      },
      600_000,
    );
  },
);

it('the table of the documentation says what came of each row', () => {
  const table = toTable(outcomes);
  if (process.env.UPDATE_ADAPTERS === '1') writeTable(table);
  expect(readTable()).toBe(table);
});

function toTitle(threats: readonly number[]): string {
  return threats.length === 0 ? '' : `threat ${threats.join(', ')}: `;
}
