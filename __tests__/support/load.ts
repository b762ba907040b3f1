import type {Code} from '../../plugin/diagnostics/codes';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {loadDocument} from '../../plugin/document/load';
import type {LoadedDocument} from '../../plugin/document/types';
import {createFolder} from './folder';

export type Loaded = {document: LoadedDocument | undefined; diagnostics: Diagnostic[]};

/** Advice that the small documents of tests ignore and do not test. */
const ADVICE: ReadonlySet<Code> = new Set([
  'operation-id-missing',
  'server-missing',
  'component-unused',
]);

/** Loads a document of a folder. */
export async function loadFrom(rootDir: string, source: string): Promise<Loaded> {
  const diagnostics: Diagnostic[] = [];
  const document = await loadDocument({rootDir, source}, (diagnostic) => {
    if (!ADVICE.has(diagnostic.code)) diagnostics.push(diagnostic);
  });
  return {document, diagnostics};
}

/** Writes files into a new folder and loads the first of them. */
export async function loadFiles(files: {[name: string]: string}): Promise<Loaded> {
  return loadFrom(createFolder(files), Object.keys(files)[0]!);
}

/** The findings as short lines: `error ref-unresolved schemas.yaml:3:5`. */
export function listFindings(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({severity, code, source: {file, line, column}}) =>
      `${severity} ${code} ${[file, line, column].filter((part) => part !== undefined).join(':')}`,
  );
}
