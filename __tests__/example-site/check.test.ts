import path from 'path';
import {runCheck} from '../../plugin/cli/check/run';
import {ROOT} from '../support/site';
import {createTestTerminal} from '../support/terminal';

it('check reports no findings for the example site', async () => {
  const terminal = createTestTerminal(path.join(ROOT, 'example-site'));
  expect(await runCheck([], terminal)).toBe(0);
  expect(terminal.output()).toMatch(/No findings\.\n$/);
});
