import {findRows} from '../../plugin/client/json/findRows';
import {layOut} from '../../plugin/client/json/layOut';
import {matchResponse} from '../../plugin/client/response/matchResponse';
import {
  list,
  makeAnswering,
  makeMediaType,
  makeObject,
  makeSchema,
  text,
} from '../request/support/operation';

const THINGS = Array.from({length: 9000}, (_, index) => ({
  index,
  name: `Thing number ${index}`,
  list: [1, 2, 3],
  nested: {text: 'a text of some length, as they have it', flag: true},
}));
const BODY = JSON.stringify(THINGS);
const VALUES = 1 + THINGS.length * 9;

let turns: jest.SpyInstance;
beforeEach(() => {
  turns = jest.spyOn(global, 'setTimeout');
});
afterEach(() => turns.mockRestore());

describe('a large response', () => {
  it('is laid out in slices, and the browser gets a turn after each slice', async () => {
    const reports: {rows: number; turns: number; done: boolean}[] = [];
    let shown: readonly string[] = [];
    await layOut(BODY, {
      pretty: true,
      signal: new AbortController().signal,
      onRows: (rows, done) => {
        shown = rows;
        reports.push({rows: rows.length, turns: turns.mock.calls.length, done});
      },
    });
    expect(turns.mock.calls.length).toBeGreaterThanOrEqual(Math.floor(BODY.length / (64 * 1024)));
    // The first rows are reported before the first turn, and few reports follow.
    expect(reports[0]).toMatchObject({turns: 0});
    expect(reports[0]!.rows).toBeGreaterThan(1000);
    expect(reports.length).toBeLessThan(12);
    expect(reports.findIndex(({done}) => done)).toBe(reports.length - 1);
    expect(shown.join('\n')).toBe(JSON.stringify(THINGS, null, 2));
  });

  it('is parsed and compared with its schema in steps of a few thousand values', async () => {
    const thing = makeObject(
      {
        index: makeSchema({types: ['integer']}),
        name: text({constraints: {pattern: '^Thing'}}),
        list: list(makeSchema({types: ['integer']})),
      },
      ['index', 'name'],
    );
    const context = makeAnswering(makeMediaType('application/json', {schema: list(thing)}));
    const head = {
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'application/json']] as [string, string][],
      url: 'https://api.example.com/',
      via: 'proxy' as const,
    };
    const {signal} = new AbortController();
    expect(await matchResponse(context, head, BODY, signal, () => Promise.resolve({}))).toEqual({
      status: '200',
      differences: [],
    });
    expect(turns.mock.calls.length).toBeGreaterThanOrEqual(Math.floor(VALUES / 2000));
  });

  it('is searched in steps of about 20,000 rows', async () => {
    const rows = JSON.stringify(THINGS, null, 2).split('\n');
    expect(await findRows(rows, 'thing number 8999', new AbortController().signal)).toHaveLength(1);
    expect(turns.mock.calls.length).toBeGreaterThanOrEqual(Math.floor(rows.length / 20_000));
  });
});
