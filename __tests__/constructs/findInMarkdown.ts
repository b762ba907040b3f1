import type {Sight} from './types';

const FLAGS = '(?:required|deprecated|read-only|write-only)';
/** What HTML puts between two facts: a dot, or a flag before the type instead of behind it. */
const BETWEEN = new RegExp(` · | (?=${FLAGS}\\b)|(?<=\\b${FLAGS}) `);

/** Without the marks of Markdown, and the words with which it introduces what HTML styles. */
const toPlain = (text: string): string =>
  text
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/^\s*- /gm, '')
    .replace(/\b(format|encoding|content)(?= `)/g, '')
    .replace(/names that match `([^`]*)`/g, '/$1/')
    .replace(/\be\.g\./g, 'Example')
    .replace(/[`*_"“”():,;·\\#[\]|]/g, '')
    .replace(/\s+/g, '');

/**
 * Lists what the Markdown of pages lacks of what readers find in their HTML. Markdown has no ids, so
 * anything may be anywhere on its page; links within a page are not links there.
 */
export function findInMarkdown(
  pages: ReadonlyMap<string, string>,
  sights: readonly Sight[],
): string[] {
  return sights.flatMap(([page, , ...signs]) => {
    const markdown = pages.get(page) ?? '';
    const text = toPlain(markdown);
    const findParts = (sign: string) =>
      sign
        .split(BETWEEN)
        .filter((part) => !text.includes(toPlain(part)))
        .map((part) => `${page}: “${part}” is not in the Markdown`);
    return signs.flatMap((sign) => {
      if (typeof sign === 'string') return findParts(sign);
      if ('markdown' in sign) return findParts(sign.markdown);
      if (!('link' in sign) || sign.to.startsWith('#')) return [];
      const to = sign.to.startsWith('/') ? `https://docs.example.com${sign.to}` : sign.to;
      return [to, `${to}.md`].some(
        (url) => markdown.includes(`](${url})`) || markdown.includes(`<${url}>`),
      )
        ? []
        : [`${page}: no link “${sign.link}” to ${sign.to} in the Markdown`];
    });
  });
}
