import React, {type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {Anchor} from 'docusaurus-plugin-api-reference/client';
import styles from './styles.module.css';

export interface Props {
  readonly id: Anchor;
  /** As a string, it also names the link to the section. */
  readonly title: ReactNode;
  /** Shown beside the title. */
  readonly note?: ReactNode;
  /** Whether the title is a heading; true by default. */
  readonly hasHeading?: boolean;
  /** Of the heading; 2 by default. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
  readonly children: ReactNode;
}

// A section of a page, below a line. `note` is beside its heading.
export default function ApiSection({
  id,
  title,
  note,
  hasHeading = true,
  headingLevel = 2,
  children,
}: Props): ReactNode {
  return (
    <section className={`theme-api-section ${styles.section}`}>
      <div className={styles.head}>
        {hasHeading ? (
          <Heading as={`h${headingLevel}`} id={id} className={styles.heading}>
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
