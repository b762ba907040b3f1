import {applyRules} from '../../config/rules';
import {finish} from '../../diagnostics/finish';
import type {Diagnostic} from '../../diagnostics/types';
import {checkDocs} from '../../navigation/checkDocs';
import type {Remake, Site} from '../../types';
import type {SiteDocs} from './toDocsSite';

/**
 * Whether pages depend on the docs of the site: a `navigation` list may name docs, and sidebars of
 * docs may list operations that their own tab does not.
 */
export function usesDocs({tabs}: Site): boolean {
  return tabs.some(({config: tab}) => tab.navigation !== true);
}

/** Adds the docs that the navigation names to the content, with findings about wrong names. */
export function withDocs(
  content: Site,
  docs: SiteDocs,
  remake: Remake,
): {content: Site; diagnostics: Diagnostic[]} {
  const {config} = content;
  if (!config) return {content, diagnostics: []};
  const found = content.tabs.flatMap(({config: tab}) => checkDocs(tab, docs, config.locate));
  const diagnostics = finish(applyRules(found, content.tabs), [config.secrets]);
  return {
    content: {
      ...remake(content, {docs}),
      docsSidebars: docs.sidebars,
      diagnostics: [...content.diagnostics, ...diagnostics],
    },
    diagnostics,
  };
}
