import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiRows';
import './styles.module.css';

// A list of rows between hairlines.
export default function ApiRows({children}: Props): ReactNode {
  return <ul className="theme-api-rows">{children}</ul>;
}
