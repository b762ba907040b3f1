import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

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
