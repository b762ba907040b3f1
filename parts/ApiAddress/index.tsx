import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useApiDocument} from 'docusaurus-plugin-api-reference/client';
import './styles.module.css';
import type {Address} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  /** A URL, or the string that the document has in its place. */
  readonly address: Address;
  /** Text of the link. Default: the URL. */
  readonly children?: ReactNode;
  readonly title?: string;
}

// A URL of the document. A part of the document (`#operation/listPets`) links to its page. Anything
// else is a plain link, which neither the router nor the link checker reads; a string that is not a
// URL is shown as text. `children` is the link's text.
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
