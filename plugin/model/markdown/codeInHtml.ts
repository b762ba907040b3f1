import type {Root} from 'mdast';
import {ALLOWED_TAGS, listHtmlNodes} from './escapeUnknownTags';

/** Code that is marked already, a comment, a tag, or words between backticks. */
const PART =
  /<(pre|code|kbd|samp)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)|<\/?[A-Za-z](?:[^<>"'`]|"[^"]*"|'[^']*')*>|(?<!`)`([^`\n]+)`(?!`)/gi;

/**
 * remark plugin that marks text between backticks as `code` in blocks of HTML, where CommonMark
 * keeps the backticks.
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
