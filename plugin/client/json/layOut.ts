import {createJsonPrinter} from './printer';
import {createRowSplitter} from './rows';

/** Characters that are laid out before the browser gets a turn. Some milliseconds of work. */
const SLICE = 64 * 1024;

/**
 * Cuts a text into rows, JSON laid out, without holding up the page: `onRows` gets what there is
 * after each slice, the last time with `done`.
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

/** Less and less often: the first screen counts, and every report is a render. */
function isPowerOfTwo(count: number): boolean {
  return (count & (count - 1)) === 0;
}
