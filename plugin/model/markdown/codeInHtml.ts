import type {Root} from 'mdast';
import {ALLOWED_TAGS, listHtmlNodes} from './escapeUnknownTags';

/** Code that is marked already, a comment, a tag, or words between backticks. */
const PART =
  /<(pre|code|kbd|samp)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<\/?[A-Za-z](?:[^<>"'`]|"[^"]*"|'[^']*')*>|(?<!`)`([^`\n]+)`(?!`)/gi;

/**
 * remark plugin that makes `code` of what stands between backticks in a block of HTML, where
 * CommonMark shows the backticks.
 */
export function markCodeInHtml() {
  return (root: Root): void => {
    for (const node of listHtmlNodes(root))
      node.value = node.value.replace(PART, (part: string, _element: unknown, code?: string) =>
        code === undefined || hasElement(code)
          ? part
          : `<code>${code.replaceAll('<', '&lt;')}</code>`,
      );
  };
}

/** Whether an element begins or ends in the words: the backticks are apostrophes. */
function hasElement(words: string): boolean {
  if (/^<[^<>]*>$/.test(words)) return false;
  return Array.from(words.matchAll(/<\/?([A-Za-z]\w*)/g)).some(([, name = '']) =>
    ALLOWED_TAGS.has(name.toLowerCase()),
  );
}
