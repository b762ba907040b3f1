import React, {type ReactNode} from 'react';
import {formatJson, type Json} from 'docusaurus-plugin-api-reference/client';
import './styles.module.css';

export interface Props {
  readonly value: Json;
}

// A value of the document as a JSON literal, so that "1" and 1 can be told apart.
export default function ApiValue({value}: Props): ReactNode {
  return <code className="theme-api-value">{formatJson(value)}</code>;
}
