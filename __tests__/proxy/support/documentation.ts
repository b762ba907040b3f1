import fs from 'fs';
import path from 'path';

const DOCUMENTATION = path.resolve(__dirname, '../../../example-site/docs');

/** The titles of a page's code blocks, with their languages. */
export function listBlocks(page: string): [language: string, title: string][] {
  const text = fs.readFileSync(path.join(DOCUMENTATION, page), 'utf8');
  return [...text.matchAll(/^```(\w+)(?: title="([^"]+)")?\n[^]*?\n```$/gm)].map(
    ([, language = '', title = '']) => [language, title],
  );
}

/**
 * Reads a code block of the documentation by its title, and replaces parts of it. Throws if a part
 * is missing.
 */
export function readBlock(
  page: string,
  title: string,
  replacements: {[text: string]: string} = {},
): string {
  const text = fs.readFileSync(path.join(DOCUMENTATION, page), 'utf8');
  const [, start] = text.split(`title="${title}"\n`);
  if (start === undefined) throw new Error(`${page} has no block with the title ${title}`);
  return Object.entries(replacements).reduce(
    (block, [from, to]) => {
      if (!block.includes(from)) throw new Error(`The block ${title} does not have ${from}`);
      return block.replaceAll(from, to);
    },
    start.slice(0, start.indexOf('\n```')),
  );
}
