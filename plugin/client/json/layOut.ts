import {createJsonPrinter} from './printer';

/** Rows that are shown: browsers limit the height of elements to about 17 million pixels. */
export const MAX_ROWS = 800_000;

/** Characters formatted before the browser gets a turn: a few milliseconds of work. */
const SLICE = 64 * 1024;

/**
 * Formats JSON and splits it into rows, at most `MAX_ROWS`, without blocking the page: after each
 * slice, `onRows` gets the rows so far, the last time with `done`.
 */
export async function layOut(
  text: string,
  {
    pretty,
    signal,
    onRows,
  }: {
    pretty: boolean;
    signal: AbortSignal;
    onRows: (rows: readonly string[], done: boolean) => void;
  },
): Promise<void> {
  const printer = createJsonPrinter();
  const splitter = createRowSplitter();
  for (let start = 0; start === 0 || start < text.length; start += SLICE) {
    const slice = text.slice(start, start + SLICE);
    splitter.push(pretty ? printer.push(slice) : slice);
    const done = start + SLICE >= text.length || splitter.count() >= MAX_ROWS;
    if (done || isPowerOfTwo(start / SLICE)) onRows(splitter.rows().slice(0, MAX_ROWS), done);
    if (done) return;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
  }
}

/** Reports become less frequent: the first screen matters most, and every report is a render. */
function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0;
}

/** Longer lines are split, so that even a line of five million characters becomes ordinary rows. */
const MAX_ROW_LENGTH = 1000;

type RowSplitter = {
  push: (text: string) => void;
  /** How many rows are complete. */ count: () => number;
  /** Complete rows, then the one that is still open. */ rows: () => readonly string[];
};

/**
 * Splits text that arrives in pieces into rows of one line each; long lines become several rows.
 */
export function createRowSplitter(): RowSplitter {
  const rows: string[] = [];
  let open = '';

  /** Returns where the line's last row begins if that row may still grow. */
  function addRows(line: string, isOpen = false): number {
    let start = 0;
    while (line.length - start > MAX_ROW_LENGTH) {
      // The two halves of a character stay together.
      const end =
        start +
        MAX_ROW_LENGTH -
        Number(/[\uD800-\uDBFF]/.test(line.charAt(start + MAX_ROW_LENGTH - 1)));
      rows.push(line.slice(start, end));
      start = end;
    }
    if (!isOpen) rows.push(line.slice(start));
    return start;
  }

  return {
    push(text) {
      const joined = open + text;
      let start = 0;
      for (let end = joined.indexOf('\n'); end >= 0; end = joined.indexOf('\n', start)) {
        addRows(joined.slice(start, joined[end - 1] === '\r' && end > start ? end - 1 : end));
        start = end + 1;
      }
      open = joined.slice(start);
      open = open.slice(addRows(open, true));
    },
    count: () => rows.length,
    rows: () => (open === '' && rows.length > 0 ? rows : [...rows, open]),
  };
}
