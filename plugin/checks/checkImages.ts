import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import {collectImages} from '../model/collectLinks';
import {isImageAllowed, toImageHost} from '../model/imageHost';
import type {ApiReference} from '../model/types';
import {createTextLocator} from './locateText';

type ReviewedTab = {tab: {tabId: string}; document?: LoadedDocument; reference?: ApiReference};

/**
 * Images that pages do not show as the document means them: those of hosts that the site does not
 * allow, and relative ones.
 */
export function checkImages(tabs: readonly ReviewedTab[], hosts: readonly string[]): Diagnostic[] {
  return tabs.flatMap(({tab: {tabId}, document, reference}) => {
    if (!document || !reference) return [];
    const locate = createTextLocator(document);
    return collectImages(reference).flatMap((url) => {
      const problem = findProblem(url, hosts);
      return problem
        ? [toDiagnostic('image-source', {tabId, source: locate(url), ...problem})]
        : [];
    });
  });
}

function findProblem(
  url: string,
  hosts: readonly string[],
): Pick<Diagnostic, 'message' | 'help'> | undefined {
  const host = toImageHost(url);
  if (host === undefined)
    return url.startsWith('/')
      ? undefined
      : {
          message: `The image ${quote(url)} is relative, so its address differs from page to page.`,
          help: 'Put the image into the `static` folder of the site, and write its path: `/img/diagram.png`.',
        };
  if (isImageAllowed(url, hosts)) return undefined;
  return {
    message: `The pages link to images of ${quote(host)} instead of loading them.`,
    help: 'Add the host to the option `imageHosts` of the plugin, or put the image into the `static` folder of the site.',
  };
}
