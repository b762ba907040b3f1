import React, {type ReactNode} from 'react';
import {say, toSchemeWords, type SecurityScheme} from 'docusaurus-plugin-api-reference/client';
import {Say} from 'docusaurus-plugin-api-reference/client/internal';

export interface Props {
  /** Absent: the document does not define it. */
  readonly scheme?: SecurityScheme;
}

// The title of a security scheme, such as “Bearer token in Authorization”; documents give only ids.
export default function ApiSecuritySchemeTitle({scheme}: Props): ReactNode {
  const {title} = toSchemeWords(scheme);
  if (!title) return null;
  return 'message' in title ? <Say {...title} /> : say(title);
}
