import {toDiagnostic} from '../diagnostics/diagnostic';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import {quote} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {decode} from '../document/reference/uri';
import type {LoadedDocument} from '../document/types';
import {collectLinks} from '../model/collectLinks';
import type {ApiReference} from '../model/types';
import type {SiteFrame} from '../navigation/tabs';
import type {TabNavigation} from '../navigation/types';

type ReviewedTab = {tab: {tabId: string}; document?: LoadedDocument; reference?: ApiReference; navigation?: TabNavigation};

/** Ids of the things on a page begin like this; see `client/page/anchors.ts`. */
const KNOWN_ANCHOR = /^#(?:$|top$|group-|section-|topic-|authorization$|authentication$|servers$|(?:path|query|querystring|header|cookie)[-.]|request-body|body|responses|response-|callback)/;

/**
 * Links in descriptions that lead to no page of the reference and to no place on one, each once. Whether other pages exist
 * cannot be known here: of those only the ones are told that mean another page wherever they stand.
 */
export function checkLinks(tabs: readonly ReviewedTab[], {baseUrl, routeBasePath}: SiteFrame): Diagnostic[] {
  const root = `${baseUrl}${routeBasePath}`;
  const pages = new Set([root, ...tabs.flatMap(({navigation}) => (navigation ? [navigation.overview, ...navigation.pages.map(({permalink}) => permalink)] : []))].map(toPath));
  return tabs.flatMap(({tab: {tabId}, document, reference, navigation}) => {
    if (!document || !reference) return [];
    const locate = createLinkLocator(document);
    return collectLinks(reference).flatMap((href) => {
      if (navigation && Object.hasOwn(navigation.documentLinks, href)) return [];
      const problem = findProblem(href, root, pages);
      return problem ? [toDiagnostic('description-link', {tabId, source: locate(href), ...problem})] : [];
    });
  });
}

type LinkProblem = Pick<Diagnostic, 'message' | 'help'>;

function findProblem(href: string, root: string, pages: ReadonlySet<string>): LinkProblem | undefined {
  if (href.startsWith('#')) return KNOWN_ANCHOR.test(href) ? undefined : {message: `The link ${quote(href)} leads to no place of the page.`, help: 'Link to a page by its address, or to a part of the document: `#operation/<operationId>`, `#tag/<tag>`.'};
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
  if (!href.startsWith('/')) return {message: `The link ${quote(href)} is relative: from each page it leads to another address.`, help: 'Write the complete URL, or an address that begins with `/`.'};
  const path = toPath(href);
  return path === root || !path.startsWith(`${root}/`) || pages.has(path) ? undefined : {message: `The link ${quote(href)} leads to no page of the reference.`, help: 'See the address in the sidebar of the site.'};
}

/** Without what follows the path, and without a slash at its end. */
function toPath(href: string): string {
  return href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}

/** Where a link is written first: the rendered texts do not know where they came from. */
function createLinkLocator({texts, root, locate}: LoadedDocument): (href: string) => SourceLocation {
  return (href) => {
    // As a person writes it, too: Markdown encodes what a URL cannot hold.
    for (const [file, text] of texts) {
      for (const written of [href, decode(href)]) {
        const offset = text.indexOf(written);
        if (offset !== -1) return {file, ...toLineColumn(toLineStarts(text), offset)};
      }
    }
    return locate(root);
  };
}
