/** Longer lines are split, so that even a line of five million characters becomes ordinary rows. */
const MAX_ROW_LENGTH = 1000;

export type RowSplitter = {
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
