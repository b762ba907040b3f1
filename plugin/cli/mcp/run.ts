import fs from 'node:fs';
import path from 'node:path';
import {findRoots, readFolder} from '../../agents/adapters/readFolder';
import {serveStdio} from '../../agents/adapters/serveStdio';
import type {Files} from '../../agents/library';
import {createPipeline} from '../../content';
import {count, listSome, quote} from '../../diagnostics/text';
import {present} from '../../document/present';
import {loadCheckedSite} from '../check/site';
import {COMMON_OPTIONS, readArguments, type CommandRule, type OptionValues} from '../arguments';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM} from '../help';
import {sayReading, type Terminal} from '../terminal';
import {filesOfSite} from './filesOfSite';

const MCP = {
  name: 'mcp',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Let programs search the reference and build requests, over standard input and output.',
  description: [
    'An MCP server for editors and agents that start it themselves. The folder is a built site with the option `mcp: {enabled: true}`, or the folder of docs.json, whose documents are then read; by default, the current folder.',
    'Of a site, the tools and tabs are those of its options `mcp.tools` and `mcp.tabs`; --tools and --tabs leave some of them out.',
    'The tools only read: nothing is sent to an API, and credentials are placeholders. It needs the package @modelcontextprotocol/server.',
    'Exit codes: 0 the input has ended, 2 wrong arguments, or nothing to serve.',
  ],
  options: {
    route: {
      type: 'string',
      value: 'PATH',
      help: 'The `routeBasePath` of the instance, if the site has several (default: the first).',
    },
    tools: {
      type: 'string',
      multiple: true,
      value: 'NAMES',
      help: 'Only these tools, such as "search,build_request".',
    },
    tabs: {
      type: 'string',
      multiple: true,
      value: 'IDS',
      help: 'Only the tabs with these ids, with all their versions.',
    },
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'mcp', says: 'the documents of the docs.json in this folder'},
    {command: 'mcp build', says: 'a built site'},
    {command: 'mcp --tools search,build_request', says: 'two of the tools'},
  ],
} satisfies CommandRule;

/** The `mcp` command. Standard output belongs to the protocol. */
export async function runMcp(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, MCP);
  if (parsed.kind === 'values' && parsed.values.help) {
    terminal.write(formatHelp(MCP));
    return EXIT.ok;
  }
  const problem =
    parsed.kind === 'problem'
      ? parsed.message
      : await serve(path.resolve(terminal.cwd, parsed.operands[0] ?? '.'), parsed.values, terminal);
  if (problem === undefined) return EXIT.ok;
  terminal.writeError(`${problem} \`${PROGRAM} mcp --help\` shows how.\n`);
  return EXIT.usage;
}

/** Serves until the input ends. Returns why it did not begin. */
async function serve(
  folder: string,
  {route, tools, tabs}: OptionValues<typeof MCP.options>,
  terminal: Terminal,
): Promise<string | undefined> {
  if (!fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    return `There is no folder ${quote(folder)}.`;
  try {
    const built = findRoots(folder);
    const files =
      built.length > 0 ? openBuilt(folder, built, route) : await openSite(folder, route, terminal);
    const {close} = await serveStdio(
      files,
      present({tools: tools && toNames(tools), tabs: tabs && toNames(tabs)}),
    );
    await new Promise<void>((resolve) => {
      process.stdin.once('end', resolve).once('close', resolve);
      terminal.onInterrupt(resolve);
    });
    await close();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function openBuilt(folder: string, roots: readonly string[], route: string | undefined): Files {
  const wanted = route === undefined ? roots[0] : roots.find((root) => root === trim(route));
  if (wanted === undefined)
    throw new Error(`The site has nothing at ${quote(route ?? '')}, but at ${listSome(roots)}.`);
  return readFolder(path.join(folder, wanted));
}

async function openSite(
  folder: string,
  route: string | undefined,
  terminal: Terminal,
): Promise<Files> {
  const {contexts} = await loadCheckedSite(folder);
  const routes = contexts.map(({routeBasePath}) => routeBasePath);
  const context =
    route === undefined
      ? contexts[0]
      : contexts.find(({routeBasePath}) => routeBasePath === trim(route));
  if (!context)
    throw new Error(`The site has nothing at ${quote(route ?? '')}, but at ${listSome(routes)}.`);
  const {
    mcp,
    baseUrl,
    routeBasePath,
    siteDir,
    siteUrl = 'http://localhost:3000',
    pluginId,
  } = context;
  const content = await createPipeline({
    ...context,
    formats: {markdown: true, openapi: true, llms: false, llmsFull: false, apiCatalog: false},
    onRead: sayReading(terminal),
  }).load();
  const errors = content.diagnostics.filter(({severity}) => severity === 'error').length;
  if (!content.tabs.some(({navigation}) => navigation))
    throw new Error(`There are no pages for ${quote(context.docsJson)}; \`check\` says why.`);
  if (errors > 0)
    terminal.writeError(
      `${count(errors, 'error')} in the documents; \`${PROGRAM} check\` lists them.\n`,
    );
  return filesOfSite(content, {
    root: `${baseUrl}${routeBasePath}`,
    siteUrl,
    baseUrl,
    siteDir,
    pluginId: pluginId ?? 'default',
    agents: mcp,
  });
}

function toNames(given: readonly string[]): string[] {
  return given.flatMap((names) => names.split(',')).map((name) => name.trim());
}

function trim(route: string): string {
  return route.replace(/^\/+|\/+$/g, '');
}
