import {toDiagnostic} from '../diagnostics/diagnostic';
import {quote} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import type {LoadedDocument} from '../document/types';
import {collectImages} from '../model/page/collectLinks';
import {isImageAllowed, toImageHost} from '../model/text/imageHost';
import type {ApiReference} from '../model/types';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import {decode} from '../document/percent';

type ReviewedTab = {
  config: {tabId: string};
  documents: readonly LoadedDocument[];
  reference?: ApiReference;
  lostImages?: readonly string[];
};

type ImageProblem = Pick<Diagnostic, 'message' | 'help'>;

export type ImageContext = {
  baseUrl: string;
  /** Hosts whose images pages may load. */
  imageHosts?: readonly string[];
  /** Whether the site has a static file with this URL; absent where that cannot be known. */
  hasStaticFile?: (url: string) => boolean;
};

/** Lists images below the site's own address that browsers would not find. */
export function listLostImages(
  reference: ApiReference,
  {baseUrl, hasStaticFile}: ImageContext,
): string[] {
  return collectImages(reference).filter(
    (url) =>
      toImageHost(url) === undefined &&
      // What else the host serves outside the site cannot be known.
      (!url.startsWith('/') || (url.startsWith(baseUrl) && hasStaticFile?.(url) === false)),
  );
}

/**
 * Reports images that pages link to instead of loading them: missing ones, and those on other
 * hosts.
 */
export function checkImages(
  tabs: readonly ReviewedTab[],
  {imageHosts = []}: ImageContext,
): Diagnostic[] {
  return tabs.flatMap(({config: {tabId}, documents, reference, lostImages}) => {
    const locate = createTextLocator(documents);
    if (!locate || !reference) return [];
    const lost = new Set(lostImages);
    return collectImages(reference).flatMap((url) => {
      const problem = lost.has(url) ? describeLost(url) : findForeign(url, imageHosts);
      return problem
        ? [toDiagnostic('image-source', {tabId, source: locate(url), ...problem})]
        : [];
    });
  });
}

function describeLost(url: string): ImageProblem {
  return url.startsWith('/')
    ? {
        message: `The site has no file for the image ${quote(url)}.`,
        help: 'Put the image into the `static` folder of the site.',
      }
    : {
        message: `The image ${quote(url)} is relative, so its URL differs from page to page.`,
        help: 'Put the image into the `static` folder of the site, and write its path: `/img/diagram.png`.',
      };
}

function findForeign(url: string, imageHosts: readonly string[]): ImageProblem | undefined {
  const host = toImageHost(url);
  if (host === undefined || isImageAllowed(url, imageHosts)) return undefined;
  return {
    message: `The pages link to images of ${quote(host)} instead of loading them.`,
    help: 'Add the host to the option `imageHosts` of the plugin, or put the image into the `static` folder of the site.',
  };
}

/**
 * Finds where an address is first written: rendered texts do not know their source. Undefined when
 * no document contains it.
 */
export function createTextLocator(
  documents: readonly LoadedDocument[],
): ((address: string) => SourceLocation) | undefined {
  const [first] = documents;
  if (!first) return undefined;
  const texts = new Map(documents.flatMap((document) => [...document.texts]));
  return (address) => {
    // Also as a person writes it: Markdown encodes characters that a URL cannot contain.
    for (const [file, text] of texts) {
      for (const written of [address, decode(address)]) {
        const offset = text.indexOf(written);
        if (offset !== -1) return {file, ...toLineColumn(toLineStarts(text), offset)};
      }
    }
    return first.locate(first.root);
  };
}
