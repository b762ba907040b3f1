import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {
  StaticContent,
  useDisclosure,
  useHasClosedParts,
} from 'docusaurus-plugin-api-reference/client';
import type {Props} from '@theme/ApiDisclosure';
import './styles.module.css';

// A native disclosure. On a large page, closed content is in the HTML for readers without
// JavaScript and for machines, but enters the page only after it has been opened or searched, so
// that nobody waits for content that is not visible.
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
      // A browser opens the disclosures around the hash before React hydrates the page.
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
