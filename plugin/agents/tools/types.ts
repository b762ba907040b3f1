import type {AgentSite} from '../../pages/agentTypes';
import type {Args} from '../args';
import {findTab} from '../find';
import type {Library, OpenTab} from '../library';

export type Call = {library: Library; site: AgentSite; args: Args};

/** A property of a tool's input, in JSON Schema. */
export type InputSchema = {[keyword: string]: unknown; description: string};

export type Tool = {
  title: string;
  description: string;
  /** What it takes besides the parameters that choose an API and a version. */
  input: {[name: string]: InputSchema};
  required: readonly string[];
  /** What it gives without these arguments, if an API of the site has a page of errors. */
  ofErrors?: string;
  run: (call: Call) => Promise<string>;
};

/** The tab that a call is about. */
export async function openTab({library, site, args}: Call): Promise<OpenTab> {
  const tab = findTab(site, {api: args.text('api'), version: args.text('version')});
  return {tab, index: await library.open(tab)};
}

export const OPERATION: InputSchema = {
  type: 'string',
  description: 'The operation: its operationId, `METHOD /path`, or the address of its page.',
};

export const BUDGET: InputSchema = {
  type: 'integer',
  minimum: 200,
  maximum: 25_000,
  description: 'The most tokens that the answer may have. By default 2000.',
};
