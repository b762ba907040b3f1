/** The parts of the Docusaurus docs plugin's content that are used here. */
import type {AllContent} from '@docusaurus/types';
import {isRecord} from '../../document/isObject';

export type DocsVersion = {
  /** With the baseUrl. */
  path?: string;
  isLast: boolean;
  docs: Doc[];
  drafts?: {id: string}[];
  sidebars: {[name: string]: DocsSidebarItem[]};
  sidebarFilePath?: string | false;
};

export type Doc = {
  id: string;
  title: string;
  permalink: string;
  /** Its file, beginning with `@site/`. */
  source?: string;
  /** Folder of its file, below the folder of the docs. */
  sourceDirName?: string;
  slug?: string;
  unlisted?: boolean;
  frontMatter: {
    /** `null`: none. */
    displayed_sidebar?: string | null;
    sidebar_label?: string;
    sidebar_class_name?: string;
    sidebar_custom_props?: CustomProps;
  };
};

type CustomProps = {[name: string]: unknown};

type DocsItemBase = {key?: string; className?: string; customProps?: CustomProps};

export type DocsSidebarItem = DocsItemBase &
  (
    | {type: 'doc' | 'ref'; id: string; label?: string}
    | {type: 'link'; href: string; label: string; description?: string}
    | {type: 'html'; value: string; defaultStyle?: boolean}
    | {
        type: 'category';
        label: string;
        items: DocsSidebarItem[];
        collapsed: boolean;
        collapsible: boolean;
        link?: {type: 'doc'; id: string} | {type: 'generated-index'; permalink: string};
      }
  );

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Lists the versions of all docs of a site: the instance called `default` first, the latest version
 * of each first.
 */
export function listDocsVersions(allContent: AllContent): DocsVersion[] {
  const instances = Object.entries(allContent[DOCS_PLUGIN] ?? {}).sort(
    ([a], [b]) => Number(b === 'default') - Number(a === 'default'),
  );
  return instances.flatMap(([, content]) =>
    isDocsContent(content)
      ? [...content.loadedVersions].sort((a, b) => Number(b.isLast) - Number(a.isLast))
      : [],
  );
}

function isDocsContent(content: unknown): content is {loadedVersions: DocsVersion[]} {
  return isRecord(content) && Array.isArray(content.loadedVersions);
}
