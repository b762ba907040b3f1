import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import './styles.module.css';

export interface Props {
  readonly method: string;
  readonly className?: string;
}

const COLOURED = new Set(['get', 'post', 'put', 'patch', 'delete', 'query']);

// Shows the method; its colour comes from `--theme-api-method-<name>`.
export default function ApiMethod({method, className}: Props): ReactNode {
  const name = method.toLowerCase();
  return (
    <span
      className={clsx(
        'theme-api-method',
        COLOURED.has(name) && `theme-api-method--${name}`,
        className,
      )}
    >
      {method}
    </span>
  );
}
