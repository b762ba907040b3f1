import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import type {VersionLink} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  readonly banner: NonNullable<VersionLink['banner']>;
  /** Of the version that the page belongs to. */
  readonly label: string;
  /** The same page in the current version; absent where the page is in it. */
  readonly current?: VersionLink;
}

// The banner of a version that is not the current one, with the same wording as Docusaurus's docs.
export default function ApiVersionBanner({banner, label, current}: Props): ReactNode {
  const {title} = useApiDocument();
  const values = {siteTitle: title, versionLabel: <b>{label}</b>};
  return (
    <div
      className="theme-api-version-banner theme-doc-version-banner alert alert--warning margin-bottom--md"
      role="note"
    >
      <div>
        {banner === 'unreleased' ? (
          <Translate
            id="theme.docs.versions.unreleasedVersionLabel"
            description="The label used to tell the user that he's browsing an unreleased doc version"
            values={values}
          >
            {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
          </Translate>
        ) : (
          <Translate
            id="theme.docs.versions.unmaintainedVersionLabel"
            description="The label used to tell the user that he's browsing an unmaintained doc version"
            values={values}
          >
            {
              'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'
            }
          </Translate>
        )}
      </div>
      {current && (
        <div className="margin-top--md">
          <Translate
            id="theme.docs.versions.latestVersionSuggestionLabel"
            description="The label used to tell the user to check the latest version"
            values={{
              versionLabel: current.label,
              latestVersionLink: (
                <b>
                  <ApiPageLink to={current.to} onFollow={current.onFollow}>
                    <Translate
                      id="theme.docs.versions.latestVersionLinkLabel"
                      description="The label used for the latest version suggestion link label"
                    >
                      latest version
                    </Translate>
                  </ApiPageLink>
                </b>
              ),
            }}
          >
            {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
          </Translate>
        </div>
      )}
    </div>
  );
}
