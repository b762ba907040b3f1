import {unwrapMdxCodeBlocks} from '@docusaurus/utils';
import {createMdxParser} from '../../config/mdxSyntax';
import {suggest} from '../../diagnostics/suggest';
import {quote} from '../../diagnostics/text';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import type {Json} from '../../model/types';
import {
  describePresetProblem,
  findPresetProblem,
  type Preset,
  type PresetFacts,
} from '../../request/preset';
import {COMPONENT_NAMES, toComponentRequest, type Attributes} from './components';
import {readElements, type MdxElement, type MdxParts} from './readElements';
import type {Replacement} from './rewriteMdx';
import {toFragment, type FragmentContext} from './toFragment';
import {toImport, toRequest} from './toImport';
import {FragmentError, type FragmentModule} from './types';

/** How a site reads authored pages. */
export type PageSettings = {
  /** Prefix of the imports. */
  prefix: string;
  pluginId: string;
  /** The ids of all instances of the plugin, where they are known. */
  instances?: readonly string[];
  /** Docusaurus's option for reading Markdown. */
  format: 'mdx' | 'md' | 'detect';
  /** Pages that contain one of these strings are read, too. */
  addresses?: readonly string[];
};

/** An authored page that uses components or imports of the plugin. */
type Page = {
  /** With plain line feeds, for MDX. */
  text: string;
  parts: MdxParts;
};

const USED = new RegExp(`<(?:${COMPONENT_NAMES.join('|')})[\\s/>]`);

let parser: ReturnType<typeof createMdxParser> | undefined;

/**
 * Undefined for a page that uses nothing of the plugin, and for invalid MDX: Docusaurus reports the
 * reason.
 */
export async function readPage(
  file: string,
  source: string,
  {prefix, format, addresses = []}: PageSettings,
): Promise<Page | undefined> {
  if (!USED.test(source) && ![`${prefix}/`, ...addresses].some((one) => source.includes(one)))
    return undefined;
  if (!isMdx(file, source, format)) return undefined;
  const text = unwrapMdxCodeBlocks(source.replace(/\r\n?/g, '\n'));
  const parse = await (parser ??= createMdxParser());
  try {
    return {text, parts: readElements(parse(text), text)};
  } catch {
    return undefined;
  }
}

/**
 * Called with each mistake and its offset in the text. A component that the replacements show
 * elsewhere is only misplaced.
 */
type Tell = (message: string, offset: number, isMisplaced?: boolean) => void;

/** The replacement of each component; imports are only checked. */
export async function toReplacements(
  {parts: {elements, imports, declared}}: Page,
  context: FragmentContext,
  {pluginId, instances}: Pick<PageSettings, 'pluginId' | 'instances'>,
  tell: Tell,
): Promise<Replacement[]> {
  const {embeds, prefix} = context;
  const replacements: Replacement[] = [];
  const tellMistake = async (offset: number, action: () => Promise<unknown>) => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof FragmentError)) throw error;
      tell(error.message, offset);
    }
  };
  const imported = new Map<string, FragmentModule>();
  for (const {from, start, name} of imports)
    if (from.startsWith(`${prefix}/`))
      await tellMistake(start, async () => {
        const module = await toFragment(toRequest(from.slice(prefix.length + 1)), context);
        if (name !== undefined) imported.set(name, module);
      });
  const place = (element: MdxElement, shown: FragmentModule, module?: string) => {
    const {text, hasContent, start} = element;
    // In HTML, a paragraph ends where a block begins, which is not what React expects.
    const isMisplaced =
      text?.isParagraph === true && shown.kind === 'component' && shown.isInline !== true;
    const moveFrom = isMisplaced && !hasContent ? text.position : undefined;
    if (isMisplaced) tell(describeMisplaced(element), start, moveFrom !== undefined);
    if (module !== undefined || moveFrom)
      replacements.push({
        element,
        ...present({module, moveFrom}),
      });
  };
  for (const element of elements) {
    const {name, attributes, start} = element;
    const own = imported.get(name);
    if (own) place(element, own);
    const isOurs = COMPONENT_NAMES.includes(name) && !declared.has(name);
    if (!isOurs) continue;
    const given = attributes.get('pluginId');
    const wanted = typeof given === 'string' || typeof given === 'number' ? `${given}` : 'default';
    if (wanted !== pluginId) {
      // Each instance reports it, or else nobody would.
      if (instances?.includes(wanted) === false)
        tell(describeUnknownInstance(wanted, instances), start);
      continue;
    }
    await tellMistake(start, async () => {
      const request = toComponentRequest(element, embeds);
      const shown = await toFragment(request, context);
      checkPreset(shown, attributes);
      place(element, shown, toImport(prefix, request));
    });
  }
  return replacements;
}

function describeMisplaced({name}: MdxElement): string {
  return `${quote(`<${name}>`)} is inside a paragraph, which browsers end before it. Write it on a line of its own, outside the paragraph.`;
}

function describeUnknownInstance(id: string, known: readonly string[]): string {
  const list = known.map((one) => (one === 'default' ? 'no `pluginId`' : `\`pluginId="${one}"\``));
  return `No instance of the plugin has the id ${quote(id)}. Write ${list.join(' or ')}.`;
}

/** Decided as in Docusaurus: by the front matter, the site's setting, and the file extension. */
function isMdx(file: string, source: string, format: PageSettings['format']): boolean {
  const [, matter = ''] = /^\uFEFF?---[^\S\n]*\r?\n([\s\S]*?)\n---/.exec(source) ?? [];
  const [, own] =
    /^mdx:\s*\n(?:[^\S\n]+.*\n)*?[^\S\n]+format:\s*['"]?(\w+)/m.exec(`${matter}\n`) ?? [];
  const chosen = own ?? format;
  return chosen === 'detect' ? file.endsWith('.mdx') : chosen !== 'md';
}

/**
 * Compares the author's values for a console with the operation, as far as they are literals. The
 * others are compared when the page is rendered.
 * @throws FragmentError when the operation has no such parameter, media type or server
 */
function checkPreset(module: FragmentModule, attributes: Attributes): void {
  if (module.kind !== 'component' || module.component !== '@theme/ApiFragment/TryIt') return;
  const {facts, operation} = module.values as {facts: PresetFacts; operation: string};
  const problem = findPresetProblem(facts, toPreset(attributes));
  if (!problem) return;
  const meant = suggest(problem.name, problem.known);
  throw new FragmentError(
    meant === undefined
      ? describePresetProblem(problem, operation)
      : `${describePresetProblem({...problem, known: []}, operation)} Did you mean ${quote(meant)}?`,
  );
}

function toPreset(attributes: Attributes): Preset {
  const [parameters, mediaType, server] = ['parameters', 'mediaType', 'server'].map((name) =>
    attributes.get(name),
  );
  return {
    ...(isRecord(parameters) && {parameters: parameters as {[name: string]: Json}}),
    ...(attributes.has('body') && {body: true}),
    ...(typeof mediaType === 'string' && {mediaType}),
    ...(typeof server === 'string' && {server}),
  };
}
