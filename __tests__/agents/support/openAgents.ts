import fs from 'fs';
import path from 'path';
import {createAgents, type Agents} from '../../../plugin/agents/createAgents';
import {filesOfSite} from '../../../plugin/cli/mcp/filesOfSite';
import type {Files} from '../../../plugin/agents/library';
import type {AgentOptions} from '../../../plugin/pages/agentTypes';
import type {Site} from '../../../plugin/types';
import {createTestLoader} from '../../support/createTestLoader';
import {createFolder} from '../../support/folder';

export const SITE = 'https://docs.example.com';

/** Where the site is. */
export const PLACE = {root: '/api', siteUrl: SITE, baseUrl: '/', pluginId: 'default'};

/** What the answers of the tools have. */
export type Asked = {
  operation: string;
  request: {method: string; url: string; headers: [string, string][]; body?: unknown};
  sample: {language: string; code: string};
  complete: boolean;
  findings?: {at: string; problem: string; write?: string}[];
  fill?: string[];
  optional?: string[];
  results: {kind: string; name: string; operation?: string; id?: string}[];
  status: string;
  meaning: string;
  note: string;
  documented: {status: string}[];
};

export type Opened = {
  content: Site;
  files: Files;
  agents: Agents;
  /** The JSON of an answer. */
  ask: (name: string, args?: object) => Promise<Asked>;
  text: (name: string, args?: object) => Promise<string>;
  /** Why there is no answer. */
  problem: (name: string, args?: object) => Promise<string>;
};

/** The tools over the documents of a folder. */
export async function openAgents(
  folder: string,
  agents: AgentOptions = {tools: [], tabs: []},
): Promise<Opened> {
  const content = await createTestLoader(folder)();
  const files = await filesOfSite(content, {...PLACE, siteDir: folder, agents});
  const opened = await createAgents(files);
  const call = async (name: string, args: object, isError: true | undefined) => {
    const answer = await opened.call(name, args);
    expect({text: answer.text, isError: answer.isError}).toEqual({text: answer.text, isError});
    return answer.text;
  };
  return {
    content,
    files,
    agents: opened,
    ask: async (name, args = {}) => JSON.parse(unfence(await call(name, args, undefined))) as Asked,
    text: (name, args = {}) => call(name, args, undefined),
    problem: (name, args = {}) => call(name, args, true),
  };
}

/** The JSON of the document in its fence, or the whole answer. */
export function unfence(answer: string): string {
  return /^The text in the fence .*\n\n(`+)json\n([\s\S]*)\n\1$/.exec(answer)?.[2] ?? answer;
}

/** The tools over documents, by the labels of their tabs. */
export function openDocuments(
  documents: {[label: string]: string | object},
  agents?: AgentOptions,
): Promise<Opened> {
  const entries = Object.entries(documents);
  const toName = (index: number) => `document-${index}.yaml`;
  return openAgents(
    createFolder({
      'docs.json': JSON.stringify({
        tabs: entries.map(([tab], index) => ({tab, api: {source: toName(index)}})),
      }),
      ...Object.fromEntries(
        entries.map(([, document], index) => [
          toName(index),
          typeof document === 'string' ? document : JSON.stringify(document),
        ]),
      ),
    }),
    agents,
  );
}

/** Writes what a build would write below the plugin's root: as much as the tools read. */
export async function writeBuild(files: Files, names: readonly string[]): Promise<string> {
  const folder = createFolder({});
  for (const name of names) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, (await files.read(name))!);
  }
  return folder;
}
