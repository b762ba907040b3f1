import {toSectionText, toSectionTitle} from '../../exports/markdown/changelog';
import type {ChangelogSection} from '../../lists/changelog/types';
import {findOperation, toKey, toUnknown} from '../find';
import {AgentError} from '../library';
import {toCutMarkdown} from './cut';
import {BUDGET, openTab, type Tool} from './types';

/** The changelog of an API: all of it, or what changed between two states or in an operation. */
export const listChanges: Tool = {
  title: 'List changes',
  description:
    'What changed in the API from one version or state to the next, breaking changes first. By default the newest changes.',
  input: {
    since: {
      type: 'string',
      description: 'The version or state to compare with: its name in the changelog.',
    },
    until: {
      type: 'string',
      description: 'The version or state that has the changes. By default the newest.',
    },
    operation: {
      type: 'string',
      description: 'Only changes of this operation: its operationId, `METHOD /path`, or page.',
    },
    budget: BUDGET,
  },
  required: [],
  async run(call) {
    const {library, site, args} = call;
    const [since, until, name] = [args.text('since'), args.text('until'), args.text('operation')];
    const budget = args.budget();
    const {tab, index} = await openTab(call);
    const all = (await library.changes(tab))?.sections;
    if (!all) throw new AgentError('This API has no changelog.');
    const sections = chooseSections(all, since, until);
    const own =
      name === undefined ? undefined : index.search.operations[findOperation(index, site, name)];
    const shown = own ? sections.map((section) => withOperation(section, toKey(own))) : sections;
    const toUrl = (permalink: string) =>
      `${site.siteUrl}${permalink.replace(/\/?(?:#.*)?$/s, '')}.md`;
    const text = shown.map((section) => toSectionText(section, toUrl)).join('\n\n');
    return toCutMarkdown(
      text,
      budget,
      'A larger `budget`, `since` and `until`, or `operation` narrow it.',
    );
  },
};

/** The sections after a state, up to another one; the newest is the first. */
function chooseSections(
  all: readonly ChangelogSection[],
  since: string | undefined,
  until: string | undefined,
): readonly ChangelogSection[] {
  const titles = all.map(toSectionTitle);
  const first = until === undefined ? 0 : titles.indexOf(until);
  if (first < 0) throw toUnknown('state', until ?? '', titles, '');
  if (since === undefined) return all.slice(first, first + 1);
  const last = all.findIndex((section, index) => index >= first && section.since === since);
  if (last >= 0) return all.slice(first, last + 1);
  throw toUnknown(
    'earlier state',
    since,
    all.slice(first).map((section) => section.since),
    '',
  );
}

/** The changes of one operation, without the names of others that have them too. */
function withOperation(section: ChangelogSection, key: string): ChangelogSection {
  const groups = section.groups.flatMap((group) => {
    const operations = group.operations.filter(({method, path}) => toKey({method, path}) === key);
    if (operations.length > 0) return {...group, operations, more: 0};
    // Changes of all operations, and of more than the changelog names.
    return group.operations.length === 0 || group.more > 0 ? group : [];
  });
  return {...section, groups};
}
