import net from 'net';
import {ENTRIES} from './entries';
import {listFaults} from './invariants';
import {loadEntry} from './load';

/**
 * Tests every invariant with every document, each of which is loaded once.
 * @param most pages of each document for the costly invariants
 * @param limit stops a document that hangs, in milliseconds
 */
export function testCorpus({most, limit}: {most: number; limit?: number}): void {
  const connect = jest.spyOn(net.Socket.prototype, 'connect');
  afterAll(() => connect.mockRestore());

  describe.each(ENTRIES.map((entry) => [entry.kind, entry.name, entry] as const))(
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
