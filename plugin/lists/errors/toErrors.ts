/** The page of errors of a tab: what can go wrong with its API. */
import {decode} from '../../document/percent';
import {present} from '../../document/present';
import {toAnchorSegment} from '../../model/page/anchors';
import {isAddress, toLastPart} from '../../model/schema/names';
import {toListPermalink} from '../../navigation/listPage';
import {toAddresses} from '../../navigation/toAddresses';
import type {OperationPage, TabNavigation} from '../../navigation/types';
import type {ListedTab} from '../../stages';
import type {FoundGroup, FoundProblem} from './groupProblems';
import {hasProblem, listProblems} from './listProblems';
import {listStatuses} from './listStatuses';
import type {Errors, ErrorStatus, Problem} from './types';

/**
 * Undefined if the tab does not want the page, or has no errors and has not published it.
 * @param siteUrl absolute URL of the site, if it is known
 */
export function toErrors(
  {reference, navigation}: ListedTab,
  siteUrl: string | undefined,
): Errors | undefined {
  if (navigation.tab.errors !== true) return undefined;
  const pages = listShown(navigation);
  const {groups, isListed} = listProblems(pages, reference.schemas);
  const statuses = listStatuses(pages, isListed);
  if (statuses.length === 0 && navigation.published?.ofList('errors') === undefined)
    return undefined;
  const permalink = toListPermalink(navigation, 'errors');
  return {permalink, ...withAnchors({statuses, groups}, {permalink, siteUrl, navigation})};
}

/** Whether a tab has problem types or error codes, which a page of errors would explain. */
export function hasProblems({reference, navigation}: ListedTab): boolean {
  return hasProblem(listShown(navigation), reference.schemas);
}

function listShown({pages}: TabNavigation): OperationPage[] {
  return pages.filter(({hidden}) => !hidden);
}

/** What identifies an entry of the page in the list of published addresses. */
export function toEntryName(entry: Pick<ErrorStatus, 'status'> | Pick<Problem, 'field' | 'name'>) {
  return 'status' in entry ? `status ${entry.status}` : `${entry.field} ${entry.name}`;
}

type Placing = {permalink: string; siteUrl: string | undefined; navigation: TabNavigation};

/** Each entry gets an anchor; a published one keeps its own. */
function withAnchors(
  {statuses, groups}: {statuses: readonly Omit<ErrorStatus, 'anchor'>[]; groups: FoundGroup[]},
  {permalink, siteUrl, navigation: {published, pages, tagPages = []}}: Placing,
): Pick<Errors, 'statuses' | 'groups'> {
  const problems = groups.flatMap((group) => group.problems);
  const taken = new Set([...pages, ...tagPages].map((page) => page.permalink));
  const own = new Map(
    problems.map((problem) => {
      const {anchor, redirect = ''} = readOwnUrl(problem, permalink, siteUrl) ?? {};
      return [problem, {anchor, ...(redirect !== '' && !taken.has(redirect) && {redirect})}];
    }),
  );
  // Pages of operations know the anchors of statuses without asking.
  const ofStatuses = statuses.map((status) => ({
    ...status,
    anchor: toAnchorSegment(status.status),
  }));
  const addresses = toAddresses(
    problems.map((problem) => `${permalink}#${own.get(problem)?.anchor ?? toAnchor(problem)}`),
    ofStatuses.map(({anchor}) => `${permalink}#${anchor}`),
    problems.map((problem) => published?.ofNamed('error', toEntryName(problem))),
  );
  const anchors = new Map(
    problems.map((problem, index) => [problem, addresses[index]?.slice(permalink.length + 1)]),
  );
  const toProblem = (problem: FoundProblem): Problem =>
    present({
      ...problem,
      anchor: anchors.get(problem) ?? '',
      label: toLabel(problem),
      redirect: own.get(problem)?.redirect,
    });
  return {
    statuses: ofStatuses,
    groups: groups.map((group) => ({...group, problems: group.problems.map(toProblem)})),
  };
}

/** Characters of an anchor that is made of a name. */
const MAX_ANCHOR = 100;

/** What pages call the anchors of statuses; also those that the document does not have yet. */
const STATUS = /^(?:[1-5](?:\d\d|XX)|default)$/i;

function toAnchor(problem: FoundProblem): string {
  const anchor = toAnchorSegment(toLabel(problem)).slice(0, MAX_ANCHOR);
  return STATUS.test(anchor) ? `${problem.field}-${anchor}` : anchor;
}

function toLabel({name}: FoundProblem): string {
  return isAddress(name) ? decode(toLastPart(name)) : name;
}

/** Fragments that can be an anchor as they are. */
const PLAIN = /^[\p{L}\p{M}\p{N}._~$+-]+$/u;

/**
 * The anchor that a problem type names itself, if its URL is that of the page with a fragment, or of
 * what would be a page below it.
 */
function readOwnUrl(
  {field, name}: FoundProblem,
  permalink: string,
  siteUrl: string | undefined,
): {anchor: string; redirect?: string} | undefined {
  if (field !== 'type' || siteUrl === undefined || !URL.canParse(name)) return undefined;
  const {origin, pathname, hash} = new URL(name);
  if (!/^https?:/.test(origin) || origin !== new URL(siteUrl).origin) return undefined;
  const page = permalink.replace(/\/$/, '');
  const path = decode(pathname).replace(/\/$/, '');
  const fragment = decode(hash.slice(1));
  if (path === page) return PLAIN.test(fragment) ? {anchor: fragment} : undefined;
  const below = path.startsWith(`${page}/`) ? path.slice(page.length + 1) : '';
  const redirect = `${page}/${below}${permalink.endsWith('/') ? '/' : ''}`;
  return PLAIN.test(below) ? {anchor: below, redirect} : undefined;
}
