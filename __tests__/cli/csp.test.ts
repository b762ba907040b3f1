import {createHash} from 'crypto';
import fs from 'fs';
import path from 'path';
import {runCommand} from '../support/command';
import {createFolder} from '../support/folder';
import {yaml} from '../support/yaml';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const record = (...sources: string[]) => JSON.stringify({version: 1, sources});

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
        'build/script-sources.json': record(
          ...[hashOf('1'), hashOf('2'), hashOf('4'), 'https://scripts.example.com/a.js'],
        ),
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
    const {output} = await run(
      {'dist/404.html': '<script>1</script>', 'dist/script-sources.json': record(hashOf('1'))},
      '--dir',
      'dist',
    );
    expect(output).toContain(hashOf('1'));
  });

  it('threat 143: names each script that the build has not recorded, and leaves it out', async () => {
    const {code, output, errors} = await run({
      'build/404.html': '<script>1</script>',
      'build/docs/index.html': '<script>stored()</script>',
      'build/fr/index.html':
        '<script>2</script><script>stored()</script><script src="https://cdn.example.com/x.js"></script>',
      'build/script-sources.json': JSON.stringify({
        version: 1,
        sources: [hashOf('1')],
        locales: ['fr'],
      }),
      'build/fr/script-sources.json': record(hashOf('2')),
      'build/default/script-sources.json': '{"openapi": "3.1.0"}',
      'build/default/index.html': '<script>1</script>',
    });
    expect(code).toBe(0);
    expect(output.match(/'sha256-[^']+'/g)).toEqual([hashOf('1'), hashOf('2')].sort());
    expect(output).not.toContain('https://');
    const lines = errors.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('an inline script in docs/index.html');
    expect(lines[0]).toContain('stored()');
    expect(lines[0]).toContain('`headTags`');
    expect(lines[1]).toContain('https://cdn.example.com/x.js in fr/index.html');
    expect(lines[1]).toContain('`scripts`');
  });

  it.each<[string, {[name: string]: string}, string[], string]>(yaml`
    - [there is no build, {}, [], '^There is no build in ']
    - [an earlier release did not record the scripts, {build/404.html: ''}, [], 'has no script-sources\.json.* Build the site again\.']
    - [the record cannot be used, {build/404.html: '', build/script-sources.json: '{'}, [], 'that cannot be used.* Build the site again\.']
    - [a source is invalid, {build/404.html: ''}, ['--csp-sources', x], A source of the content security policy is written like]
    - [an option is unknown, {}, ['--dirr', x], 'There is no option \`--dirr\`\. Did you mean \`--dir\`\?']
    - [a file has no policy, {_headers: "X-A: Content-Security-Policy-Report-Only: x\n", build/404.html: '', build/script-sources.json: '{"version": 1, "sources": []}'},
        ['--write', _headers], has no Content-Security-Policy]
    - [a file is missing, {build/404.html: '', build/script-sources.json: '{"version": 1, "sources": []}'},
        ['--write', _headers], '_headers cannot be read \(ENOENT\)']
  `)('reports in one sentence that %s', async (_what, files, argv, sentence) => {
    const {code, output, errors} = await run(files, ...argv);
    expect({code, output}).toEqual({code: 2, output: ''});
    expect(errors).toMatch(new RegExp(`${sentence}.*\n$`));
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['_headers', `# The policy\n/*\n  Content-Security-Policy: OLD\n  X-A: b\n`],
    [
      'vercel.json',
      '{"key": "Content-Security-Policy",\n "value": "OLD"}, {"key": "X", "value": "y"}',
    ],
    ['netlify.toml', '[headers.values]\n  Content-Security-Policy = "OLD"\n  X-A = "b"\n'],
    ['lines.toml', '[headers.values]\n  Content-Security-Policy = """\nOLD"""\n  X-A = "b"\n'],
    ['docs.conf', 'add_header Content-Security-Policy "OLD" always;\nadd_header X-A "b";\n'],
    ['Caddyfile', 'header {\n  Content-Security-Policy "OLD"\n  X-A b\n}\n'],
  ])('puts the policy into a file with `--write`: %s', async (name, text) => {
    const old = "object-src blob:; form-action 'self'";
    const folder = createFolder({
      [name]: text.replace('OLD', old),
      'build/404.html': '<script>1</script>',
      'build/script-sources.json': record(hashOf('1')),
    });
    const {output: policy} = await runCommand(folder, 'csp');
    const read = () => fs.readFileSync(path.join(folder, name), 'utf8');
    for (const _time of ['first', 'second']) {
      expect(await runCommand(folder, 'csp', '--write', name)).toEqual({
        code: 0,
        output: '',
        errors: '',
      });
      expect(read()).toBe(text.replace(/"""\nOLD"""/, '"OLD"').replace('OLD', policy.trim()));
    }
  });
});
