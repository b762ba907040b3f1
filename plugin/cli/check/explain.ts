import {RULES, type Code} from '../../diagnostics/codes';
import {EXAMPLES} from '../../diagnostics/rules/examples';
import {suggest} from '../../diagnostics/suggest';
import {formatRows} from '../help';

/** The name that stands for the list of all rules. */
const ALL = 'all';

/** What the documentation says about a rule, for a terminal; or, as a problem, that there is none of this name. */
export function explainRule(name: string): {kind: 'text' | 'problem'; text: string} {
  if (name === ALL) return {kind: 'text', text: formatRows(Object.entries(RULES).map(([code, {severity, summary}]) => [`${code} (${severity})`, summary]))};
  if (!isCode(name)) {
    const nearest = suggest(name, Object.keys(RULES));
    return {kind: 'problem', text: `There is no rule \`${name}\`.${nearest === undefined ? ` \`--explain ${ALL}\` lists them.` : ` Did you mean \`${nearest}\`?`}`};
  }
  const {severity, summary, reason} = RULES[name];
  const {mend, bad, good, control} = toRuleHelp(name);
  return {kind: 'text', text: [`${name} (${severity})`, summary, `Why: ${reason}`, `What to do: ${mend}`, `Breaks it:\n${indent(bad)}`, `Keeps it:\n${indent(good)}`, ...control].join('\n\n')};
}

/** What is said about a rule wherever it is explained: who mends it and how, an example of each kind, how to silence it. */
export function toRuleHelp(code: Code): {mend: string; bad: string; good: string; /** One sentence, or none. */ control: string[]} {
  const {area, mend} = RULES[code];
  const {bad, good} = EXAMPLES[code];
  const owner = area === 'document' ? 'The owner of the API mends it, in the document.' : 'The owner of the site mends it, in docs.json or the configuration of the site.';
  const control = `In docs.json, \`"rules": {"${code}": "off"}\` in \`api\` silences it; "error", "warning" and "info" are the other values.`;
  return {mend: `${mend} ${owner}`, bad, good, control: area === 'document' ? [control] : []};
}

function isCode(name: string): name is Code {
  return Object.hasOwn(RULES, name);
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
