import type {Sight, Sign} from './types';

/**
 * Reads sights from text, one per line: `page ¦ id ¦ sign ¦ …`. The id may be empty: anywhere on
 * the page. A sign is text, a link `[text](to)`, `not: text`,
 * `HTML: text / Markdown: text`, or `HTML only (why): text or link`.
 */
export const readSights = (text: string): Sight[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [page, id, ...signs] = line.trim().split(/ *¦ ?/);
      return [page!, id!, ...signs.map(readSign)];
    });

function readSign(text: string): Sign {
  const [, not] = /^not: (.*)$/.exec(text) ?? [];
  if (not !== undefined) return {not};
  const [, html, markdown] = /^HTML: (.*) \/ Markdown: (.*)$/.exec(text) ?? [];
  if (html !== undefined) return {html, markdown: markdown!};
  const [, why, only] = /^HTML only \(([^)]*)\): (.*)$/.exec(text) ?? [];
  if (only !== undefined) return {html: readContent(only), only: why!};
  return readContent(text);
}

function readContent(text: string): string | {link: string; to: string} {
  const [, link, to] = /^\[(.*)\]\((.*)\)$/.exec(text) ?? [];
  return link === undefined ? text : {link, to: to!};
}
