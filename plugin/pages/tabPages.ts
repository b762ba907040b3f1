/** What is handed down from a site to its tabs, and from a tab to its pages; and what they give back. */
import type {RouteConfig} from '@docusaurus/types';
import type {Diagnostic} from '../diagnostics/types';
import type {FindInVersions} from '../exports/pageVersions';
import type {OperationId} from '../model/types';
import type {OperationPage} from '../navigation/types';
import type {FormerRoutes} from '../routes/types';
import type {AgentOptions} from './agentTypes';
import type {ReadyTab, Site} from '../types';
import type {EditLinks} from './editLinks';
import type {SchemaTexts, TextMemory, Texts} from './jsonText';
import type {SidebarData} from './sidebarData';

/** Information about the site that the routes need. */
export type RouteContext = {
  /** Permalink of the plugin's root, e.g. `/docs/api`; `/docs/` where that is the root of the site. */
  root: string;
  pluginId: string;
  /** Path of the Try It proxy of the site, which a tab may not use. */
  proxyPath: string;
  /** In `docusaurus start`: findings are shown on the pages. */
  development: boolean;
  /** Whether readers can search the reference. */
  search?: boolean;
  /** Hosts whose images pages may load. */
  imageHosts?: readonly string[];
  /** What the menus of pages offer, in this order; absent where they have none. */
  pageMenu?: readonly string[];
  /** Absent where the site offers programs no tools. */
  agents?: AgentOptions;
  /** Absolute path of the site. */
  siteDir: string;
  /** Absolute URL of the site. */
  siteUrl: string;
  /** The language that is built. */
  locale?: string;
  /** The last changes of files, in milliseconds, by their absolute paths. */
  updates?: ReadonlyMap<string, number>;
  /** Strings of the previous build, if routes are built repeatedly. */
  memory?: TextMemory;
};

/** The import path of an authored file, and whether it may use the operation in its props. */
type AuthoredModule = {path: string; needsOperation: boolean};

/** What the tabs of a site share. */
export type SitePages = Omit<RouteContext, 'memory'> &
  Pick<Site, 'tabs' | 'docsSidebars'> & {
    /** By permalinks: what was at the address of a page before. */
    formerly: FormerRoutes['reused'];
    /** By places on pages: their former anchors. */
    formerAnchors: FormerRoutes['anchors'];
    /** Findings that pages show; empty outside development. */
    problems: readonly Diagnostic[];
    /** The authors' content before and after operations, by file. */
    authoredModules: ReadonlyMap<string, AuthoredModule>;
    texts: Texts;
    /** Absolute path of the folder of docs.json. */
    rootDir: string;
    toFile: ToFile;
  };

/** What the pages of a tab share. */
export type TabPages = ReadyTab &
  Pick<SitePages, 'siteUrl' | 'authoredModules' | 'texts' | 'formerly' | 'formerAnchors'> & {
    /** By the ids of their operations. */
    operationPages: ReadonlyMap<OperationId, OperationPage>;
    /** Where the documents can be downloaded, in their order. */
    downloadUrls: readonly string[];
    findInVersions: FindInVersions;
    edits: EditLinks;
    /** Permalink of the folder of the search index; absent where readers cannot search. */
    search?: string;
    schemaTexts: SchemaTexts;
    /** With the module that collects them. Absent if the sidebar contains its links. */
    sidebarLinks?: SidebarData['links'] & {module: string};
    /** Makes a file in the folder of the tab. */
    toFile: ToFile;
  };

/** A file for the bundler, and the path by which modules import it. */
export type DataFile = {name: string; text: string; module: string};

type ToFile = (name: string, text: string) => DataFile;

/** Routes of pages, and the files that they load. */
export type PageRoutes = {routes: RouteConfig[]; files: DataFile[]};
