import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useDismissibleDetails} from 'docusaurus-plugin-api-reference/client';
import {
  useVersions,
  type VersionLink,
  type PropOperation,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import ApiVersionBanner from '@theme/ApiVersions/Banner';
import styles from './styles.module.css';

export interface Props {
  /** Permalinks of the same page by version; absent on the overview. */
  readonly links?: PropOperation['versions'];
}

// The version of a page, with links to the same page in the others. A disclosure, so that it works
// without JavaScript.
export default function ApiVersions({links}: Props): ReactNode {
  const versions = useVersions(links);
  if (!versions) return null;
  const {own, others, hasBadge, current} = versions;
  return (
    <>
      {own.banner && <ApiVersionBanner banner={own.banner} label={own.label} current={current} />}
      {others.length > 0 && (
        <div className={`theme-api-versions ${styles.versions}`}>
          {hasBadge && (
            <span className="theme-api-version-badge badge badge--secondary">
              <Translate
                id="theme.docs.versionBadge.label"
                description="The text that shows the current doc version"
                values={{versionLabel: own.label}}
              >
                {'Version: {versionLabel}'}
              </Translate>
            </span>
          )}
          <OtherVersions versions={others} />
        </div>
      )}
    </>
  );
}

function OtherVersions({versions}: {versions: readonly VersionLink[]}): ReactNode {
  const menu = useDismissibleDetails();
  const label = translate({
    id: 'theme.api.versions.others',
    message: 'Other versions',
    description: 'Opens the list of links to other versions of an API',
  });
  return (
    <nav aria-label={label}>
      <details ref={menu} className={`theme-api-menu ${styles.menu}`}>
        <summary>
          <span>{label}</span>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M4 6l4 4 4-4" />
          </svg>
        </summary>
        <ul>
          {versions.map((version) => (
            <li key={version.name}>
              <ApiPageLink to={version.to} onFollow={version.onFollow}>
                <span>{version.label}</span>
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
