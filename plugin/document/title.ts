/** Longest summary that is a title. In characters. */
const MAX_TITLE = 80;
/** Headings, lists, quotes, tables and code: Markdown that fills whole lines. */
const BLOCK = /^ {0,3}(?:#{1,6} |[-*+] |\d+[.)] |>|\||```|~~~)/m;

/**
 * Why a summary is not a title, in words that follow “This summary”; undefined where it is one.
 * Other summaries belong to the description.
 */
export function findTitleProblem(summary: string): string | undefined {
  const text = summary.trim();
  if (text.includes('\n')) return 'has several lines';
  if (BLOCK.test(text)) return 'contains block Markdown, such as a list or a heading';
  return text.length > MAX_TITLE ? `is longer than ${MAX_TITLE} characters` : undefined;
}
