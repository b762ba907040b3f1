import net from 'net';
import {ENTRIES} from './entries';
import {listFaults} from './invariants';
import {loadEntry} from './load';

/**
 * Tests every invariant with every document, each of which is loaded once.
 * @param half every other document, from the first or the second one; otherwise all. `npm test` runs
 *   the halves side by side.
 * @param most pages of each document for the costly invariants
 * @param limit stops a document that hangs, in milliseconds
 */
export function testCorpus({
  half,
  most,
  limit,
}: {
  half?: 0 | 1;
  most: number;
  limit?: number;
}): void {
  const entries = ENTRIES.filter((_entry, index) => half === undefined || index % 2 === half);
  const connect = jest.spyOn(net.Socket.prototype, 'connect');
  afterAll(() => connect.mockRestore());

  describe.each(entries.map((entry) => [entry.kind, entry.name, entry] as const))(
    'the %s document %s',
    (_kind, _name, entry) => {
      it(
        'satisfies every invariant',
        async () => {
          expect(await listFaults(await loadEntry(entry, most))).toEqual([]);
        },
        limit,
      );
    },
  );

  it('no document opens a network connection', () => {
    expect(connect.mock.calls).toEqual([]);
  });
}
