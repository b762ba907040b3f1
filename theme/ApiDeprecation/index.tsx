import React, {type ReactNode} from 'react';
import {say} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiDeprecation';
import ApiMarkdown from '@theme/ApiMarkdown';
import styles from './styles.module.css';

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
