import {runCommand} from '../support/command';
import {createFolder} from '../support/folder';
import {INSTALLED, toConfig} from '../support/installed';

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

  it('serves what the site offers, or less', async () => {
    const api = {source: 'openapi.json'};
    const site = (mcp: object) => ({
      ...INSTALLED,
      'docusaurus.config.js': toConfig({plugins: [['docusaurus-plugin-api-reference', {mcp}]]}),
      'docs.json': JSON.stringify({
        tabs: [
          {tab: 'A', api},
          {tab: 'B', api: {...api, id: 'b'}},
        ],
      }),
      'openapi.json': JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'A', version: '1'},
        paths: {'/a': {get: {responses: {200: {description: 'OK'}}}}},
      }),
    });
    const ask = async (mcp: object, ...argv: string[]) => (await run(site(mcp), ...argv)).errors;
    expect(await ask({tools: ['search']}, '--tools', 'search,get_schema')).toMatch(
      /^There is no tool `get_schema`\. There is `search`\. /,
    );
    expect(await ask({tabs: ['b']}, '--tabs', 'default')).toMatch(
      /^There is no tab `default`\. There is `b`\. /,
    );
    expect(await ask({}, '--tools', 'serch')).toContain('Did you mean `search`?');
    expect(await ask({tabs: ['c']})).toContain('The option `mcp.tabs` names the tab `c`');
  });
});
