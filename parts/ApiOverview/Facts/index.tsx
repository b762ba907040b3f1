import React, {type ReactNode} from 'react';
import {useIsImageShown} from 'docusaurus-plugin-api-reference/client';
import ApiAddress from 'docusaurus-plugin-api-reference/parts/ApiAddress';
import ApiOverviewLogo from 'docusaurus-plugin-api-reference/parts/ApiOverview/Logo';
import ApiPageLink from 'docusaurus-plugin-api-reference/parts/ApiPageLink';
import type {Info} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly info: Info;
  /** Where the document can be downloaded. */
  readonly download?: string;
  /** Permalink of the changelog. */
  readonly changelog?: string;
  /** Permalink of the list of deprecations. */
  readonly deprecations?: string;
  /** Permalink of the page of errors. */
  readonly errors?: string;
  /** Where the list of schemas is. */
  readonly schemas?: string;
}

// The contact, the terms, the document itself, and a logo that is only a link.
export default function ApiOverviewFacts({
  info: {title, logo, contact, license, termsOfService},
  download,
  changelog,
  deprecations,
  errors,
  schemas,
}: Props): ReactNode {
  const isLogoLink = !useIsImageShown(logo?.url ?? '');
  const hasContact =
    contact !== undefined &&
    [contact.name, contact.url, contact.email].some((field) => field !== undefined);
  if (
    !hasContact &&
    !license &&
    !(logo && isLogoLink) &&
    [termsOfService, download, changelog, deprecations, errors, schemas].every(
      (fact) => fact === undefined,
    )
  )
    return null;
  return (
    <ul className={`theme-api-overview-facts ${styles.facts}`}>
      {download !== undefined && (
        <li>
          <a href={download} download>
            {messages.download}
          </a>
        </li>
      )}
      <Pages changelog={changelog} deprecations={deprecations} errors={errors} schemas={schemas} />
      {hasContact && <Contact contact={contact} />}
      {license && <License license={license} />}
      {termsOfService !== undefined && (
        <li>
          <ApiAddress address={termsOfService}>{messages.terms}</ApiAddress>
        </li>
      )}
      {logo && isLogoLink && (
        <li>
          <ApiOverviewLogo logo={logo} name={title} />
        </li>
      )}
    </ul>
  );
}

function Contact({contact}: {contact: NonNullable<Props['info']['contact']>}): ReactNode {
  return (
    <li>
      {messages.contact}{' '}
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
  );
}

function License({license}: {license: NonNullable<Props['info']['license']>}): ReactNode {
  return (
    <li>
      {messages.license}{' '}
      {license.url === undefined ? (
        license.name
      ) : (
        <ApiAddress address={license.url}>{license.name}</ApiAddress>
      )}
      {license.identifier !== undefined &&
        license.identifier !== license.name &&
        ` (${license.identifier})`}
    </li>
  );
}

// Pages that list something about the whole document.
function Pages({
  changelog,
  deprecations,
  errors,
  schemas,
}: Pick<Props, 'changelog' | 'deprecations' | 'errors' | 'schemas'>): ReactNode {
  return (
    <>
      {schemas !== undefined && (
        <li>
          <ApiPageLink to={schemas}>{messages.schemasTitle}</ApiPageLink>
        </li>
      )}
      {errors !== undefined && (
        <li>
          <ApiPageLink to={errors}>{messages.errorsTitle}</ApiPageLink>
        </li>
      )}
      {changelog !== undefined && (
        <li>
          <ApiPageLink to={changelog}>{messages.changelog}</ApiPageLink>
        </li>
      )}
      {deprecations !== undefined && (
        <li>
          <ApiPageLink to={deprecations}>{messages.deprecationsTitle}</ApiPageLink>
        </li>
      )}
    </>
  );
}
