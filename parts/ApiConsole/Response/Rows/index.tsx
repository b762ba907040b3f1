import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {toRowPieces} from 'docusaurus-plugin-api-reference/client/internal';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly rows: readonly string[];
  readonly json: boolean;
  /** What the reader searches for; empty: nothing. */
  readonly query: string;
  /** Number of the row to scroll to. */
  readonly current?: number;
}

/** Height of a row in pixels; must equal the height in the stylesheet. */
const ROW = 20;
/** Extra rows outside the visible area, so that fast scrolling shows no gaps. */
const MARGIN = 20;
/** Scrolled by keyboard. */
const SCROLLABLE = {tabIndex: 0};

// Only the visible rows are in the page.
export default function ApiConsoleRows({rows, json, query, current}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    if (frame.current) setHeight(frame.current.clientHeight || 600);
  }, [rows.length]);
  useEffect(() => {
    if (current !== undefined) frame.current?.scrollTo?.({top: Math.max(0, current * ROW - 60)});
  }, [current]);
  const first = Math.max(0, Math.floor(top / ROW) - MARGIN);
  const last = Math.min(rows.length, Math.ceil((top + height) / ROW) + MARGIN);
  return (
    <div
      ref={frame}
      dir="ltr"
      className={styles.frame}
      role="region"
      aria-label={messages.responseBody}
      {...SCROLLABLE}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <pre className={styles.rows} style={{blockSize: rows.length * ROW}}>
        <code style={{insetBlockStart: first * ROW}}>
          {rows.slice(first, last).map((row, index) => (
            <span
              key={first + index}
              className={first + index === current ? styles.current : undefined}
            >
              {toRowPieces(row, {json, query}).map(({text, kind, found}, piece) => {
                const className = kind && styles[kind];
                return found ? (
                  <mark key={piece} className={className}>
                    {text}
                  </mark>
                ) : className ? (
                  <span key={piece} className={className}>
                    {text}
                  </span>
                ) : (
                  text
                );
              })}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
