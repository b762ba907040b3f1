import {createTwoFilesPatch} from 'diff';

/**
 * Maximum number of lines shown of a file; the first lines of a long list are enough to identify
 * it.
 */
const MOST_LINES = 60;

/** The changes to a file, as `diff -u` shows them; `before` is absent for a new file. */
export function formatDiff(file: string, before: string | undefined, after: string): string {
  const patch = createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${file}`,
    `b/${file}`,
    before ?? '',
    after,
    undefined,
    undefined,
    {context: 3},
  );
  const lines = patch.trimEnd().split('\n').slice(1);
  const more = lines.length - MOST_LINES;
  return more > 0
    ? `${lines.slice(0, MOST_LINES).join('\n')}\n… ${more} more lines`
    : lines.join('\n');
}
