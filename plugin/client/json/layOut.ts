import {createJsonPrinter} from './printer';

/** Characters formatted before the browser gets a turn: a few milliseconds of work. */
const SLICE = 64 * 1024;

/**
 * Formats JSON and splits it into rows without blocking the page: after each slice, `onRows` gets
 * the rows so far, the last time with `done`.
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
    const done = start + SLICE >= text.length;
    if (done || isPowerOfTwo(start / SLICE)) onRows(splitter.rows(), done);
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
  /** Complete rows, then the one that is still open. */ rows: () => readonly string[];
};

/**
 * Splits text that arrives in pieces into rows of one line each; long lines become several rows.
 */
export function createRowSplitter(): RowSplitter {
  const rows: string[] = [];
  let open = '';

  function addLine(line: string): void {
    for (let start = 0; start < line.length || start === 0; start += MAX_ROW_LENGTH)
      rows.push(line.slice(start, start + MAX_ROW_LENGTH));
  }

  return {
    push(text) {
      const joined = open + text;
      let start = 0;
      for (let end = joined.indexOf('\n'); end >= 0; end = joined.indexOf('\n', start)) {
        addLine(joined.slice(start, joined[end - 1] === '\r' && end > start ? end - 1 : end));
        start = end + 1;
      }
      open = joined.slice(start);
      if (open.length > MAX_ROW_LENGTH) {
        const whole = open.length - (open.length % MAX_ROW_LENGTH);
        addLine(open.slice(0, whole));
        open = open.slice(whole);
      }
    },
    rows: () => (open === '' && rows.length > 0 ? rows : [...rows, open]),
  };
}
