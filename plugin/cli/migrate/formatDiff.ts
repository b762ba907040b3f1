import {createTwoFilesPatch} from 'diff';

/** Lines of one file that are shown; of a long list the first ones say what it is. */
const MOST_LINES = 60;

/** What becomes of a file, as `diff -u` shows it; `before` is absent of a new one. */
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
