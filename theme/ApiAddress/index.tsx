import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiAddress';
import './styles.module.css';

// Where something is, as the document says. A part of the document (`#operation/listPets`) is on a
// page. Anything else is a plain link, which no router and no check of links reads; what is not a
// URL is text. `children` are the words for it.
export default function ApiAddress({address, children, ...props}: Props): ReactNode {
  const {documentLinks = {}} = useApiDocument();
  if (typeof address !== 'string') {
    return (
      <span className="theme-api-address">
        {children} <code>{address.text}</code>
      </span>
    );
  }
  const page = Object.hasOwn(documentLinks, address) ? documentLinks[address] : undefined;
  if (page !== undefined) {
    return (
      <Link {...props} to={page}>
        {children ?? address}
      </Link>
    );
  }
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  return (
    <a
      {...props}
      className="theme-api-address"
      href={address}
      {...(isElsewhere && {target: '_blank', rel: 'noopener noreferrer'})}
    >
      {children ?? address}
    </a>
  );
}
