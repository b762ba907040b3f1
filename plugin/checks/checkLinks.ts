import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {collectLinks} from '../model/page/collectLinks';
import {readDocumentAddress} from '../model/markdown/documentAddress';
import type {ApiReference} from '../model/types';
import type {SitePaths} from '../navigation/permalinks';
import {listOtherPages} from '../lists/otherPages';
import type {Site} from '../types';
import {createFormerNames, toFormerFinding} from './checkFormerIds';
import {createTextLocator} from './checkImages';

/** Prefixes of the ids on a page; see `model/page/anchors.ts`. */
const KNOWN_ANCHOR =
  /^#(?:$|top$|group-|section-|topic-|authorization$|authentication$|servers$|(?:path|query|querystring|header|cookie)[-.]|request-body|body|responses|response-|callback)/;

/**
 * Reports links in descriptions to pages or anchors that the reference does not have, each once.
 * Whether other pages exist cannot be known here, so of those only links are reported that change
 * their target with the page they are on.
 */
export function checkLinks(site: Pick<Site, 'tabs' | 'former'>, paths: SitePaths): Diagnostic[] {
  const {tabs} = site;
  const root = `${paths.baseUrl}${paths.routeBasePath}`;
  const names = createFormerNames(site, paths);
  const pages = new Set(
    [
      root,
      ...tabs.flatMap(({navigation, lists}) =>
        navigation
          ? [
              navigation.overview,
              ...[
                ...listOtherPages({navigation, lists}),
                ...(lists.schemaPages?.pages ?? []),
                ...navigation.pages,
                ...(navigation.tagPages ?? []),
              ].map(({permalink}) => permalink),
            ]
          : [],
      ),
    ].map(toPath),
  );
  return tabs.flatMap(({config: {tabId}, documents, reference, lists}) => {
    const locate = createTextLocator(documents);
    if (!locate || !reference) return [];
    return collectLinks(reference).flatMap((href) => {
      if (lists.documentLinks && Object.hasOwn(lists.documentLinks, href)) return [];
      const former = names?.ofLink(href);
      if (former) return [toFormerFinding(former, {source: locate(href)})];
      const problem = findOperationProblem(href, reference) ?? findProblem(href, root, pages);
      return problem
        ? [toDiagnostic('description-link', {tabId, source: locate(href), ...problem})]
        : [];
    });
  });
}

type LinkProblem = Pick<Diagnostic, 'message' | 'help'>;

/** A link to an operation by an `operationId` that the document does not have. */
function findOperationProblem(href: string, {operations}: ApiReference): LinkProblem | undefined {
  const address = href.startsWith('#') ? readDocumentAddress(href) : undefined;
  if (address?.kind !== 'operation') return undefined;
  const nearest = suggest(
    address.operationId,
    operations.flatMap(({operationId}) => operationId ?? []),
  );
  return {
    message: `The link ${quote(href)} has no target: no operation has the \`operationId\` ${quote(address.operationId)}.`,
    help:
      nearest === undefined
        ? 'Write the `operationId` of an operation: `#operation/<operationId>`.'
        : `Did you mean ${quote(`#operation/${nearest}`)}?`,
  };
}

function findProblem(
  href: string,
  root: string,
  pages: ReadonlySet<string>,
): LinkProblem | undefined {
  if (href.startsWith('#'))
    return KNOWN_ANCHOR.test(href)
      ? undefined
      : {
          message: `The link ${quote(href)} has no target on the page.`,
          help: 'Link to a page by its path, or to a part of the document: `#operation/<operationId>`, `#tag/<tag>`, `#/components/schemas/<name>`, `#section/<heading>`.',
        };
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return undefined;
  if (!href.startsWith('/'))
    return {
      message: `The link ${quote(href)} is relative, so its target differs from page to page.`,
      help: 'Write the complete URL, or a path that begins with `/`.',
    };
  const path = toPath(href);
  return path === root || !path.startsWith(`${root}/`) || pages.has(path)
    ? undefined
    : {
        message: `The link ${quote(href)} is not a page of the reference.`,
        help: 'Copy the path of the page from the site.',
      };
}

/** The path of a link, without query, fragment and trailing slash. */
function toPath(href: string): string {
  return href.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
}
