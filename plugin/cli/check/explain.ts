import {RULES, type Code} from '../../diagnostics/codes';
import {suggest} from '../../diagnostics/suggest';
import {formatRows} from '../help';
import {EXTENSIONS} from './explainExtensions';

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
  return {mend: `${mend} ${owner}`, bad, good, control: area === 'document' ? [control] : []};
}

function isCode(name: string): name is Code {
  return Object.hasOwn(RULES, name);
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
