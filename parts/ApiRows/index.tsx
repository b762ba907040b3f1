import React, {type ReactNode} from 'react';
import './styles.module.css';

export interface Props {
  /** `ApiRow`s. */
  readonly children: ReactNode;
}

// A list of rows between hairlines.
export default function ApiRows({children}: Props): ReactNode {
  return <ul className="theme-api-rows">{children}</ul>;
}
