import React, {type ReactNode} from 'react';
import {toValueText, type Json} from 'docusaurus-plugin-api-reference/client';
import './styles.module.css';

export interface Props {
  readonly value: Json;
}

// A value of the document. A string has quotes only where it would read as another type, as "1"
// would.
export default function ApiValue({value}: Props): ReactNode {
  return <code className="theme-api-value">{toValueText(value)}</code>;
}
