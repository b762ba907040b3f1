import {ADJUSTABLE_RULES, RULES, type Code} from '../../diagnostics/codes';
import {suggest} from '../../diagnostics/suggest';
import {formatRows} from '../help';
import type {TabConfig} from '../../config/types';
import {createPipeline} from '../../content';
import {formatPlace} from '../../diagnostics/format';
import {count, escapeLines} from '../../diagnostics/text';
import {listUnused, type UnusedExtension} from '../../document/extensions/listUnused';
import type {LoadedDocument} from '../../document/types';
import {toTabName} from '../../navigation/tabName';
import type {CheckedSite} from './site';

/** The name that lists all rules. */
const ALL = 'all';

/** The explanation of a rule for a terminal, or a problem if no rule has this name. */
export function explainRule(name: string): {kind: 'text' | 'problem'; text: string} {
  if (name === ALL)
    return {
      kind: 'text',
      text: formatRows(
        Object.entries(RULES).map(([code, {severity, summary}]) => [
          `${code} (${severity})`,
          summary,
        ]),
      ),
    };
  if (!isCode(name)) {
    const nearest = suggest(name, [...Object.keys(RULES), EXTENSIONS]);
    return {
      kind: 'problem',
      text: `There is no rule \`${name}\`.${nearest === undefined ? ` \`--explain ${ALL}\` lists them.` : ` Did you mean \`${nearest}\`?`}`,
    };
  }
  const {severity, summary, reason} = RULES[name];
  const {mend, bad, good, control} = toRuleHelp(name);
  return {
    kind: 'text',
    text: [
      `${name} (${severity})`,
      summary,
      `Why: ${reason}`,
      `What to do: ${mend}`,
      `Incorrect:\n${indent(bad)}`,
      `Correct:\n${indent(good)}`,
      ...control,
    ].join('\n\n'),
  };
}

/**
 * The explanation of a rule for every output: how to fix it and where, an example of each kind, how
 * to silence it.
 */
export function toRuleHelp(code: Code): {
  mend: string;
  bad: string;
  good: string;
  /** One sentence, or none. */ control: string[];
} {
  const {area, mend, bad, good} = RULES[code];
  const owner =
    area === 'document'
      ? 'Fix this in the OpenAPI document.'
      : 'Fix this in docs.json or the Docusaurus configuration.';
  const control = `To silence the rule, set \`"rules": {"${code}": "off"}\` inside \`api\` in docs.json; "error", "warning" and "info" change its severity.`;
  return {
    mend: `${mend} ${owner}`,
    bad,
    good,
    control: ADJUSTABLE_RULES.includes(code) ? [control] : [],
  };
}

function isCode(name: string): name is Code {
  return Object.hasOwn(RULES, name);
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** The name of this list among the rules. */
export const EXTENSIONS = 'extensions';

/** Flags that exclude methods from SDKs, which does not mean that the API lacks them. */
const SDK_FLAGS: ReadonlySet<string> = new Set(['x-speakeasy-ignore', 'x-stainless-skip']);

/**
 * Lists the extensions in a site's documents that have no effect, for a terminal; undefined if no
 * document can be read.
 */
export async function explainExtensions({contexts}: CheckedSite): Promise<string | undefined> {
  const blocks: string[] = [];
  for (const context of contexts) {
    const {tabs} = await createPipeline(context).load();
    for (const {config: tab, documents} of tabs)
      for (const document of documents) blocks.push(formatDocument(tab, document));
  }
  return blocks.length === 0
    ? undefined
    : [
        'These `x-…` fields have no effect. The plugin option `showExtensions` shows them as written.',
        ...blocks,
      ].join('\n\n');
}

function formatDocument(tab: TabConfig, document: LoadedDocument): string {
  const filters = [...(tab.audience.include ?? []), ...(tab.audience.exclude ?? [])];
  const used = new Set([
    ...(tab.showExtensions ?? []).map(({name}) => name),
    ...filters.flatMap(({extension}) => Object.keys(extension ?? {})),
  ]);
  const unused = listUnused(document).filter(({name}) => !used.has(name));
  const head = `${escapeLines(toTabName(tab))}: ${escapeLines(document.root.file)}`;
  return unused.length === 0
    ? `${head}\n  Every extension has an effect.`
    : `${head}\n${formatRows(unused.map((extension) => [extension.name, describe(extension, document)]))}`;
}

function describe({name, count: times, place}: UnusedExtension, document: LoadedDocument): string {
  const where = `${count(times, 'place')}, ${times > 1 ? 'first ' : ''}${formatPlace(document.locate(place))}`;
  return SDK_FLAGS.has(name)
    ? `${where}\nIt is about SDKs. To leave these operations out, write "exclude": [{"extension": {"${name}": true}}] inside \`api\` in docs.json.`
    : where;
}
