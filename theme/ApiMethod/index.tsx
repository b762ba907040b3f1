import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/ApiMethod';
import styles from './styles.module.css';

const KNOWN = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

// The word is the method; its colour comes from `--theme-api-method-<name>`.
export default function ApiMethod({method, className}: Props): ReactNode {
  const name = method.toLowerCase();
  return <span className={clsx('theme-api-method', styles.method, KNOWN.includes(name) && styles[name], className)}>{method}</span>;
}
