import React, {useEffect, useState, type ReactNode, useRef} from 'react';
import {
  findRows,
  layOut,
  MAX_ROWS,
  toRowPieces,
} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import * as messages from '../messages';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
  /** Laid out as JSON, with colours. */
  readonly pretty: boolean;
  readonly isSearched: boolean;
}

// A body as text, rendered in slices so that the page stays fast whatever its size, with a search.
export default function ApiConsoleText({text, pretty, isSearched}: Props): ReactNode {
  const rows = useRows(text, pretty);
  const [written, setQuery] = useState('');
  const query = isSearched ? written : '';
  const {found, current, setCurrent} = useSearch(rows, query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSearched) input.current?.focus();
  }, [isSearched]);
  const go = (step: number) => setCurrent((current + step + found.length) % found.length);
  return (
    <div>
      {isSearched && (
        <div className={styles.search}>
          <input
            ref={input}
            type="search"
            aria-label={messages.responseSearch}
            placeholder={messages.responseSearch}
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || found.length === 0)
                return;
              event.preventDefault();
              go(event.shiftKey ? -1 : 1);
            }}
          />
          <Count query={query} current={current} count={found.length} />
          {found.length > 1 && <Steps onStep={go} />}
        </div>
      )}
      <Rows
        rows={rows}
        json={pretty}
        query={query}
        current={query === '' ? undefined : found[current]}
      />
      {rows.length >= MAX_ROWS && <p>{messages.responseRows(MAX_ROWS)}</p>}
    </div>
  );
}

// The lines of a text as laid out.
function useRows(text: string, pretty: Props['pretty']): readonly string[] {
  const [rows, setRows] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void layOut(text, {pretty, signal: controller.signal, onRows: setRows});
    return () => controller.abort();
  }, [text, pretty]);
  return rows;
}

// The numbers of the lines that match the query, and which match is shown.
function useSearch(rows: readonly string[], query: string) {
  const [found, setFound] = useState<readonly number[]>([]);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setCurrent(0);
    void findRows(rows, query, controller.signal).then(
      (numbers) => !controller.signal.aborted && setFound(numbers),
    );
    return () => controller.abort();
  }, [rows, query]);
  return {found, current, setCurrent};
}

function Count({
  query,
  current,
  count,
}: {
  query: string;
  current: number;
  count: number;
}): ReactNode {
  return (
    <span role="status" className={styles.count}>
      {query !== '' &&
        (count === 0 ? messages.responseNotFound : messages.responseFound(current + 1, count))}
    </span>
  );
}

function Steps({onStep}: {onStep: (step: number) => void}): ReactNode {
  return (
    <>
      <ApiButton aria-label={messages.responsePrevious} onClick={() => onStep(-1)}>
        ↑
      </ApiButton>
      <ApiButton aria-label={messages.responseNext} onClick={() => onStep(1)}>
        ↓
      </ApiButton>
    </>
  );
}

type RowsProps = {
  readonly rows: readonly string[];
  readonly json: boolean;
  /** What the reader searches for; empty: nothing. */
  readonly query: string;
  /** Number of the row to scroll to. */
  readonly current?: number;
};

/** Height of a row in pixels; must equal the height in the stylesheet. */
const ROW = 20;
/** Extra rows outside the visible area, so that fast scrolling shows no gaps. */
const MARGIN = 20;
/** Scrolled by keyboard. */
const SCROLLABLE = {tabIndex: 0};

// Only the visible rows are in the page.
function Rows({rows, json, query, current}: RowsProps): ReactNode {
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
