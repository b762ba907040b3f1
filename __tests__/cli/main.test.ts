import fs from 'fs';
import path from 'path';
import {main} from '../../plugin/cli/main';
import {ROOT} from '../support/site';
import {createTestTerminal} from '../support/terminal';

async function run(...argv: string[]) {
  const terminal = createTestTerminal('/');
  return {code: await main(argv, terminal), output: terminal.output(), errors: terminal.errors()};
}

describe('the command line', () => {
  it.each(['--help', '-h', 'help'])('lists its commands with %s', async (flag) => {
    const {code, output, errors} = await run(flag);
    expect([code, errors]).toEqual([0, '']);
    for (const command of ['init', 'check', 'pull', 'migrate', 'serve', 'proxy', 'csp'])
      expect(output).toMatch(new RegExp(`\\n  ${command} `));
  });

  it('prints its version', async () => {
    const {version} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(await run('--version')).toEqual({code: 0, output: `${version}\n`, errors: ''});
  });

  it('passes the other arguments to the command', async () => {
    expect(await run('check', '--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Usage: docusaurus-plugin-api-reference check'),
    });
  });

  it.each([
    [['chek'], 'There is no command `chek`. Did you mean `check`?'],
    [['constructor'], 'There is no command `constructor`.'],
    [[], 'Which command?'],
  ])('rejects %j', async (argv, message) => {
    const {code, output, errors} = await run(...argv);
    expect([code, output]).toEqual([2, '']);
    expect(errors.split('\n')[0]).toBe(message);
  });
});
