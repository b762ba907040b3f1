import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {
  useApiDocument,
  useApiOperation,
  useAuthoredIds,
} from 'docusaurus-plugin-api-reference/client';
import {
  listAuthoredHeadings,
  listSections,
  useSectionInView,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiOperationSectionTitle from 'docusaurus-plugin-api-reference/parts/ApiOperation/SectionTitle';
import * as messages from '../messages';
import styles from './styles.module.css';

/** Fewer sections are visible anyway. */
const MANY = 3;

// The sections of the page in one row, which stays visible: the samples take the column of a table
// of contents.
export default function ApiOperationContents(): ReactNode {
  const {security} = useApiDocument();
  const {operation, authored, toId, isEmbedded} = useApiOperation();
  const ids = useAuthoredIds();
  // The author's MDX made this markup.
  const toAuthored = ({id, value}: {id: string; value: string}) => ({
    id,
    title: <span dangerouslySetInnerHTML={{__html: value}} />,
  });
  const entries = [
    ...listAuthoredHeadings(authored.before, ids.before).map(toAuthored),
    ...listSections(operation, security).map((section) => ({
      id: toId(section),
      title: <ApiOperationSectionTitle section={section} />,
    })),
    ...listAuthoredHeadings(authored.after, ids.after).map(toAuthored),
  ];
  const row = useRef<HTMLElement>(null);
  const current = useSectionInView(entries.map(({id}) => id));
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Keyboard users who move along the row keep the focus where it is.
    if (link && !row.current?.querySelector(':focus-visible')) bringIntoSight(link);
  }, [current]);
  if (entries.length < MANY) return null;
  return (
    <nav
      ref={row}
      className={clsx('theme-api-contents', styles.contents, !isEmbedded && styles.sticky)}
      aria-label={messages.contents}
    >
      {entries.map(({id, title}) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          onFocus={({currentTarget}) => {
            // A pressed mouse button focuses, too: the link would no longer be below the pointer
            // when it is released, and not be clicked.
            if (currentTarget.matches(':focus-visible')) bringIntoSight(currentTarget);
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

/**
 * Scrolls the row sideways until a link is in its middle. Browsers leave a focused link cut off at
 * the edge.
 */
function bringIntoSight(link: HTMLElement): void {
  const row = link.parentElement;
  if (!row) return;
  row.scrollLeft = link.offsetLeft + (link.offsetWidth - row.clientWidth) / 2;
}
