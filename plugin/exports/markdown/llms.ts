import {escapeText, joinBlocks, toLink} from './text';

/**
 * A list of links, as https://llmstxt.org describes it: one heading, a summary, and sections of
 * links.
 */
export type LlmsIndex = {title: string; summary?: string; sections: LlmsSection[]};
export type LlmsSection = {title: string; items: string[]};

export function toLlmsText({title, summary, sections}: LlmsIndex): string {
  const blocks = sections
    .filter(({items}) => items.length > 0)
    .flatMap((section) => [`## ${escapeText(section.title)}`, section.items.join('\n')]);
  return `${joinBlocks([`# ${escapeText(title)}`, summary === undefined || summary.trim() === '' ? undefined : `> ${escapeText(summary)}`, ...blocks])}\n`;
}

export function toLlmsItem(title: string, url: string, about?: string): string {
  return `- ${toLink(title, url)}${about === undefined ? '' : `: ${escapeText(about)}`}`;
}

/** In characters. Models do not read more at once. */
const FULL_SIZE = 3_000_000;

/** Joins as many texts as fit; the file then says how many are missing, and where they are. */
export function toFullText(texts: Iterable<string>, index: string): string {
  const shown: string[] = [];
  let size = 0;
  let left = 0;
  for (const text of texts) {
    if (text === '') continue;
    if (left === 0 && size + text.length <= FULL_SIZE) {
      shown.push(text);
      size += text.length;
    } else left += 1;
  }
  if (left > 0)
    shown.push(
      `This file ends here, because ${left} more parts would make it too long. ${toLink('The list of all pages', index)} links to each of them.`,
    );
  return `${joinBlocks(shown)}\n`;
}
