import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  StaticContent,
  useDisclosure,
  useHasClosedParts,
  type Anchor,
} from 'docusaurus-plugin-api-reference/client';
import './styles.module.css';

export interface Props {
  /** The anchor of its owner: an address that points inside opens the disclosure. */
  readonly id: Anchor;
  /** The anchors of its rows, if it contains only some of its owner's rows. */
  readonly rows?: readonly Anchor[];
  /** Its name, where the summary alone does not say what it opens. */
  readonly label?: string;
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  /**
   * What is in it until it is opened; absent: its content, for readers without JavaScript.
   */
  readonly closed?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

// A native disclosure. On a large page, closed content is in the HTML for readers without
// JavaScript and for machines, but enters the page only after it has been opened or searched, so
// that nobody waits for content that is not visible.
export default function ApiDisclosure({
  id,
  rows,
  label,
  summary,
  isOpen = false,
  closed,
  className,
  children,
}: Props): ReactNode {
  const hasClosedParts = useHasClosedParts();
  const {ref, onToggle, wasOpened} = useDisclosure(id, rows);
  const isInPage = wasOpened || (closed === undefined && (isOpen || hasClosedParts));
  return (
    <details
      ref={ref}
      className={clsx('theme-api-disclosure', className)}
      open={isOpen}
      onToggle={onToggle}
      // A browser opens the disclosures around the hash before React hydrates the page.
      suppressHydrationWarning
    >
      {/* Chromium would read the content again, as the description. */}
      <summary aria-label={label} aria-description={label === undefined ? undefined : ''}>
        {summary}
      </summary>
      {isInPage ? (
        children
      ) : closed === undefined ? (
        <StaticContent>{children}</StaticContent>
      ) : (
        closed
      )}
    </details>
  );
}
