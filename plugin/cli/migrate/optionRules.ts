import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import type {ForeignOptions} from './entries';

/**
 * What happens to an option of another tool: `TAKEN` if it is taken over or the new pages do the
 * same, else a sentence that says what to do, possibly depending on the value. An object has a rule
 * for each inner option.
 */
export type MigrationRule =
  | typeof TAKEN
  | string
  | ((value: unknown) => string | typeof TAKEN)
  | OptionRules;
export type OptionRules = {readonly [option: string]: MigrationRule};

export const TAKEN = Symbol('taken over');

/** An option that is not taken over, and what to do. */
export type OptionNote = {
  option: string;
  says: string;
  /** The entry of the configuration, if there may be several. */
  owner?: string;
};

const UNKNOWN =
  'This command does not know the option. Look up what it does, and whether this plugin has a setting for it.';

/** Sentences about options that several tools have. */
export const ADVICE = {
  proxy:
    'This plugin has a proxy with another protocol. Deploy it, or set `tryIt.proxy` to `false` if the API allows requests from the site (CORS).',
  credentials:
    'Credentials are kept in memory. Readers can choose to keep them until they close the tab (`sessionStorage`), never longer.',
  download:
    'The overview links to the document that is published with the site. To offer another file, link to it in `info.description`.',
} as const;

/** Lists the options that are not taken over; none is left out, not even an unknown one. */
export function listOptionNotes(
  options: ForeignOptions,
  rules: OptionRules,
  {owner, prefix = ''}: {owner?: string; prefix?: string} = {},
): OptionNote[] {
  return Object.entries(options).flatMap(([name, value]): OptionNote[] => {
    if (value === undefined) return [];
    const option = prefix + name;
    const rule = Object.hasOwn(rules, name) ? rules[name] : UNKNOWN;
    if (typeof rule === 'object')
      return listOptionNotes(isRecord(value) ? value : {}, rule, {
        ...present({owner}),
        prefix: `${option}.`,
      });
    const says = typeof rule === 'function' ? rule(value) : rule;
    return typeof says === 'string' ? [present({option, says, owner})] : [];
  });
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

/** A rule for an option of which only one value differs from what the new pages do. */
export function only(other: unknown, says: string): MigrationRule {
  return (value) => (value === other ? says : TAKEN);
}
