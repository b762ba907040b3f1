import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiConsole/Section';
import styles from './styles.module.css';

export default function ApiConsoleSection({title, aside, children}: Props): ReactNode {
  return (
    <section className={`theme-api-console-section ${styles.section}`}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
