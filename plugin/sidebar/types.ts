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

export type ApiSidebarOptions = {
  /** The id of the plugin instance; default: `default`. */
  id?: string;
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

export type SidebarRequest = {tab: string; what?: ApiSidebarTag | ApiSidebarEntry[]};

export type SidebarAnswer = {items: ApiSidebarItem[]} | {problem: string};
