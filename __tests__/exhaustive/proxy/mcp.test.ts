import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {listFilesOfSite} from '../../../plugin/cli/mcp/filesOfSite';
import {toTextParts} from '../../../plugin/exports/textParts';
import {CALLS, connect} from '../../agents/support/client';
import {openAgents, PLACE, type Opened} from '../../agents/support/openAgents';
import {ROOT} from '../../support/site';
import {
  createMcpSite,
  installTools,
  MCP_ADAPTERS,
  start,
  type Running,
  type Tools,
} from './support/adapters';

/*
 * The endpoint for programs on each runtime that can run here, as `init --host --mcp` and the
 * documentation write it.
 */

let tools: Tools;
let site: string;
let store: Opened;

beforeAll(async () => {
  tools = installTools();
  store = await openAgents(ROOT);
  const agents = {tools: [], tabs: [], isIndexed: true};
  const files = await listFilesOfSite(store.content, {...PLACE, siteDir: ROOT, agents});
  const parts = files.flatMap((file) => toTextParts(file, PLACE.siteUrl));
  site = await createMcpSite(
    Object.fromEntries(parts.map(({url, text}) => [`build${decodeURI(url)}`, text])),
  );
}, 600_000);

describe.each(MCP_ADAPTERS.map((adapter) => [adapter.name, adapter] as const))(
  'the endpoint for programs on %s',
  (_name, adapter) => {
    let running: Running;

    beforeAll(async () => {
      running = await start(adapter, {tools, site, apiPort: 1});
    });
    afterAll(() => running.close());

    it.each(['auto', 'legacy'] as const)(
      "answers the SDK's own client with what each tool gives, protocol %s",
      async (mode) => {
        const url = new URL(`http://127.0.0.1:${running.port}/api/mcp`);
        const client = await connect(new StreamableHTTPClientTransport(url), mode);
        const {tools: listed} = await client.listTools();
        expect(listed.map(({name}) => name)).toEqual(Object.keys(CALLS));
        for (const [name, args] of Object.entries(CALLS)) {
          const {content, isError} = await client.callTool({name, arguments: args});
          expect({name, isError, content}).toEqual({
            name,
            isError: undefined,
            content: [{type: 'text', text: await store.text(name, args)}],
          });
        }
        const {resources} = await client.listResources();
        const {contents} = await client.readResource({uri: resources[0]!.uri});
        expect(contents[0]).toMatchObject({text: await store.files.read('default.md')});
        await client.close();
      },
      60_000,
    );

    it('refuses pages of other sites, and other methods', async () => {
      const url = `http://127.0.0.1:${running.port}/api/mcp`;
      const ask = (headers: {[name: string]: string}) =>
        fetch(url, {
          method: 'POST',
          headers: {'content-type': 'application/json', ...headers},
          body: '{}',
        });
      expect((await ask({origin: 'https://evil.example'})).status).toBe(403);
      expect((await fetch(url)).status).toBe(405);
    });
  },
);
