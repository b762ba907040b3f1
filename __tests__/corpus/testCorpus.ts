import net from 'net';
import {ENTRIES, type Entry} from './entries';
import {listFaults} from './invariants';
import {loadEntry} from './load';

/**
 * Tests every invariant with every document, each of which is loaded once.
 * @param kinds the documents of these kinds; all if they are not named. `npm test` runs two suites,
 *   which it can run side by side.
 * @param most pages of each document for the costly invariants
 * @param limit stops a document that hangs, in milliseconds
 */
export function testCorpus({
  kinds,
  most,
  limit,
}: {
  kinds?: readonly Entry['kind'][];
  most: number;
  limit?: number;
}): void {
  const entries = ENTRIES.filter(({kind}) => kinds?.includes(kind) ?? true);
  const connect = jest.spyOn(net.Socket.prototype, 'connect');
  afterAll(() => connect.mockRestore());

  // Without the corpus there is no real document, and `describe.each` refuses an empty list.
  for (const entry of entries)
    describe(`the ${entry.kind} document ${entry.name}`, () => {
      it(
        'satisfies every invariant',
        async () => {
          expect(await listFaults(await loadEntry(entry, most))).toEqual([]);
        },
        limit,
      );
    });

  it('no document opens a network connection', () => {
    expect(connect.mock.calls).toEqual([]);
  });
}
