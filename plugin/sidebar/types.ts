/** An entry of a list, as in `navigation` of docs.json. */
export type ApiSidebarEntry =
  | string
  | {group: string; pages: ApiSidebarEntry[]}
  | {tag: string}
  | {doc: string; label?: string}
  | {link: string; label: string}
  | {href: string; label: string}
  | {rest: true};

/** The operations of one tag. */
export type ApiSidebarTag = {tag: string};

/** The location of docs.json, as in the options of the plugin. All are optional. */
export type ApiSidebarOptions = {
  /** Folder of the site; default: the current folder. */
  siteDir?: string;
  /** The id of the plugin instance. */
  id?: string;
  docsJson?: string;
  routeBasePath?: string;
  /** Whether the sidebar of a whole tab has the search of the reference. */
  search?: boolean;
};

type ItemBase = {key?: string; className?: string; customProps?: {[name: string]: unknown}};

/** Items of a sidebar of Docusaurus's docs plugin. */
export type ApiSidebarItem = ItemBase &
  (
    | {type: 'link'; href: string; label: string; description?: string}
    | {type: 'doc'; id: string; label?: string}
    | {
        type: 'category';
        label: string;
        description?: string;
        collapsed?: boolean;
        items: ApiSidebarItem[];
      }
  );

/** The arguments of `apiSidebar`, with all defaults. */
export type SidebarRequest = Required<ApiSidebarOptions> & {
  tab: string;
  what?: ApiSidebarTag | ApiSidebarEntry[];
  /** The language that is built. */
  locale?: string;
};

export type SidebarAnswer = {items: ApiSidebarItem[]} | {problem: string};
