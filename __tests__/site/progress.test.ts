import type {Site} from '../../plugin/types';
import {reportLoaded} from '../../plugin/site/progress';
import {toReadyTab} from '../support/readyTab';
import {navigate, toReference, toTab} from '../support/reference';

const content = (): Site => {
  const reference = toReference(['GET /pets', 'POST /pets']);
  reference.operations[1]!.kind = 'webhook';
  const tab = {sources: ['openapi.yaml']};
  return {
    loaded: [],
    tabs: [
      toReadyTab({reference, ...navigate(reference, tab)}),
      {config: toTab({sources: ['broken.yaml']}), documents: []},
    ],
    diagnostics: [],
  };
};

/** Returns what the terminal shows. */
function say(
  milliseconds: number,
  {isTerminal = true, ci}: {isTerminal?: boolean; ci?: string} = {},
): string {
  const {isTTY} = process.stdout;
  const {CI} = process.env;
  const print = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  process.stdout.isTTY = isTerminal;
  if (ci === undefined) delete process.env.CI;
  else process.env.CI = ci;
  reportLoaded(content(), milliseconds);
  process.stdout.isTTY = isTTY;
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
  const said = print.mock.calls.flat().join(' ');
  print.mockRestore();
  return said;
}

describe('reportLoaded', () => {
  it('reports the operations of each readable document and the time of a slow load', () => {
    expect(say(2840)).toContain('openapi.yaml: 1 operation and 1 webhook, read in 2.8 s');
    expect(say(2840)).not.toContain('broken.yaml');
  });

  it('is silent for quick loads, on CI and in a pipe', () => {
    expect([say(300), say(2840, {ci: 'true'}), say(2840, {isTerminal: false})]).toEqual([
      '',
      '',
      '',
    ]);
  });
});
