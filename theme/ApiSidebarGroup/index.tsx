import React, {
  useEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import clsx from 'clsx';
import {useDocSidebarItemsExpandedState} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import ApiName from 'docusaurus-plugin-api-reference/parts/ApiName';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import DocSidebarItems from '@theme/DocSidebarItems';
import OriginalCategory from '@theme-original/DocSidebarItem/Category';
import './styles.module.css';
import type {Props} from '@theme/DocSidebarItem/Category';

export type {Props};

// A group of operations in the sidebar. Other categories are Docusaurus's own. A document may have
// a hundred groups, and all of them are on every page, so a closed one is only its link. Without
// JavaScript the link opens the overview, or the group's own page.
export default function ApiSidebarGroup(props: Props): ReactNode {
  const {item} = props;
  const {overview, isActive, isCurrent, isFiltered, load} = item.customProps ?? {};
  return typeof overview === 'string' ? (
    <Group
      {...props}
      overview={overview}
      isActive={isActive === true}
      isCurrent={isCurrent === true}
      isFiltered={isFiltered === true}
      load={load as GroupProps['load']}
    />
  ) : (
    <OriginalCategory {...props} item={{...item, label: toLabel(item)}} />
  );
}

// Sidebars of docs have the label in the default language, unless the site has translated it.
function toLabel({className, label}: Props['item']): string {
  return className === 'theme-api-sidebar-schemas' && label === 'Schemas'
    ? translate({
        id: 'theme.api.schemas.title',
        message: 'Schemas',
        description: 'Title of the list of the schemas of a document, and of links to it',
      })
    : label;
}

type GroupProps = Props & {
  overview: string;
  isActive: boolean;
  /** Its own page is open. */
  isCurrent: boolean;
  /** A filter has left only its matches, in all groups. */
  isFiltered: boolean;
  /** Loads the links that are not loaded yet; `true`: because the reader opens the group. */
  load: ((isAsked?: unknown) => void) | undefined;
};

function Group(props: GroupProps): ReactNode {
  const {item, isActive, isFiltered, load, onItemClick, activePath, level, index} = props;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState();
  const [wasOpened, setIsOpen] = useState(isActive || !item.collapsed);
  // A filter opens all groups, and changes nothing about the whole list.
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = isFiltered ? !isClosed : wasOpened;
  useEffect(() => {
    if (!isFiltered) setIsClosed(false);
  }, [isFiltered]);

  useEffect(() => {
    if (isActive) setIsOpen(true);
  }, [isActive, activePath]);
  useEffect(() => {
    if (autoCollapseCategories && expandedItem !== null && expandedItem !== index) setIsOpen(false);
  }, [autoCollapseCategories, expandedItem, index]);

  // The page of an open group contains its links; those of other groups have to be loaded.
  useEffect(() => {
    if (isOpen && !isActive) load?.();
  }, [isOpen, isActive, load]);

  const toggle = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isFiltered) return setIsClosed(isOpen);
    if (!isOpen) load?.(true);
    setExpandedItem(isOpen ? null : index);
    setIsOpen(!isOpen);
  };
  if (isFiltered && !hasLinks(item.items)) return null;
  const Head = item.href === undefined ? GroupButton : GroupLink;
  return (
    <li
      className={clsx(
        'menu__list-item',
        item.href !== undefined && !isOpen && 'menu__list-item--collapsed',
      )}
    >
      <Head {...props} isOpen={isOpen} toggle={toggle} />
      {isOpen && (
        <ul className="menu__list">
          <DocSidebarItems
            items={item.items}
            tabIndex={0}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </ul>
      )}
    </li>
  );
}

type HeadProps = GroupProps & {isOpen: boolean; toggle: (event: SyntheticEvent) => void};

function GroupButton({
  item,
  overview,
  isActive,
  isOpen,
  load,
  tabIndex,
  toggle,
}: HeadProps): ReactNode {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') toggle(event);
  };
  return (
    <a
      className={clsx('menu__link', isActive && 'menu__link--sublist menu__link--active')}
      href={overview}
      role="button"
      aria-expanded={isOpen}
      tabIndex={tabIndex === 0 ? undefined : tabIndex}
      onPointerEnter={load}
      onClick={toggle}
      onKeyDown={onKeyDown}
    >
      <ApiName>{toLabel(item)}</ApiName>
    </a>
  );
}

// The link opens the page of the group, on which the group is open; there it opens and closes the
// group, as the button beside it does everywhere.
function GroupLink({
  item,
  overview,
  isActive,
  isCurrent,
  isOpen,
  load,
  onItemClick,
  tabIndex,
  toggle,
}: HeadProps): ReactNode {
  const common = {tabIndex: tabIndex === 0 ? undefined : tabIndex, onPointerEnter: load};
  return (
    <div
      className={clsx(
        'menu__list-item-collapsible',
        isCurrent && 'menu__list-item-collapsible--active',
      )}
    >
      <ApiPageLink
        {...common}
        className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
        aria-current={isCurrent ? 'page' : undefined}
        to={overview}
        onFollow={(event) => {
          onItemClick?.(item);
          if (isCurrent) toggle(event);
        }}
      >
        <ApiName>{item.label}</ApiName>
      </ApiPageLink>
      <button
        {...common}
        type="button"
        className="clean-btn menu__caret"
        aria-label={item.label}
        aria-expanded={isOpen}
        onClick={toggle}
      />
    </div>
  );
}

function hasLinks(items: Props['item']['items']): boolean {
  return items.some((item) => item.type !== 'category' || hasLinks(item.items));
}
