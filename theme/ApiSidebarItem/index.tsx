import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {
  followGap,
  type SidebarFilter,
  type SidebarGap,
  type SidebarSearch,
  type Versions,
  useSitePath,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiMethod from '@theme/ApiMethod';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiSidebarFilter from '@theme/ApiSidebarFilter';
import ApiSidebarSearch from '@theme/ApiSidebarSearch';
import ApiVersionMenu from 'docusaurus-plugin-api-reference/parts/ApiVersions/Menu';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import './styles.module.css';
import type {Props} from '@theme/DocSidebarItem/Link';

export type {Props};

/** Links to pages that are not operations, by their classes. */
const PAGES: {[className: string]: (() => string) | undefined} = {
  'theme-api-sidebar-overview': () =>
    translate({
      id: 'theme.api.sidebar.overview',
      message: 'Overview',
      description: 'Link to the first page of a document in the sidebar',
    }),
  'theme-api-sidebar-changelog': () =>
    translate({
      id: 'theme.api.changelog',
      message: 'Changelog',
      description: 'Title of the page about what changed in an API, and of links to it',
    }),
  'theme-api-sidebar-errors': () =>
    translate({
      id: 'theme.api.errors.title',
      message: 'Errors',
      description: 'Title of the page that explains the errors of an API, and of links to it',
    }),
  'theme-api-sidebar-schemas': () =>
    translate({
      id: 'theme.api.schemas.title',
      message: 'Schemas',
      description: 'Title of the list of the schemas of a document, and of links to it',
    }),
};

/**
 * A title that fits in two lines without breaks inside its words, and whose letters have the same
 * order from left to right and from right to left.
 */
const PLAIN = /^(?=.{1,40}$)[a-z][a-z0-9]{0,19}(?:[ '-][a-z0-9]{1,20})*$/i;

// The sidebar's link to an operation shows its method, and in words that it is deprecated. Other
// links, except those to the overview, lists and schemas, are Docusaurus's own. Every page
// has dozens of them, so they contain only what is needed.
export default function ApiSidebarItem(props: Props): ReactNode {
  return props.item.customProps?.api === undefined ? <Item {...props} /> : <DocsItem {...props} />;
}

// A link of `apiSidebar` in a sidebar of docs, whose path is the same in all languages.
function DocsItem({item: {customProps, ...item}, ...props}: Props): ReactNode {
  const href = useSitePath()(item.href);
  return <Item {...props} item={{...item, href, customProps: {...customProps, api: undefined}}} />;
}

function Item(props: Props): ReactNode {
  const {item, onItemClick, activePath, level: _level, index: _index, tabIndex, ...rest} = props;
  const {method, deprecated, operationPath, gap, filter, search, versions, isSchema} =
    item.customProps ?? {};
  if (filter) return <ApiSidebarFilter filter={filter as SidebarFilter} />;
  if (search)
    return (
      <ApiSidebarSearch
        search={search as SidebarSearch}
        onOpen={onItemClick && (() => onItemClick(item))}
      />
    );
  if (versions)
    return (
      <li className="theme-api-sidebar-versions">
        <ApiVersionMenu
          hasTitle
          versions={versions as Versions}
          onFollow={onItemClick && (() => onItemClick(item))}
        />
      </li>
    );
  if (gap) return <Gap href={item.href} gap={gap as SidebarGap} />;
  const {className = ''} = item;
  const toLabel = Object.hasOwn(PAGES, className) ? PAGES[className] : undefined;
  if (!toLabel && typeof method !== 'string' && isSchema !== true)
    return <OriginalLink {...props} />;
  const isActive = isActiveSidebarItem(item, activePath);
  const label = toLabel?.() ?? item.label;
  const name = (
    <>
      <ApiName>{label}</ApiName>
      {typeof operationPath === 'string' && (
        <>
          {' '}
          <small dir="ltr">
            <ApiName>{operationPath}</ApiName>
          </small>
        </>
      )}
    </>
  );
  return (
    <li className={`menu__list-item ${toLabel ? className : 'theme-api-sidebar-item'}`}>
      <ApiPageLink
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={item.href}
        title={item.description}
        onFollow={onItemClick && (() => onItemClick(item))}
        tabIndex={tabIndex === 0 ? undefined : tabIndex}
        {...rest}
      >
        {deprecated === true ? (
          <bdi>
            <s>{name}</s>{' '}
            <small>
              {translate({
                id: 'theme.api.deprecated',
                message: 'deprecated',
                description: 'Flag of something that should not be used any more',
              })}
            </small>
          </bdi>
        ) : PLAIN.test(label) && operationPath === undefined ? (
          label
        ) : (
          <bdi>{name}</bdi>
        )}
        {typeof method === 'string' && <ApiMethod method={method} />}
      </ApiPageLink>
    </li>
  );
}

// Placeholder for the links of a long group that are far from the page's own; a click replaces it
// with them.
function Gap({href, gap}: {href: string; gap: SidebarGap}): ReactNode {
  const label =
    gap.side === 'before'
      ? translate(
          {
            id: 'theme.api.sidebar.before',
            message: '{count} before',
            description:
              'Stands in a long group of the sidebar for the links that come before the ones shown',
          },
          {count: gap.count},
        )
      : translate(
          {
            id: 'theme.api.sidebar.after',
            message: '{count} more',
            description:
              'Stands in a long group of the sidebar for the links that come after the ones shown',
          },
          {count: gap.count},
        );
  return (
    <li className="menu__list-item theme-api-sidebar-gap">
      <ApiPageLink className="menu__link" to={href} onFollow={(event) => followGap(event, gap)}>
        {label}
      </ApiPageLink>
    </li>
  );
}
