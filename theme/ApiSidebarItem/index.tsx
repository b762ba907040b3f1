import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/ApiSidebarItem';
import ApiMethod from '@theme/ApiMethod';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import styles from './styles.module.css';

// The sidebar's link to an operation says its method, and that it is deprecated, in words. Other links are Docusaurus's own.
export default function ApiSidebarItem(props: Props): ReactNode {
  const {item, onItemClick, activePath, level, index: _index, ...rest} = props;
  const {method, deprecated} = item.customProps ?? {};
  if (typeof method !== 'string') return <OriginalLink {...props} />;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx(ThemeClassNames.docs.docSidebarItemLink, ThemeClassNames.docs.docSidebarItemLinkLevel(level), 'menu__list-item', item.className)}>
      <Link className={clsx('menu__link', styles.link, {'menu__link--active': isActive})} aria-current={isActive ? 'page' : undefined} to={item.href} onClick={onItemClick && (() => onItemClick(item))} {...rest}>
        <span className={clsx(styles.label, deprecated === true && styles.deprecated)}>{item.label}</span>
        {deprecated === true && (
          <span className={styles.hidden}>
            <Translate id="theme.api.deprecated" description="Flag of something that should not be used any more">
              deprecated
            </Translate>
          </span>
        )}
        <ApiMethod method={method} className={styles.method} />
      </Link>
    </li>
  );
}
