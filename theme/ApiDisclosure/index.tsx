import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  StaticContent,
  useDisclosure,
  useHasClosedParts,
} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiDisclosure';
import './styles.module.css';

// A native disclosure. On a large page what is closed is in the HTML for readers without JavaScript
// and for machines, and in the page only after it was opened or searched: nobody waits for what
// nobody sees.
export default function ApiDisclosure({
  id,
  label,
  summary,
  isOpen = false,
  closed,
  className,
  children,
}: Props): ReactNode {
  const hasClosedParts = useHasClosedParts();
  const {ref, onToggle, wasOpened} = useDisclosure(id);
  const isInPage = wasOpened || (closed === undefined && (isOpen || hasClosedParts));
  return (
    <details
      ref={ref}
      className={clsx('theme-api-disclosure', className)}
      open={isOpen}
      onToggle={onToggle}
      // A browser opens the way to the hash before React comes.
      suppressHydrationWarning
    >
      <summary aria-label={label}>{summary}</summary>
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
