import {createHash} from 'crypto';
import {runCommand} from '../support/command';
import {createFolder} from '../support/folder';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const run = (files: {[name: string]: string}, ...argv: string[]) =>
  runCommand(createFolder(files), 'csp', ...argv);

describe('csp', () => {
  it('prints one policy that lists each script of all pages once', async () => {
    const {code, output, errors} = await run(
      {
        'build/404.html': '<script>1</script>',
        'build/index.html': '<script>1</script><script>2</script>',
        'build/docs/intro/index.html': '<script src="https://scripts.example.com/a.js"></script>',
        'build/assets/x.js': '<script>3</script>',
      },
      '--csp-sources',
      "connect-src 'self'",
    );
    expect({code, errors}).toEqual({code: 0, errors: ''});
    const scripts = [hashOf('1'), hashOf('2'), 'https://scripts.example.com/a.js'].sort().join(' ');
    expect(output).toBe(
      `script-src 'self' 'wasm-unsafe-eval' ${scripts}; worker-src 'self' blob:; object-src blob:; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; connect-src 'self'\n`,
    );
  });

  it('reads the build in the folder of `--dir`', async () => {
    const {output} = await run({'dist/404.html': '<script>1</script>'}, '--dir', 'dist');
    expect(output).toContain(hashOf('1'));
  });

  it.each([
    ['there is no build', {}, [], 'There is no build in '],
    [
      'a source is invalid',
      {'build/404.html': ''},
      ['--csp-sources', 'x'],
      'A source of the content security policy is written like',
    ],
    [
      'an option is unknown',
      {},
      ['--dirr', 'x'],
      'There is no option `--dirr`. Did you mean `--dir`?',
    ],
  ])('reports in one sentence that %s', async (_what, files, argv, sentence) => {
    const {code, output, errors} = await run(files, ...argv);
    expect({code, output}).toEqual({code: 2, output: ''});
    expect(errors).toContain(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
