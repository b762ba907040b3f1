import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Code} from '../diagnostics/codes';
import {createFrames} from '../diagnostics/frame';
import type {Diagnostic, Report, Severity} from '../diagnostics/types';
import {count} from '../diagnostics/text';
import type {StoredFile} from './files/store';
import {LIMITS} from './limits';
import type {Locate, PlaceInFile} from './position/locate';

/** A finding before its line and column are known. */
export type Finding = PlaceInFile & {code: Code; severity?: Severity; message: string; help?: string};

export type Findings = {
  add(finding: Finding): void;
  addAll(findings: readonly Finding[]): void;
  /** Reports everything that was added, and what is wrong with the texts of the files. */
  tell(report: Report): void;
};

/**
 * Gathers the findings of a document. Lines are looked up at the end and only for what is told: of a rule that is broken
 * thousands of times, the first ones are told and the others counted. What a rule with a name of its own says about a place
 * is not repeated in the words of the schema.
 */
export function createFindings(files: ReadonlyMap<string, StoredFile>, locate: Locate): Findings {
  const findings = new Map<Code, Finding[]>();
  const add = (finding: Finding) => {
    const known = findings.get(finding.code);
    if (known) known.push(finding);
    else findings.set(finding.code, [finding]);
  };
  return {
    add,
    addAll(added) {
      for (const finding of added) add(finding);
    },
    tell(report) {
      for (const {file, problems} of files.values()) for (const problem of problems) add({file, ...problem});
      const frame = createFrames((file) => files.get(file)?.text);
      const named = new Set([...findings].flatMap(([code, found]) => (code === 'document-schema' ? [] : found.map(toKey))));
      for (const [code, found] of findings) {
        const told = code === 'document-schema' ? found.filter((finding) => !named.has(toKey(finding))) : found;
        for (const finding of told.slice(0, LIMITS.findingsPerRule)) report(frame(toLocated(finding, locate)));
        const left = told.length - LIMITS.findingsPerRule;
        if (left > 0) report(toDiagnostic(code, {source: {file: told[0]!.file}, message: `There ${left === 1 ? 'is' : 'are'} ${count(left, 'more finding')} of this rule in the document.`}));
      }
    },
  };
}

function toLocated({code, severity, message, help, ...place}: Finding, locate: Locate): Diagnostic {
  return toDiagnostic(code, {source: locate(place), message, ...(severity !== undefined && {severity}), ...(help !== undefined && {help})});
}

function toKey({file, pointer}: PlaceInFile): string {
  return `${file}#${pointer ?? ''}`;
}
