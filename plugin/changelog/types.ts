/** What a changelog says, as plain JSON: the page, its Markdown and its feed are made of it. */
import type {Direction, Effect} from '../compare/types';
import type {VersionBanner} from '../config/types';

export type Changelog = {
  /** Permalink of its page. */
  permalink: string;
  /** One for each state after the oldest, the newest first. */
  sections: ChangelogSection[];
};

export type ChangelogSection = {
  /** Anchor on the page; it stays the same when there are newer sections. */
  id: string;
  /** Name of the version, or what docs.json calls the state. Absent: the date is its name. */
  label?: string;
  /** `2026-05-01`. Absent where docs.json gives none. */
  date?: string;
  banner?: VersionBanner;
  /** What it is compared with. */
  since: string;
  /** Why the two cannot be compared, in one sentence. */
  problem?: string;
  counts: {[effect in Effect]: number};
  /** Groups with breaking changes come first. */
  groups: ChangelogGroup[];
};

/** Changes that the same operations have. */
export type ChangelogGroup = {
  /** At most as many as a reader looks through; none: the document as a whole. */
  operations: ChangelogOperation[];
  /** How many operations there are besides. */
  more: number;
  /** Breaking ones first. */
  changes: ChangelogChange[];
};

export type ChangelogOperation = {
  method: string;
  path: string;
  /** Absent where only an earlier document without pages has it. */
  title?: string;
  /** Its page in the newest version that has it. */
  permalink?: string;
};

export type ChangelogChange = {
  effect: Effect;
  direction?: Direction;
  message: string;
  reason: string;
  /** The way from the operation to it: `response 200`, `application/json`, `[].name`. */
  at: string[];
  /** Permalink of the page that has the place of the change, with its anchor. Absent: none has. */
  href?: string;
};
