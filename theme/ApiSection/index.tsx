import React, {type ReactNode} from 'react';
import type {Props} from '@theme/ApiSection';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

// A section of a page, below a line. `note` is beside its heading.
export default function ApiSection({
  id,
  title,
  note,
  hasHeading = true,
  children,
}: Props): ReactNode {
  return (
    <section className={`theme-api-section ${styles.section}`}>
      <div className={styles.head}>
        {hasHeading ? (
          <Heading as="h2" id={id} className={styles.heading}>
            {title}
          </Heading>
        ) : (
          <strong id={id}>{title}</strong>
        )}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  );
}
