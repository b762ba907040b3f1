import {ADJUSTABLE_RULES, RULES, type Code} from '../diagnostics/codes';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Diagnostic} from '../diagnostics/types';
import type {Json, JsonObject} from '../document/types';
import {
  accepts,
  describe,
  toExpected,
  toUnknown,
  type ConfigContext,
  type FieldSchema,
} from './fields';
import {toPointer} from '../document/pointer';
import type {RuleSeverity, TabConfig} from './types';

const SEVERITY: FieldSchema = {$ref: '#/definitions/ruleSeverity'};

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
    if (!isCode(code)) {
      const {message, help = '`check --explain all` lists the rules.'} = toUnknown(
        code,
        ADJUSTABLE_RULES,
        '`rules`',
      );
      report(toDiagnostic('config-unknown-key', {source, message, help}));
    } else if (!ADJUSTABLE_RULES.includes(code))
      report(
        toDiagnostic('config-unknown-key', {
          source,
          message: `\`rules\` cannot change \`${code}\`, which is not about a single tab.`,
          help: `Remove the entry. About the rule itself: ${RULES[code].mend}`,
        }),
      );
    else if (isSeverity(value)) normalized.set(code, value);
    else
      report(
        toDiagnostic('config-type', {
          source,
          message: `The severity of a rule must be ${toExpected(SEVERITY)}, but is ${describe(value)}.`,
        }),
      );
  }
  return normalized;
}

function isSeverity(value: Json): value is RuleSeverity {
  return accepts(SEVERITY, value);
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
  tabs: readonly {config: TabConfig; reference?: object}[],
): Diagnostic[] {
  const byTab = new Map(tabs.map((content) => [content.config.tabId, content]));
  return diagnostics.flatMap((diagnostic) => {
    const content = diagnostic.tabId === undefined ? undefined : byTab.get(diagnostic.tabId);
    const severity = content?.config.rules.get(diagnostic.code) ?? diagnostic.severity;
    if (diagnostic.severity === 'error' && content && !content.reference) return [diagnostic];
    return severity === 'off' ? [] : [{...diagnostic, severity}];
  });
}
