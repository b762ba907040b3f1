import React, {type ReactNode} from 'react';
import {
  useShareVersions,
  useVersions,
  type PropOperation,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiVersionBanner from '@theme/ApiVersions/Banner';
import ApiVersionMenu from 'docusaurus-plugin-api-reference/parts/ApiVersions/Menu';
import './styles.module.css';

export interface Props {
  /** Permalinks of the same page by version; absent on the overview. */
  readonly links?: PropOperation['versions'];
}

// The version of a page. The menu of others is in the sidebar where there is one, and here on a
// phone, without JavaScript, and below a sidebar of docs.
export default function ApiVersions({links}: Props): ReactNode {
  useShareVersions(links);
  const versions = useVersions(links);
  if (!versions) return null;
  const {own, others, current} = versions;
  return (
    <>
      {own.banner && <ApiVersionBanner banner={own.banner} label={own.label} current={current} />}
      {others.length > 0 && (
        <div className="theme-api-versions">
          <ApiVersionMenu versions={versions} />
        </div>
      )}
    </>
  );
}
