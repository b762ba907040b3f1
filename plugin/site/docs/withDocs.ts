import {applyRules} from '../../config/rules';
import {createFrames} from '../../diagnostics/frame';
import type {Diagnostic} from '../../diagnostics/types';
import {checkDocs} from '../../navigation/checkDocs';
import type {SitePaths} from '../../navigation/tabs';
import type {LoadedContent} from '../../types';
import {relink} from '../relink';
import type {SiteDocs} from './toDocsSite';

/**
 * Whether pages depend on the docs of the site: a `navigation` list may name docs, and sidebars of
 * docs may list operations that their own tab does not.
 */
export function usesDocs({tabs}: LoadedContent): boolean {
  return tabs.some(({tab}) => tab.navigation !== true);
}

/** Adds the docs that the navigation names to the content, with findings about wrong names. */
export function withDocs(
  content: LoadedContent,
  docs: SiteDocs,
  paths: SitePaths,
): {content: LoadedContent; diagnostics: Diagnostic[]} {
  const {config} = content;
  if (!config) return {content, diagnostics: []};
  const addFrame = createFrames((file) => config.secrets.textOf(file));
  const found = content.tabs.flatMap(({tab}) => checkDocs(tab, docs, config.locate));
  const diagnostics = applyRules(found, content.tabs).map((one) =>
    config.secrets.conceal(addFrame(one)),
  );
  return {
    content: {
      ...relink(content, paths, docs),
      docsSidebars: docs.sidebars,
      diagnostics: [...content.diagnostics, ...diagnostics],
    },
    diagnostics,
  };
}
