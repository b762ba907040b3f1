import type {Code} from '../../diagnostics/codes';
import type {Diagnostic} from '../../diagnostics/types';
import type {CheckedTab, CheckResult} from './result';
import type {Inspection} from './inspect';

/**
 * A report that the author of a setup can hand over. This is the shape of the JSON file; `version`
 * changes with it.
 */
export type SetupReport = {
  version: 1;
  documentErrors: Diagnostic[];
  configurationErrors: Diagnostic[];
  warnings: Diagnostic[];
  /** Errors and warnings that only the owner of the API can fix, in the document. */
  toCorrectByApiOwner: Diagnostic[];
  filesChanged: string[];
  commandsRun: string[];
  operationsInspected: Inspection[];
  tabs: CheckedTabReport[];
};

/** What was changed in the site before the check. */
export type Setup = Pick<SetupReport, 'filesChanged' | 'commandsRun'> & {
  /** Findings that need not be reported, because the command has just said what to do. */
  announced?: readonly Code[];
};

/** Lost facts are listed among the findings; here they are only counted. */
type CheckedTabReport = Omit<CheckedTab, 'preserved'> & {
  factsPreserved: {name: string; total: number; kept: number}[];
};

export function toSetupReport(
  {findings, tabs, inspections}: CheckResult,
  {filesChanged, commandsRun}: Setup,
): SetupReport {
  const errors = findings.filter(({severity}) => severity === 'error');
  return {
    version: 1,
    documentErrors: errors.filter(({area}) => area === 'document'),
    configurationErrors: errors.filter(({area}) => area === 'configuration'),
    warnings: findings.filter(({severity}) => severity === 'warning'),
    toCorrectByApiOwner: findings.filter(
      ({area, severity}) => area === 'document' && severity !== 'info',
    ),
    filesChanged,
    commandsRun,
    operationsInspected: inspections,
    tabs: tabs.map(({preserved, ...tab}) => ({
      ...tab,
      factsPreserved: preserved.map(({name, total, lost}) => ({
        name,
        total,
        kept: total - lost.length,
      })),
    })),
  };
}
