import fs from 'fs';
import path from 'path';

const ENTITIES: {[name: string]: string} = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '};

/**
 * Text without any white space, so that line breaks and indentation do not matter when two texts
 * are compared.
 */
export const squeeze = (text: string): string => text.replace(/[\s\u00ad\u200b]+/g, '');

/** The words that a reader sees between the tags of a piece of HTML, squeezed. */
export function toText(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[a-z/][^>]*>/gi, '');
  return squeeze(
    bare.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (entity, name: string) =>
      name[0] === '#'
        ? String.fromCodePoint(Number(name[1] === 'x' ? `0${name.slice(1)}` : name.slice(1)))
        : (ENTITIES[name] ?? entity),
    ),
  );
}

/** The HTML file of a permalink in a build folder. */
export function readPage(buildDir: string, permalink: string): string {
  const bare = decodeURI(permalink).replace(/^\/|\/$/g, '');
  const file = [`${bare}/index.html`, `${bare}.html`]
    .map((name) => path.join(buildDir, name))
    .find((name) => fs.existsSync(name));
  if (!file) throw new Error(`No page for ${permalink} in ${buildDir}`);
  return fs.readFileSync(file, 'utf8');
}

/** The content of a page itself, between <main> and </main>. */
export const toMain = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
