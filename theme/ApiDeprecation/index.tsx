import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
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
      {sunset !== undefined && (
        <Translate
          id="theme.api.sunset"
          description="When a deprecated thing stops working"
          values={{date: sunset}}
        >
          {'Will be removed on {date}.'}
        </Translate>
      )}
    </div>
  );
}
