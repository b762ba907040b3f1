import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/ApiOverview/Facts';
import ApiAddress from '@theme/ApiAddress';
import styles from './styles.module.css';

// Whom to ask, under which terms, and the document itself.
export default function ApiOverviewFacts({
  info: {contact, license, termsOfService},
  download,
}: Props): ReactNode {
  const hasContact =
    contact !== undefined &&
    [contact.name, contact.url, contact.email].some((field) => field !== undefined);
  if (!hasContact && !license && termsOfService === undefined && download === undefined)
    return null;
  return (
    <ul className={`theme-api-overview-facts ${styles.facts}`}>
      {download !== undefined && (
        <li>
          <a href={download} download>
            <Translate id="theme.api.overview.download" description="Link to the OpenAPI document">
              Download the OpenAPI document
            </Translate>
          </a>
        </li>
      )}
      {hasContact && (
        <li>
          <Translate
            id="theme.api.overview.contact"
            description="Comes before the contact of an API"
          >
            Contact:
          </Translate>{' '}
          {contact.url === undefined ? (
            contact.name
          ) : (
            <ApiAddress address={contact.url}>{contact.name}</ApiAddress>
          )}
          {contact.email !== undefined && (
            <>
              {' '}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </>
          )}
        </li>
      )}
      {license && (
        <li>
          <Translate
            id="theme.api.overview.license"
            description="Comes before the licence of an API"
          >
            License:
          </Translate>{' '}
          {license.url === undefined ? (
            license.name
          ) : (
            <ApiAddress address={license.url}>{license.name}</ApiAddress>
          )}
          {license.identifier !== undefined &&
            license.identifier !== license.name &&
            ` (${license.identifier})`}
        </li>
      )}
      {termsOfService !== undefined && (
        <li>
          <ApiAddress address={termsOfService}>
            <Translate
              id="theme.api.overview.terms"
              description="Link to the terms of service of an API"
            >
              Terms of service
            </Translate>
          </ApiAddress>
        </li>
      )}
    </ul>
  );
}
