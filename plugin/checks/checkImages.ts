import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import {collectImages} from '../model/collectLinks';
import {isImageAllowed, toImageHost} from '../model/imageHost';
import type {ApiReference} from '../model/types';
import {createTextLocator} from './locateText';

type ReviewedTab = {tab: {tabId: string}; document?: LoadedDocument; reference?: ApiReference};

export type ImageContext = {
  baseUrl: string;
  /** Hosts whose images pages may load. */
  imageHosts?: readonly string[];
  /** Whether the site has a static file of this URL; absent where nobody can know. */
  hasStaticFile?: (url: string) => boolean;
};

/** Images that pages link to instead of loading them. */
export function checkImages(tabs: readonly ReviewedTab[], context: ImageContext): Diagnostic[] {
  return tabs.flatMap(({tab: {tabId}, document, reference}) => {
    if (!document || !reference) return [];
    const locate = createTextLocator(document);
    return collectImages(reference).flatMap((url) => {
      const problem = findProblem(url, context);
      return problem
        ? [toDiagnostic('image-source', {tabId, source: locate(url), ...problem})]
        : [];
    });
  });
}

/** Images below the site's own address that a browser would not find. */
export function listLostImages(reference: ApiReference, context: ImageContext): string[] {
  return collectImages(reference).filter(
    (url) => toImageHost(url) === undefined && findProblem(url, context) !== undefined,
  );
}

function findProblem(
  url: string,
  {baseUrl, imageHosts = [], hasStaticFile}: ImageContext,
): Pick<Diagnostic, 'message' | 'help'> | undefined {
  const host = toImageHost(url);
  if (host === undefined) {
    if (!url.startsWith('/'))
      return {
        message: `The image ${quote(url)} is relative, so its address differs from page to page.`,
        help: 'Put the image into the `static` folder of the site, and write its path: `/img/diagram.png`.',
      };
    // Whatever else the host of the site serves, beside the site, cannot be known.
    return !url.startsWith(baseUrl) || (hasStaticFile?.(url) ?? true)
      ? undefined
      : {
          message: `The site has no file for the image ${quote(url)}.`,
          help: 'Put the image into the `static` folder of the site.',
        };
  }
  if (isImageAllowed(url, imageHosts)) return undefined;
  return {
    message: `The pages link to images of ${quote(host)} instead of loading them.`,
    help: 'Add the host to the option `imageHosts` of the plugin, or put the image into the `static` folder of the site.',
  };
}
