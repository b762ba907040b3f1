import {RULES, type Code} from '../../diagnostics/codes';
import {EXAMPLES} from '../../diagnostics/rules/examples';
import {suggest} from '../../diagnostics/suggest';

/** What the documentation says about a rule, for a terminal; or, as a problem, that there is none of this name. */
export function explainRule(name: string): {kind: 'text' | 'problem'; text: string} {
  if (!isCode(name)) {
    const nearest = suggest(name, Object.keys(RULES));
    return {kind: 'problem', text: `There is no rule \`${name}\`.${nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`}`};
  }
  const {area, severity, summary, reason, mend} = RULES[name];
  const {bad, good} = EXAMPLES[name];
  const owner = area === 'document' ? 'The owner of the API mends it, in the document.' : 'The owner of the site mends it, in docs.json or the configuration of the site.';
  const control = `In docs.json, \`"rules": {"${name}": "off"}\` in \`api\` silences it; "error", "warning" and "info" are the other values.`;
  return {kind: 'text', text: [`${name} (${severity})`, summary, `Why: ${reason}`, `What to do: ${mend} ${owner}`, `Breaks it:\n${indent(bad)}`, `Keeps it:\n${indent(good)}`, ...(area === 'document' ? [control] : [])].join('\n\n')};
}

function isCode(name: string): name is Code {
  return Object.hasOwn(RULES, name);
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
