import {getConsole} from '../../plugin/client/console/consoles';
import type {PageChoice} from '../../plugin/client/console/toPrefill';
import type {ConsoleState, Exchange} from '../../plugin/client/console/types';
import type {RequestValues} from '../../plugin/request/types';
import {standIn} from '../support/standIn';

const open = (operationId: string) =>
  getConsole(
    {documentId: 'default', operationId, shared: operationId},
    standIn<PageChoice>({}),
    () => standIn<RequestValues>({parameters: []}),
    (here) => here,
  );
const EXCHANGE = standIn<Exchange>({id: 1, outcome: {kind: 'complete'}, chunks: []});

it('the ten consoles that were opened last keep their responses, and all their values', () => {
  const names = Array.from({length: 11}, (_, index) => `operation-${index}`);
  const [first, second, ...others] = names.map((name) => {
    const store = open(name);
    store.set({...store.get(), exchange: EXCHANGE});
    if (name === 'operation-1') open('operation-0');
    return store;
  });
  const has = (store = first!) => (store.get() satisfies ConsoleState).exchange !== undefined;
  expect([has(first), has(second), ...others.map(has)]).toEqual([
    true,
    false,
    ...others.map(() => true),
  ]);
  expect(second!.get().values).toBe(open('operation-1').get().values);
});
