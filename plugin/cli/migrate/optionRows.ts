import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import type {ForeignOptions} from './entries';

/**
 * What happens to an option of another tool: it is taken over, or named with what to do instead.
 * The guides list these rows.
 */
export type OptionRow = {
  /** What becomes of it, a sentence for the guide. */
  taken?: string;
  /** What to do, if it is not taken over: a sentence. `{value}` is the value. */
  instead?: string;
  /** The values that `instead` is about; absent for all of them. */
  only?: readonly unknown[];
  /** Values that `instead` is not about. */
  except?: readonly unknown[];
  /** A page of the documentation about the counterpart. */
  page?: string;
};

/** A row for each option by its path, with `*` for the keys of maps and the indexes of lists. */
export type OptionTable = {readonly [path: string]: OptionRow};

/** An option that is taken over, or whose effect all pages have. */
export const TAKEN: OptionRow = {};

/** An option that is not taken over, and what to do. */
export type OptionNote = {
  option: string;
  says: string;
  /** The entry of the configuration, if there may be several. */
  owner?: string;
};

const UNKNOWN: OptionRow = {
  instead:
    'This command does not know the option. Look up what it does, and whether this plugin has a setting for it.',
};

/** About a string, such as the address of a file, in place of an option's own options. */
const CLOSED =
  'Its value is not an object or a list, so nothing of it is taken over. Look up its options in the guide of this plugin.';

/** Sentences about options that several tools have. */
export const ADVICE = {
  proxy:
    'Proxies of other tools do not work here: this plugin has a proxy with another protocol. Deploy it, or set `tryIt.proxy` to `false` if the API allows requests from the site (CORS).',
  credentials:
    'Credentials are kept in memory. Readers can choose to keep them until they close the tab (`sessionStorage`), never longer.',
  download:
    'The overview links to the document that is published with the site. To offer another file, link to it in `info.description`.',
  noDownload:
    'The overview and the menus of pages link to the document. To leave the links out, wrap `ApiOverview` and `ApiFormats`, and pass on no `download`.',
  expanded: 'Readers expand these parts themselves; search and print find everything on a page.',
  properties: 'Properties have the order of the document.',
} as const;

/** Lists the options that are not taken over; none is left out, not even an unknown one. */
export function listOptionNotes(
  options: ForeignOptions,
  table: OptionTable,
  owner?: string,
): OptionNote[] {
  return listIn(options, {path: '', shown: '', table, ...present({owner})});
}

/** The option that a walk has reached, and its name in notes, without the entry that owns it. */
type Reached = {path: string; shown: string; table: OptionTable; owner?: string};

function listIn(options: object, {path, shown, table, owner}: Reached): OptionNote[] {
  const isMap = hasOptions(`${path}*`, table);
  return Object.entries(options).flatMap(([name, value]: [string, unknown]): OptionNote[] => {
    if (value === undefined) return [];
    const key = path + (isMap ? '*' : name);
    const option = shown + (isMap ? '*' : name);
    if (!hasOptions(key, table)) {
      const row = Object.hasOwn(table, key) ? table[key] : undefined;
      const says = toAdvice(row ?? UNKNOWN, value);
      return says === undefined ? [] : [present({option, says, owner})];
    }
    const isOwner = isMap && owner === undefined && isRecord(options);
    if (!isRecord(value) && !(Array.isArray(value) && hasOptions(`${key}.*`, table)))
      return [present({option: isOwner ? path + name : option, says: CLOSED, owner})];
    return listIn(value, {
      path: `${key}.`,
      shown: isOwner ? '' : `${option}.`,
      table,
      ...present({owner: isOwner ? name : owner}),
    });
  });
}

/** Whether the option has options of its own. */
function hasOptions(path: string, table: OptionTable): boolean {
  return Object.keys(table).some((key) => key.startsWith(`${path}.`));
}

/** What to do about this value; undefined if it is taken over. */
function toAdvice({instead, only, except}: OptionRow, value: unknown): string | undefined {
  return (only && !only.includes(value)) || except?.includes(value)
    ? undefined
    : instead?.replaceAll('{value}', () =>
        typeof value === 'string' || typeof value === 'number' ? String(value) : '…',
      );
}

/** Formats the notes, those of several entries about the same option as one. */
export function formatOptionNotes(notes: readonly OptionNote[]): string[] {
  const owners = new Map<string, {note: OptionNote; names: Set<string>}>();
  for (const note of notes) {
    const key = `${note.option} ${note.says}`;
    const known = owners.get(key) ?? {note, names: new Set()};
    owners.set(key, known);
    if (note.owner !== undefined) known.names.add(note.owner);
  }
  return [...owners.values()].map(({note: {option, says}, names}) => {
    const of = names.size > 0 ? ` of ${[...names].map((name) => `\`${name}\``).join(', ')}` : '';
    return `\`${option}\`${of}: ${says}`;
  });
}

/** A row of which only one value differs from what the new pages do. */
export function only(value: unknown, instead: string, row: OptionRow = {}): OptionRow {
  return {...row, only: [value], instead};
}
