import fs from 'fs';
import path from 'path';
import {runCommand} from '../support/command';
import {ROOT} from '../support/site';

const run = (...argv: string[]) => runCommand('/', ...argv);

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

  it.each(['init', 'check', 'pull', 'migrate', 'serve', 'proxy', 'csp'])(
    'shows the help of %s',
    async (command) => {
      const {code, output, errors} = await run(command, '--help');
      expect([code, errors]).toEqual([0, '']);
      const [summary = ''] = output.split('\n');
      expect((await run('--help')).output).toMatch(new RegExp(`^ {2}${command} +${summary}$`, 'm'));
      expect(output).toContain(`\nUsage: docusaurus-plugin-api-reference ${command}`);
      const values = [...output.matchAll(/^ {6}--[\w-]+ (\S+)/gm)].map(([, value]) => value!);
      expect(values.filter((value) => !/^[A-Z=:[\]]+$/.test(value))).toEqual([]);
    },
  );

  it.each([
    [['chek'], 'There is no command `chek`. Did you mean `check`?'],
    [['constructor'], 'There is no command `constructor`.'],
    [[], 'No command given.'],
  ])('rejects %j', async (argv, message) => {
    const {code, output, errors} = await run(...argv);
    expect([code, output]).toEqual([2, '']);
    expect(errors.split('\n')[0]).toBe(message);
  });
});
