import path from 'path';
import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import {createMdxParser} from '../config/mdxSyntax';
import {toFrame} from '../diagnostics/frame';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import {createRead, type ReadingContext} from './embedLoader';
import {checkPreset} from './fragments/checkPreset';
import {COMPONENT_NAMES, toComponentRequest} from './fragments/components';
import {readElements, type MdxParts} from './fragments/readElements';
import {rewriteMdx, type Replacement} from './fragments/rewriteMdx';
import {toFragment, type FragmentContext} from './fragments/toFragment';
import {toImport, toRequest} from './fragments/toImport';
import {FragmentError, type Embeds} from './fragments/types';

export type MdxLoaderOptions = {
  /** Prefix of the imports. */
  prefix: string;
  pluginId: string;
  /** The file of all `Embeds`. */
  file: string;
  siteDir: string;
  /** Docusaurus's options for reading Markdown. */
  format: 'mdx' | 'md' | 'detect';
};

/** From the bundler's loader context: https://webpack.js.org/api/loaders/#the-loader-context */
type LoaderContext = {resourcePath: string; getOptions(): MdxLoaderOptions} & ReadingContext;

const USED = new RegExp(`<(?:${COMPONENT_NAMES.join('|')})[\\s/>]`);

let parser: ReturnType<typeof createMdxParser> | undefined;

/**
 * A loader for the bundler that runs before Docusaurus's own: it replaces components of authored
 * pages by imports and checks imports, so that a mistake is shown where it is made.
 */
export default async function mdxLoader(this: LoaderContext, source: string): Promise<string> {
  const options = this.getOptions();
  const {prefix, file, siteDir} = options;
  if (!USED.test(source) && !source.includes(`${prefix}/`)) return source;
  if (!isMdx(this.resourcePath, source, options)) return source;
  const text = unwrapMdxCodeBlocks(source.replace(/\r\n?/g, '\n'));
  const parts = await readParts(text);
  if (!parts) return source;
  const read = createRead(this, path.dirname(file));
  const embeds = JSON.parse(await read(path.basename(file))) as Embeds;
  const placed = await replaceAll(parts, {embeds, read, prefix}, options).catch(
    (error: unknown) => {
      if (!(error instanceof PlacedError)) throw error;
      const name = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
      throw new Error(formatMistake(error, name, text));
    },
  );
  return rewriteMdx(text, placed, parts);
}

/** Undefined for invalid MDX: Docusaurus reports the reason. */
async function readParts(text: string): Promise<MdxParts | undefined> {
  const parse = await (parser ??= createMdxParser());
  try {
    return readElements(parse(text), text);
  } catch {
    return undefined;
  }
}

/** The replacement of each component; imports are only checked. */
async function replaceAll(
  {elements, imports, declared}: MdxParts,
  context: FragmentContext,
  {pluginId}: MdxLoaderOptions,
): Promise<Replacement[]> {
  const {embeds, prefix} = context;
  for (const {from, start} of imports)
    if (from.startsWith(`${prefix}/`))
      await inPlace(start, () => toFragment(toRequest(from.slice(prefix.length + 1)), context));
  const replacements: Replacement[] = [];
  for (const element of elements) {
    const {name, attributes, start} = element;
    const isOurs = COMPONENT_NAMES.includes(name) && !declared.has(name);
    if (!isOurs || (attributes.get('pluginId') ?? 'default') !== pluginId) continue;
    await inPlace(start, async () => {
      const request = toComponentRequest(name, attributes, embeds);
      checkPreset(await toFragment(request, context), attributes);
      replacements.push({element, module: toImport(prefix, request)});
    });
  }
  return replacements;
}

/** An author's mistake with its offset in the text. */
class PlacedError extends Error {
  override readonly name = 'PlacedError';
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

async function inPlace(offset: number, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof FragmentError)) throw error;
    throw new PlacedError(error.message, offset);
  }
}

function formatMistake({message, offset}: PlacedError, file: string, text: string): string {
  const {line, column} = toLineColumn(toLineStarts(text), offset);
  return `${file}:${line}:${column}\n${message}\n\n${toFrame(text, {line, column}) ?? ''}\n`;
}

/** Decided as in Docusaurus: by the front matter, the site's setting, and the file extension. */
function isMdx(file: string, source: string, {format}: MdxLoaderOptions): boolean {
  const [, matter = ''] = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\n---/.exec(source) ?? [];
  const [, own] =
    /^mdx:\s*\n(?:[^\S\n]+.*\n)*?[^\S\n]+format:\s*['"]?(\w+)/m.exec(`${matter}\n`) ?? [];
  const chosen = own ?? format;
  return chosen === 'detect' ? file.endsWith('.mdx') : chosen !== 'md';
}
