/** Rows searched before the browser gets a turn. */
const SLICE = 20_000;

/** Finds the numbers of the rows that contain a string, ignoring case. Stops early when aborted. */
export async function findRows(
  rows: readonly string[],
  query: string,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const found: number[] = [];
  if (query === '') return found;
  const wanted = query.toLowerCase();
  for (let start = 0; start < rows.length && !signal.aborted; start += SLICE) {
    const end = Math.min(rows.length, start + SLICE);
    for (let number = start; number < end; number += 1) {
      if (rows[number]?.toLowerCase().includes(wanted)) found.push(number);
    }
    if (end < rows.length) await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}
