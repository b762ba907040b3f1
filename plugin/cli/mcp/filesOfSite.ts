import type {Files} from '../../agents/library';
import {toFormatFiles} from '../../exports/formatFiles';
import type {TextFile} from '../../exports/types';
import {findTextPart} from '../../exports/textParts';
import {buildRoutes} from '../../pages/routes';
import type {AgentOptions} from '../../pages/agentTypes';
import type {Site} from '../../types';

type Place = {
  /** Permalink of the plugin's root. */
  root: string;
  siteUrl: string;
  baseUrl: string;
  siteDir: string;
  pluginId: string;
  agents: AgentOptions;
};

/** The files that a build would write for programs, each made when it is read. */
export async function filesOfSite(content: Site, place: Place): Promise<Files> {
  const texts = await listFilesOfSite(content, place);
  const below = place.root.replace(/\/?$/, '/');
  return {
    read: (path) => Promise.resolve(findTextPart(texts, place.siteUrl, below + path)?.text),
  };
}

export async function listFilesOfSite(
  content: Site,
  {root, siteUrl, baseUrl, siteDir, pluginId, agents}: Place,
): Promise<TextFile[]> {
  const context = {
    root,
    siteUrl,
    siteDir,
    pluginId,
    agents,
    proxyPath: '',
    development: false,
  } as const;
  const {agentFiles} = buildRoutes(content, context, (name) => name);
  const {files} = await toFormatFiles(content, {siteUrl, baseUrl, agents: true, pluginId});
  return [...files, ...agentFiles];
}
