import type {Diagnostic} from '../../diagnostics/types';
import type {CheckedTab, CheckResult} from './result';
import type {Inspection} from './inspect';

/**
 * A report of a setup, for its author to hand over. The form of the JSON file; `version` changes
 * with it.
 */
export type SetupReport = {
  version: 1;
  documentErrors: Diagnostic[];
  configurationErrors: Diagnostic[];
  warnings: Diagnostic[];
  /** Errors and warnings that only the owner of the API can mend, in the document. */
  toCorrectByApiOwner: Diagnostic[];
  filesChanged: string[];
  commandsRun: string[];
  operationsInspected: Inspection[];
  tabs: CheckedTabReport[];
};

/** What was done to the site before. */
export type Setup = Pick<SetupReport, 'filesChanged' | 'commandsRun'>;

/** Lost facts are among the findings; here they are counted. */
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
