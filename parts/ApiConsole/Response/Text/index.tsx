import React, {useEffect, useId, useState, type ReactNode} from 'react';
import {findRows, layOut, MAX_ROWS} from 'docusaurus-plugin-api-reference/client/internal';
import ApiButton from 'docusaurus-plugin-api-reference/parts/ApiButton';
import Rows from 'docusaurus-plugin-api-reference/parts/ApiConsole/Response/Rows';
import * as messages from '../../messages';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
  /** Laid out as JSON, with colours. */
  readonly pretty: boolean;
}

// A body as text, rendered in slices so that the page stays fast whatever its size, with a search.
export default function ApiConsoleText({text, pretty}: Props): ReactNode {
  const id = useId();
  const rows = useRows(text, pretty);
  const [query, setQuery] = useState('');
  const {found, current, setCurrent} = useSearch(rows, query);
  const go = (step: number) => setCurrent((current + step + found.length) % found.length);
  return (
    <div>
      <div className={styles.search}>
        <label htmlFor={id} className={styles.label}>
          {messages.responseSearch}
        </label>
        <input
          id={id}
          type="search"
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
