import {escapeAllInvisible} from '../diagnostics/invisible';
import type {AgentSite} from '../pages/agentTypes';
import {createArgs} from './args';
import {listApis, toApi, toUnknown} from './find';
import {AgentError, createLibrary, type Files, type Library} from './library';
import {toField} from './text';
import {buildRequest} from './tools/buildRequest';
import {explainResponse} from './tools/explainResponse';
import {getOperation} from './tools/getOperation';
import {getSchema} from './tools/getSchema';
import {listChanges} from './tools/listChanges';
import {search} from './tools/search';
import type {InputSchema, Tool} from './tools/types';

const TOOLS: {readonly [name: string]: Tool} = {
  search,
  get_operation: getOperation,
  get_schema: getSchema,
  list_changes: listChanges,
  build_request: buildRequest,
  explain_response: explainResponse,
};

export type AgentTool = {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of the arguments. */
  input: {[keyword: string]: unknown};
};

/** An answer, or why there is none, in words for the caller. */
export type Answer = {text: string; isError?: true};

/** The tools that a site offers to programs, and the pages that they may read as Markdown. */
export type Agents = {
  site: () => Promise<AgentSite>;
  tools: () => Promise<AgentTool[]>;
  /** Never rejects for what a caller has written. */
  call: (name: string, args: unknown) => Promise<Answer>;
  /** The Markdown of a page by its address; undefined if there is none. */
  read: (url: string) => Promise<string | undefined>;
};

/** Of what a site offers. What is absent is not narrowed. */
export type AgentChoice = {tools?: readonly string[]; tabs?: readonly string[]};

/**
 * @param files those of a built site, or of one that is made in memory
 * @param choice for whoever starts the tools and wants fewer
 */
export async function createAgents(files: Files, choice: AgentChoice = {}): Promise<Agents> {
  const library = await createLibrary(files);
  const readSite = async () => narrow(await library.site(), choice);
  await readSite();
  return {
    site: readSite,
    async tools() {
      const site = await readSite();
      return listTools(site).map(([name, tool]) => toAgentTool(name, tool, site));
    },
    async call(name, given) {
      try {
        const site = await readSite();
        const tool = listTools(site).find(([known]) => known === name)?.[1];
        if (!tool) throw new AgentError(`There is no tool ${JSON.stringify(toField(name, 80))}.`);
        return {text: await tool.run({library, site, args: createArgs(given)})};
      } catch (error) {
        if (error instanceof AgentError)
          return {text: escapeAllInvisible(error.message), isError: true};
        throw error;
      }
    },
    read: async (url) => readPage(url, await readSite(), library),
  };
}

/** Names that the site does not offer are an error: a slip would leave programs without a tool. */
function narrow(site: AgentSite, {tools, tabs}: AgentChoice): AgentSite {
  const known = listTools(site).map(([name]) => name);
  const unknown = tools?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw toUnknown('tool', unknown, known, '');
  const apis = listApis(site.tabs);
  const missing = tabs?.find((id) => !apis.includes(id));
  if (missing !== undefined) throw toUnknown('tab', missing, apis, '');
  return {
    ...site,
    ...(tools && {tools}),
    ...(tabs && {tabs: site.tabs.filter((tab) => tabs.includes(toApi(tab)))}),
  };
}

function listTools({tools, tabs}: AgentSite): [string, Tool][] {
  const isChosen = (name: string) => tools.length === 0 || tools.includes(name);
  const hasChanges = tabs.some((tab) => tab.hasChanges);
  return Object.entries(TOOLS).filter(
    ([name]) => isChosen(name) && (name !== 'list_changes' || hasChanges),
  );
}

function toAgentTool(
  name: string,
  {title, description, input, required, ofErrors}: Tool,
  site: AgentSite,
): AgentTool {
  const more = site.tabs.some(({errors}) => errors !== undefined) ? ofErrors : undefined;
  return {
    name,
    title,
    description: [description, ...(more === undefined ? [] : [more]), describeApis(site)].join(' '),
    input: {
      type: 'object',
      properties: {...input, ...toChoices(site)},
      required: more === undefined ? [...required] : [],
      additionalProperties: false,
    },
  };
}

/** APIs and versions are parameters where there are several. */
function toChoices({tabs}: AgentSite): {[name: string]: InputSchema} {
  const apis = listApis(tabs);
  const versions = tabs.flatMap(({version}) => version?.name ?? []);
  return {
    ...(apis.length > 1 && {
      api: {
        type: 'string',
        enum: apis,
        description: `Which API. By default ${apis[0]}.`,
      },
    }),
    ...(versions.length > 0 && {
      version: {
        type: 'string',
        enum: [...new Set(versions)],
        description: 'Which version of the API. By default the current one.',
      },
    }),
  };
}

/** APIs that are named in the description of each tool. */
const MOST_APIS = 8;

function describeApis({tabs}: AgentSite): string {
  const current = tabs.filter(({version}) => version?.isCurrent !== false);
  const names = current
    .slice(0, MOST_APIS)
    .map((tab) =>
      current.length > 1 ? `${toApi(tab)} (${toField(tab.title, 80)})` : toField(tab.title, 80),
    );
  const more = current.length - names.length;
  return `API${current.length === 1 ? '' : 's'} of this site: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** Only the pages of the tabs that programs see; never another file of the site. */
async function readPage(
  url: string,
  {siteUrl, root, tabs}: AgentSite,
  library: Library,
): Promise<string | undefined> {
  const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
  if (!/^\/[^?#\\]*\.md$/.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)|%2e|%2f|%5c|%00/i.test(path))
    return undefined;
  // Of what is elsewhere, there are files of pages alone.
  const isOwn =
    !path.startsWith(`${root.replace(/\/$/, '')}/`) ||
    tabs.some(({overview, top = overview}) => {
      const base = top.replace(/\/$/, '');
      return path === `${base}.md` || path.startsWith(`${base}/`);
    });
  return isOwn ? library.text(path) : undefined;
}
