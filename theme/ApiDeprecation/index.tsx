import React, {type ReactNode} from 'react';
import {say, type Deprecation} from 'docusaurus-plugin-api-reference/client';
import ApiMarkdown from '@theme/ApiMarkdown';
import styles from './styles.module.css';

export interface Props {
  readonly deprecation: Deprecation;
}

// Why something is deprecated, and until when it works. Renders nothing if the document gives
// neither.
export default function ApiDeprecation({deprecation: {description, sunset}}: Props): ReactNode {
  if (description === undefined && sunset === undefined) return null;
  return (
    <div className={`theme-api-deprecation ${styles.deprecation}`}>
      {description !== undefined && <ApiMarkdown>{description}</ApiMarkdown>}
      {sunset !== undefined && say({message: 'sunset', values: {date: sunset}})}
    </div>
  );
}
