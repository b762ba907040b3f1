import http from 'http';
import type {AddressInfo} from 'net';
import path from 'path';
import {type Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import express from 'express';
import {createFilesHandler} from '../../plugin/agents/adapters/node';
import {createMcpFetch} from '../../plugin/agents/adapters/fetch';
import {findRoots, readFolder} from '../../plugin/agents/adapters/readFolder';
import {createFolder} from '../support/folder';
import {ROOT} from '../support/site';
import {CALLS, connect as connectClient} from './support/client';
import {openAgents, writeBuild, type Opened} from './support/openAgents';

let store: Opened;
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
beforeAll(async () => {
  store = await openAgents(ROOT);
});

async function connect(...given: Parameters<typeof connectClient>): Promise<Client> {
  const client = await connectClient(...given);
  open.push(() => client.close());
  return client;
}

/** Lists and calls every tool, and reads a page. */
async function use(client: Client): Promise<void> {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual(Object.keys(CALLS));
  for (const {name, annotations} of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    const {content, isError} = await client.callTool({name, arguments: CALLS[name]});
    expect({name, isError, content}).toEqual({
      name,
      isError: undefined,
      content: [{type: 'text', text: await store.text(name, CALLS[name])}],
    });
  }
  const wrong = await client.callTool({name: 'get_operation', arguments: {operation: 'x'}});
  expect(wrong.isError).toBe(true);
  const {resources} = await client.listResources();
  const {contents} = await client.readResource({uri: resources[0]!.uri});
  expect(contents[0]).toMatchObject({
    mimeType: 'text/markdown',
    text: await store.files.read('default.md'),
  });
  const {resourceTemplates} = await client.listResourceTemplates();
  expect(resourceTemplates).toHaveLength(1);
  expect(client.getServerCapabilities()?.prompts).toBeUndefined();
}

async function listen(handler: http.RequestListener): Promise<URL> {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open.push(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/mcp`);
}

describe.each(['auto', 'legacy'] as const)("the SDK's own client, protocol %s", (mode) => {
  it('lists and calls every tool over standard input and output', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [path.join(ROOT, 'lib/plugin/cli/bin.js'), 'mcp', ROOT],
      stderr: 'ignore',
    });
    const client = await connect(transport, mode);
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(Object.keys(CALLS));
    for (const [name, args] of Object.entries(CALLS))
      expect((await client.callTool({name, arguments: args})).isError).toBeUndefined();
  });

  it('lists and calls every tool over HTTP, in Node without a framework', async () => {
    const url = await listen(await createFilesHandler(store.files, {}));
    await use(await connect(new StreamableHTTPClientTransport(url), mode));
  });

  it('lists and calls every tool over HTTP, as middleware of Express', async () => {
    const app = express();
    app.use(await createFilesHandler(store.files, {}));
    app.get('/other', (_request, response) => void response.send('other'));
    const url = await listen(app);
    await use(await connect(new StreamableHTTPClientTransport(url), mode));
    expect(await (await fetch(new URL('/other', url))).text()).toBe('other');
  });

  it('lists and calls every tool over HTTP, where a function takes a Request', async () => {
    const handle = createMcpFetch({read: store.files.read});
    const url = new URL('https://docs.example.com/api/mcp');
    const transport = new StreamableHTTPClientTransport(url, {
      fetch: (target, init) => handle(new Request(target, init)),
    });
    await use(await connect(transport, mode));
  });
});

describe('the files of a build', () => {
  it('are found by the folder of the build, and never left', async () => {
    const folder = await writeBuild(store.files, ['mcp/index.json', 'default.md']);
    expect(
      findRoots(path.dirname(folder)).filter((name) => name === path.basename(folder)),
    ).toEqual([path.basename(folder)]);
    expect(findRoots(createFolder({'a/b/c/d/mcp/index.json': '{}', 'index.html': ''}))).toEqual([]);
    const {read} = readFolder(folder);
    expect(await read('default.md')).toBe(await store.files.read('default.md'));
    for (const name of ['../x', '%2e%2e/x', 'mcp', 'none.md', 'a%2fb', '%00', '%zz'])
      expect(await read(name)).toBeUndefined();
  });
});
