import {createHash} from 'crypto';
import type {PropChapter, PropSidebarSlice} from './props';

/**
 * The source of an ES module whose default export is a JSON value. Not a JSON file, because a
 * bundler records every key of those, however deep, to drop unused ones: for a large document that
 * takes gigabytes. A string is also what a browser parses fastest.
 * @see https://v8.dev/blog/cost-of-javascript-2019#json
 */
export function toDataModule(value: unknown): string {
  return toTextModule(JSON.stringify(value));
}

/** The same for a value that is already JSON. */
export function toTextModule(json: string): string {
  return `export default ${toParseCall(json)};\n`;
}

/** The name by which generated modules import the client's module of chapters. */
export const CHAPTERS_MODULE = '@api-chapters';

/**
 * A module that the chapters of a tab share: it gives them the sidebar of the tab.
 * @param tab what else the sidebar needs, apart from the data in `modules`
 */
export function toChaptersModule(
  tab: object,
  {sidebar, sidebarLinks}: {sidebar: string; sidebarLinks?: string},
): string {
  const from = (module: string) => `from ${JSON.stringify(module)};`;
  return [
    `import {addChapter} ${from(CHAPTERS_MODULE)}`,
    `import Layout ${from('@theme/ApiTabLayout')}`,
    `import sidebar ${from(sidebar)}`,
    ...(sidebarLinks === undefined
      ? ['const sidebarLinks = undefined;', 'const add = () => {};']
      : [`import sidebarLinks, {add} ${from(sidebarLinks)}`]),
    `const tab = {...${toParseCall(JSON.stringify(tab))}, sidebar, sidebarLinks};`,
    'export default function addTo(chapter, near) {',
    '  add(near);',
    '  return addChapter({...chapter, tab, Layout});',
    '}',
    '',
  ].join('\n');
}

/** What the module of a chapter gets in addition. */
export function toChapterText({module, page, near}: PropChapter): string {
  // A doc may be a chapter of several instances of the plugin, each of which adds its text.
  const id = createHash('sha256').update(module).digest('hex').slice(0, 8);
  const [add, remove] = [`addApiChapter_${id}`, `removeApiChapter_${id}`];
  return [
    '',
    `import ${add} from ${JSON.stringify(module)};`,
    `const ${remove} = ${add}(${toParseCall(JSON.stringify(page))}, ${toParseCall(JSON.stringify(near))});`,
    `if (import.meta.webpackHot) import.meta.webpackHot.dispose(${remove});`,
    '',
  ].join('\n');
}

function toParseCall(json: string): string {
  return `JSON.parse('${json.replace(/[\\']/g, '\\$&')}')`;
}

const BEGINNING = "export default JSON.parse('";

/** The value that a module of this file exports. */
export function readDataModule(text: string): unknown {
  const start = text.indexOf(BEGINNING) + BEGINNING.length;
  return JSON.parse(text.slice(start, text.lastIndexOf("');")).replace(/\\([\\'])/g, '$1'));
}

/** A module whose default export loads a data module. */
export function toLoaderModule(data: string): string {
  return `export default ${toLoadFunction(data)};\n`;
}

function toLoadFunction(data: string): string {
  return `() => import(${JSON.stringify(data)}).then((module) => module.default)`;
}

/**
 * The module that the files of a long sidebar share: it collects the links that they contain, and
 * loads the rest. Its default export is `SidebarLinks`.
 * @param all module of all links
 */
export function toSidebarLinksModule(all: string): string {
  return [
    'const known = {};',
    'export function add(slices) {',
    '  for (const [group, start, links] of slices) links.forEach((link, index) => { (known[group] ??= [])[start + index] = link; });',
    '}',
    `export default {known, load: ${toLoadFunction(all)}};`,
    '',
  ].join('\n');
}

/**
 * A module with data of pages, which is already JSON. In a long sidebar it also adds the links near
 * these pages, before any page that needs them is rendered.
 * @param links the module that collects the links
 */
export function toPagesModule(
  json: string,
  near: readonly PropSidebarSlice[] | undefined,
  links: {module: string} | undefined,
): string {
  const data = toTextModule(json);
  return near && links
    ? `import {add} from ${JSON.stringify(links.module)};\nadd(${toParseCall(JSON.stringify(near))});\n${data}`
    : data;
}
