import {RULES, type Code} from '../diagnostics/codes';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic} from '../diagnostics/types';
import type {JsonObject} from '../document/types';
import {describe, toUnknownKey, type ConfigContext} from './fields';
import {toPointer} from '../document/pointer';
import {RULE_SEVERITIES} from './schema';
import type {RuleSeverity, TabConfig} from './types';

/** `api.rules`: the severities that the site owner gives to rules. */
export function normalizeRules(
  rules: JsonObject,
  pointer: string,
  {locate, report}: ConfigContext,
): Map<Code, RuleSeverity> {
  const normalized = new Map<Code, RuleSeverity>();
  for (const [code, value] of Object.entries(rules)) {
    if (code === '$schema') continue;
    const source = locate(pointer + toPointer(code));
    const severity = RULE_SEVERITIES.find((candidate) => candidate === value);
    if (!isCode(code))
      report({
        help: '`check --explain all` lists the rules.',
        ...toUnknownKey(code, Object.keys(RULES), '`rules`', source),
      });
    else if (!severity)
      report(
        toDiagnostic('config-type', {
          source,
          message: `The severity of a rule must be ${listWords(RULE_SEVERITIES)}, but is ${describe(value)}.`,
        }),
      );
    else normalized.set(code, severity);
  }
  return normalized;
}

/** `"a", "b" or "c"`. */
function listWords(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function isCode(code: string): code is Code {
  return Object.hasOwn(RULES, code);
}

/**
 * Applies the severities that the site owner has given to rules. An error of a tab that has no
 * pages stays an error: a site never loses a tab silently.
 */
export function applyRules(
  diagnostics: readonly Diagnostic[],
  tabs: readonly {tab: TabConfig; reference?: object}[],
): Diagnostic[] {
  const byTab = new Map(tabs.map((content) => [content.tab.tabId, content]));
  return diagnostics.flatMap((diagnostic) => {
    const content = diagnostic.tabId === undefined ? undefined : byTab.get(diagnostic.tabId);
    const severity = content?.tab.rules.get(diagnostic.code) ?? diagnostic.severity;
    if (diagnostic.severity === 'error' && content && !content.reference) return [diagnostic];
    return severity === 'off' ? [] : [{...diagnostic, severity}];
  });
}
