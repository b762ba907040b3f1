import {runCommand} from '../support/command';
import {createFolder} from '../support/folder';

const run = (files: {[name: string]: string}, ...argv: string[]) =>
  runCommand(createFolder(files), 'mcp', ...argv);

describe('mcp', () => {
  it('says in one sentence why there is nothing to serve, and writes nothing to the protocol', async () => {
    const missing = await run({}, 'build');
    expect(missing.code).toBe(2);
    expect(missing.output).toBe('');
    expect(missing.errors).toMatch(/^There is no folder `.*build`\. .*mcp --help/);
    const empty = await run({'docs.json': '{"tabs": []}'});
    expect(empty.code).toBe(2);
    expect(empty.errors).toMatch(/^There are no pages for `.*docs\.json`; `check` says why\./);
    const old = await run({'build/api/mcp/index.json': '{"version":0}'}, 'build');
    expect(old.errors).toContain('of another version of docusaurus-plugin-api-reference');
  });

  it('takes the `routeBasePath` of an instance', async () => {
    const files = {'build/a/mcp/index.json': '{}', 'build/b/mcp/index.json': '{}'};
    const {code, errors} = await run(files, 'build', '--route', '/c/');
    expect(code).toBe(2);
    expect(errors).toContain('The site has nothing at `/c/`, but at `a` and `b`.');
    expect((await run(files, 'build', '--route', '/b/')).errors).toContain('of another version');
  });
});
