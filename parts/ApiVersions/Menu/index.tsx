import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useDismissibleDetails} from 'docusaurus-plugin-api-reference/client';
import type {Versions} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import styles from './styles.module.css';

export interface Props {
  readonly versions: Versions;
  /** Whether it begins with the title of the API. */
  readonly hasTitle?: boolean;
  /** Called when a link is followed: a sidebar that covers the page closes. */
  readonly onFollow?: () => void;
}

// The version of a page, which opens the links to the same page in the others. A disclosure, so that
// it works without JavaScript.
export default function ApiVersionMenu({
  versions: {title, own, others, hasBadge},
  hasTitle = false,
  onFollow,
}: Props): ReactNode {
  const menu = useDismissibleDetails();
  const label = translate({
    id: 'theme.api.versions.others',
    message: 'Other versions',
    description: 'Opens the list of links to other versions of an API',
  });
  return (
    <nav aria-label={label} className={styles.versions}>
      <details ref={menu} className="theme-api-menu">
        <summary>
          {hasTitle && <b>{title}</b>}
          <span>{hasBadge ? toVersionName(own) : !hasTitle && label}</span>
        </summary>
        <ul>
          {others.map((version) => (
            <li key={version.name}>
              <ApiPageLink
                to={version.to}
                onFollow={() => {
                  version.onFollow();
                  onFollow?.();
                }}
              >
                <span>{toVersionName(version)}</span>
                {!version.hasPage && (
                  <span className={styles.missing}>
                    <Translate
                      id="theme.api.versions.missing"
                      description="Beside a link to the overview of another version"
                    >
                      Overview: this version does not have this page.
                    </Translate>
                  </span>
                )}
              </ApiPageLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** `Version 2 (current)`, `Version 1 · unmaintained`; a label in words is its own name. */
function toVersionName({label, banner, isCurrent}: Versions['own']): string {
  const name = /^\d/.test(label)
    ? translate(
        {
          id: 'theme.api.versions.version',
          message: 'Version {label}',
          description: 'Name of a version',
        },
        {label},
      )
    : label;
  if (isCurrent)
    return translate(
      {
        id: 'theme.api.versions.current',
        message: '{version} (current)',
        description: 'In the list of the versions of an API',
      },
      {version: name},
    );
  if (banner === undefined) return name;
  const note =
    banner === 'unreleased'
      ? translate({
          id: 'theme.api.versions.unreleased',
          message: 'unreleased',
          description: 'Beside a version of an API',
        })
      : translate({
          id: 'theme.api.versions.unmaintained',
          message: 'unmaintained',
          description: 'Beside a version of an API that is no longer maintained',
        });
  return `${name} · ${note}`;
}
