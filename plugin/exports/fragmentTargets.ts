import {listFormerIds, toCurrentPath} from '../config/tabIds';
import type {ReadyTab, Tab} from '../types';
import type {FindTarget} from './markdown/plainTree';
import type {ExportContext} from './types';

type FragmentTarget = NonNullable<ReturnType<FindTarget>>;

/**
 * Finds the parts of APIs that the components and the imports of an author's MDX show, as the pages
 * do: in the tab that they name, or in the current version of the first tab. A part of another
 * instance of the plugin has only a title.
 */
export function createFindTarget(
  tabs: readonly Tab[],
  {siteUrl, pluginId = 'default'}: ExportContext,
): FindTarget {
  const first = tabs.find(({config: tab}) => tab.version?.isCurrent !== false)?.config.tabId;
  const ready = new Map(
    tabs.flatMap((tab): [string, ReadyTab][] => (tab.navigation ? [[tab.config.tabId, tab]] : [])),
  );
  const formerIds = listFormerIds(tabs.map(({config}) => config));
  const toUrl = ({urls}: ReadyTab, permalink: string) =>
    siteUrl + (urls.markdownOf(permalink) ?? permalink);
  const toSchema = (name: string, property: string | undefined, tab?: ReadyTab): FragmentTarget => {
    const page = tab?.lists.schemaPages?.byId.get(name);
    return {
      title: property === undefined ? name : `${name}.${property}`,
      ...(tab && page && {url: toUrl(tab, page.permalink)}),
    };
  };
  const toAuthentication = (tab: ReadyTab): FragmentTarget => ({
    title: 'Authentication',
    url: toUrl(tab, tab.navigation.overview),
  });

  const findImported = (from: string): FragmentTarget | undefined => {
    const [, id = 'default', written, part] =
      /^@api-reference(?:-([^/]*))?\/([^#]+)(?:#(.*))?$/s.exec(from) ?? [];
    if (written === undefined) return undefined;
    const path = toCurrentPath(written, formerIds);
    const [tabId = ''] = [...ready.keys()]
      .filter((one) => `${path}/`.startsWith(`${one}/`))
      .sort((one, other) => other.length - one.length);
    const tab = id === pluginId ? ready.get(tabId) : undefined;
    const page = tab?.navigation.pages.find(({permalink}) =>
      permalink.replace(/\/$/, '').endsWith(`/${path}`),
    );
    if (tab && page) return {title: page.title, url: toUrl(tab, page.permalink)};
    const [, schema] = /\/(?:schemas|properties)\/([^/]+)$/.exec(path) ?? [];
    if (schema !== undefined) return toSchema(schema, part, tab);
    const [, tag] = /^tag\.(.*)$/s.exec(part ?? '') ?? [];
    if (tag !== undefined) return {title: tag};
    return tab && path === tabId ? toAuthentication(tab) : {title: path};
  };

  return (name, attributeOf, from) => {
    if (from !== undefined) return findImported(from);
    if (!name.startsWith('Api')) return undefined;
    const [operation, schema, tag] = ['operation', 'schema', 'tag'].map(attributeOf);
    const isOwn = (attributeOf('pluginId') ?? 'default') === pluginId;
    const tab = isOwn
      ? ready.get(toCurrentPath(attributeOf('tab') ?? first ?? '', formerIds))
      : undefined;
    if (operation !== undefined) {
      const page = tab?.navigation.pages.find(
        ({operation: {key, operationId}}) => key === operation || operationId === operation,
      );
      return tab && page
        ? {title: page.title, url: toUrl(tab, page.permalink)}
        : {title: operation};
    }
    if (schema !== undefined) return toSchema(schema, attributeOf('name'), tab);
    if (tag !== undefined) return {title: tag};
    return tab && name === 'ApiAuthentication' ? toAuthentication(tab) : undefined;
  };
}
