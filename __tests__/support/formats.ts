import fs from 'fs';
import path from 'path';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {ALL_FORMATS, createTestLoader} from './createTestLoader';
import type {Site} from '../../plugin/types';
import {toFormatFiles} from '../../plugin/exports/formatFiles';
import type {TextFile} from '../../plugin/exports/types';
import type {LlmsTab} from '../../plugin/exports/llmsFiles';
import {squeeze} from './pages';

/**
 * Runs the pipeline in a folder with a docs.json and returns the files that accompany the pages, by
 * URL.
 */
export async function loadFormats(
  siteDir: string,
  docsJson = 'docs.json',
  formats = ALL_FORMATS,
): Promise<{content: Site; files: Map<string, TextFile>; llms: LlmsTab[]}> {
  const content = await createTestLoader(siteDir, {docsJson, formats})();
  const {files, llms} = await toFormatFiles(content, {
    siteUrl: 'https://docs.example.com',
    baseUrl: '/',
  });
  return {content, files: new Map(files.map((file) => [file.url, file])), llms};
}

const parser = unified().use(remarkParse).use(remarkGfm);

export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}

/** What the tests of a Markdown file look at. */
export type MarkdownFacts = {
  /** The text that a reader sees, without white space. */
  said: string;
  /** Levels of its headings. */
  depths: number[];
  /** Targets of its links. */
  urls: string[];
};

const readSection = rememberOf((text: string): MarkdownFacts => ({
  said: toSaid(text),
  depths: findNodes(text, 'heading').map(({depth}) => depth),
  urls: findNodes(text, 'link').map(({url}) => url),
}));

/** Reads a page by its sections: those of named schemas, most of its text, are on many pages. */
export function readMarkdown(text: string): MarkdownFacts {
  const parts = splitSchemas(text).map(readSection);
  return {
    said: parts.map(({said}) => said).join(''),
    depths: parts.flatMap(({depths}) => depths),
    urls: parts.flatMap(({urls}) => urls),
  };
}

/** The text before the named schemas of a page, and that of each schema. */
export function splitSchemas(text: string): string[] {
  const start = text.indexOf('\n## Schemas\n');
  return start < 0
    ? [text]
    : [text.slice(0, start), ...text.slice(start).split(/\n(?=### `)|(?=\n---\n)/)];
}

/** A function that keeps its results by a string. */
export function rememberOf<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, {value: T}>();
  return (text) => {
    const found = known.get(text) ?? {value: make(text)};
    known.set(text, found);
    return found.value;
  };
}

/**
 * The text of a Markdown file that a reader sees, without white space. Markdown shows invisible
 * spaces as escapes.
 */
export function toSaid(text: string): string {
  const said: string[] = [];
  const pending: Nodes[] = [parseMarkdown(text)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if ('value' in node) said.push(node.value);
    else if (node.type === 'image' && node.alt) said.push(node.alt);
    if ('children' in node) pending.push(...[...node.children].reverse());
  }
  return squeeze(said.join(' ').replace(/\\u(?:200b|00ad|feff)/g, ''));
}

/** Nodes of one type, in order. */
export function findNodes<T extends Nodes['type']>(
  text: string,
  type: T,
): Extract<Nodes, {type: T}>[] {
  const found: Extract<Nodes, {type: T}>[] = [];
  const pending: Nodes[] = [parseMarkdown(text)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.type === type) found.push(node as Extract<Nodes, {type: T}>);
    if ('children' in node) pending.push(...[...node.children].reverse());
  }
  return found;
}

export function writeFile(dir: string, name: string, text: string): string {
  const file = path.join(dir, name);
  fs.writeFileSync(file, text);
  return file;
}
