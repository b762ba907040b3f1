/** Maximum length of a title, in characters. */
const MAX_TITLE = 80;
/** Headings, lists, quotations, tables and code: Markdown that takes whole lines. */
const BLOCK = /^ {0,3}(?:#{1,6} |[-*+] |\d+[.)] |>|\||```|~~~)/m;

/**
 * Why the summary of an operation or the title of a schema is not a title, as the end of a sentence
 * that begins with “This summary”; undefined for a title. Others become part of the description.
 */
export function findTitleProblem(summary: string): string | undefined {
  const text = summary.trim();
  if (text.includes('\n')) return 'has several lines';
  if (BLOCK.test(text)) return 'contains block Markdown, such as a list or a heading';
  return text.length > MAX_TITLE ? `is longer than ${MAX_TITLE} characters` : undefined;
}
