import {loadConfig} from '../../../plugin/config/load';
import type {Diagnostic} from '../../../plugin/diagnostics/types';
import {createFolder} from '../../support/folder';

/** Loads the docs.json of a site with these files; `prepare` may change the folder first. */
export async function loadDocs(
  docs: unknown,
  files: {[name: string]: string},
  prepare: (siteDir: string) => void = () => undefined,
) {
  const text = typeof docs === 'string' ? docs : JSON.stringify(docs, undefined, 2);
  const siteDir = createFolder({...files, ...(docs !== undefined && {'docs.json': text})});
  prepare(siteDir);
  const diagnostics: Diagnostic[] = [];
  const config = await loadConfig({siteDir, docsJson: 'docs.json'}, (found) =>
    diagnostics.push(found),
  );
  return {siteDir, config, diagnostics, tabs: config?.tabs ?? []};
}
