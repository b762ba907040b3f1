/** Splits lines at spaces: a long list of short strings. */
export const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Reads a table: a row is a line, and ` · ` separates its cells. */
export const rows = <Row extends string[]>(text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' · ') as Row);
