import {toDiagnostic} from '../diagnostics/diagnostic';
import type {ConfigContext} from './fields';
import {isOwnName} from './ownNames';
import {slugify} from './slugify';
import type {TabConfig} from './types';

/**
 * Segments that are already used below the plugin's root, which may be that of the site, or that
 * later releases need.
 */
const RESERVED = new Map([
  ['default', 'belongs to the first API tab'],
  ['try-it', 'belongs to the proxy of Try It'],
  ...['assets', 'img'].map((folder) => [folder, 'is a folder of the site'] as const),
  ...['catalogue', 'errors', 'mcp', 'verified'].map((name) => [name, 'is reserved'] as const),
]);

/**
 * Gives each tab its id: `default` for the first, the slugified label for the others. A tab whose
 * id is taken is reported and omitted, because its routes would clash. The versions of a tab share
 * its id; those other than the current one add their segment.
 * @param tabs each with its versions
 */
export function checkTabIds(
  tabs: readonly (readonly TabConfig[])[],
  {locate, report}: ConfigContext,
): TabConfig[] {
  const taken = new Map(RESERVED);
  return tabs.flatMap((versions, index) => {
    const [tab] = versions;
    if (!tab) return [];
    if (index === 0) return withId(versions, 'default');
    const tabId = slugify(tab.label);
    const reason =
      tabId === ''
        ? 'has neither letters nor digits'
        : (taken.get(tabId) ??
          (isOwnName(tabId) ? 'is the name of a file of the site' : undefined));
    taken.set(tabId, `belongs to the tab ${JSON.stringify(tab.label)} above`);
    if (reason === undefined) return withId(versions, tabId);
    const label = JSON.stringify(tab.label);
    const message =
      tabId === ''
        ? `The label ${label} ${reason}, so that it gives no id for the routes.`
        : `The label ${label} gives the id \`${tabId}\`, which ${reason}.`;
    report(
      toDiagnostic('config-tab-id', {
        source: locate(`${tab.pointer}/tab`),
        message,
        help: 'Give the tab another label.',
      }),
    );
    return [];
  });
}

function withId(versions: readonly TabConfig[], family: string): TabConfig[] {
  return versions.map(({version, ...tab}) => ({
    ...tab,
    tabId: version && !version.isCurrent ? `${family}/${version.segment}` : family,
    ...(version && {version: {...version, family}}),
  }));
}
