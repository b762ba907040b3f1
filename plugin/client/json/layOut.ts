import {createJsonPrinter} from './printer';
import {createRowSplitter} from './rows';

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
