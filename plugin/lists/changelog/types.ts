/** A changelog as plain JSON, from which its page, Markdown and feed are written. */
import type {Effect} from '../../compare/types';
import type {VersionBanner} from '../../config/types';

export type Changelog = {
  /** Permalink of its page. */
  permalink: string;
  /** One for each state after the oldest, newest first. */
  sections: ChangelogSection[];
};

export type ChangelogSection = {
  /** Anchor on the page; it does not change when newer sections are added. */
  id: string;
  /**
   * Name of the version, or the title of the state in docs.json. If absent, the date is the name.
   */
  label?: string;
  /** `2026-05-01`. Absent if docs.json gives none. */
  date?: string;
  banner?: VersionBanner;
  /** The state it is compared with. */
  since: string;
  /** Why the two cannot be compared, in one sentence. */
  problem?: string;
  counts: {[effect in Effect]: number};
  /** Groups with breaking changes come first. */
  groups: ChangelogGroup[];
};

/** Changes shared by the same operations. */
export type ChangelogGroup = {
  /** The schema that changed, if several operations use it. */
  schema?: string;
  /** At most as many as a reader looks through; empty for the document as a whole. */
  operations: ChangelogOperation[];
  /** How many more operations there are. */
  more: number;
  /** Breaking ones first. */
  changes: ChangelogChange[];
};

export type ChangelogOperation = {
  method: string;
  path: string;
  /** Absent if only an earlier document without pages has it. */
  title?: string;
  /** Its page in the newest version that has it. */
  permalink?: string;
};

export type ChangelogChange = {
  effect: Effect;
  message: string;
  reason: string;
  /** The path to the change within the operation: `response 200`, `application/json`, `[].name`. */
  at: string[];
  /** Permalink of the page that shows the change, with its anchor. Absent if no page does. */
  href?: string;
};
