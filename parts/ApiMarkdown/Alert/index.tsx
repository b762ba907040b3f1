import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  readonly kind: string;
  /** The author's title; absent: that of the kind. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

// As Docusaurus renders its admonitions, with its labels where it has them.
const ALERTS: {[kind: string]: {className: string; title: string}} = {
  note: {
    className: 'alert--secondary',
    title: translate({
      id: 'theme.admonition.note',
      message: 'note',
      description: 'The default label used for the Note admonition (:::note)',
    }),
  },
  tip: {
    className: 'alert--success',
    title: translate({
      id: 'theme.admonition.tip',
      message: 'tip',
      description: 'The default label used for the Tip admonition (:::tip)',
    }),
  },
  info: {
    className: 'alert--info',
    title: translate({
      id: 'theme.admonition.info',
      message: 'info',
      description: 'The default label used for the Info admonition (:::info)',
    }),
  },
  important: {
    className: 'alert--info',
    title: translate({
      id: 'theme.api.markdown.important',
      message: 'important',
      description: 'Title of an alert in a description, as “note” and “warning” are',
    }),
  },
  warning: {
    className: 'alert--warning',
    title: translate({
      id: 'theme.admonition.warning',
      message: 'warning',
      description: 'The default label used for the Warning admonition (:::warning)',
    }),
  },
  danger: {
    className: 'alert--danger',
    title: translate({
      id: 'theme.admonition.danger',
      message: 'danger',
      description: 'The default label used for the Danger admonition (:::danger)',
    }),
  },
  caution: {
    className: 'alert--danger',
    title: translate({
      id: 'theme.admonition.caution',
      message: 'caution',
      description: 'The default label used for the Caution admonition (:::caution)',
    }),
  },
};

export default function ApiMarkdownAlert({kind, title: ownTitle, children}: Props): ReactNode {
  const {className, title} = ALERTS[kind] ?? {};
  return (
    <div role="note" className={clsx('alert', className, styles.alert)}>
      <p className={styles.alertTitle}>{ownTitle ?? title}</p>
      {children}
    </div>
  );
}
