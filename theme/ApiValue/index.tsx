import React, {type ReactNode} from 'react';
import {formatJson} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiValue';
import './styles.module.css';

// A value of the document as a JSON literal, so that "1" and 1 can be told apart.
export default function ApiValue({value}: Props): ReactNode {
  return <code className="theme-api-value">{formatJson(value)}</code>;
}
