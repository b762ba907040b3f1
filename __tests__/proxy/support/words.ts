/** Splits lines at spaces: a long list of short strings. */
export const words = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));
