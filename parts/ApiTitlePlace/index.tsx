import React, {type ReactNode} from 'react';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import {toPageTitle} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  /** Title of the page. */
  readonly title: string;
  /** Method and path of an operation. */
  readonly address?: string;
  /** Title of the API. The default is that of the document, with the version if it is not current. */
  readonly api?: string;
}

// The end of the first heading of a page for indexes, which take the heading's text as the title of
// a result: method, path, API and version. Readers find all of it elsewhere on the page, so they
// neither see nor hear it here.
export default function ApiTitlePlace({title, address, api}: Props): ReactNode {
  const {title: name, versions} = useApiDocument();
  const {isCurrent} = versions?.list.find((version) => version.name === versions.own) ?? {};
  // Without a version, the title is shorter, and ranks before those of other versions.
  const document = {title: name, versions: isCurrent ? undefined : versions};
  const ofApi = toPageTitle(title, document, api).slice(title.length);
  const place = `${address === undefined ? '' : ` · ${address}`}${ofApi}`;
  return (
    place !== '' && (
      <span hidden className="theme-api-title-place">
        {place}
      </span>
    )
  );
}
