import {RULES} from '../diagnostics/codes';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {toFrame} from '../diagnostics/frame';
import {quote} from '../diagnostics/text';
import type {Diagnostic, Report} from '../diagnostics/types';
import {decodeText} from '../document/files/decode';
import {createProjectFiles} from '../document/files/projectFiles';
import {present} from '../document/present';
import {findFile, type FileKind} from './findFile';
import {findOperationUses, type OperationUse} from './operationUses';
import {findLostAdmonitions, type LostAdmonition} from './lostAdmonitions';
import {createMdxReader, type MdxProblem, type ReadMdx} from './mdxSyntax';
import type {AuthoredEntry, AuthoredSettings, AuthoredTexts, Config, TabConfig} from './types';
import {toSettingPointer} from './versions';

const TEXT: FileKind = {
  name: 'file',
  wanted: 'the file that has the text',
  extensions: ['.mdx', '.md'],
};
const CODES = {
  missing: 'config-authored-missing',
  outside: 'config-authored-outside',
  form: 'config-type',
} as const;

/** The fields that name authored files. */
const AUTHORED_FIELDS = ['before', 'after'] as const;

type AuthoredFile = Pick<AuthoredEntry, 'file' | 'pointer'>;

/** Every authored file that a tab names, with its place in docs.json: of the tab, tags, operations. */
export function listAuthored(tab: AuthoredTab): AuthoredFile[] {
  const many = [tab, ...(tab.tags?.values() ?? [])];
  return [
    ...many.flatMap((settings) => AUTHORED_FIELDS.flatMap((field) => settings[field] ?? [])),
    ...[...tab.overrides].flatMap(([key, override]) =>
      AUTHORED_FIELDS.flatMap((field) => {
        const file = override[field];
        return file === undefined
          ? []
          : {file, pointer: toSettingPointer(tab, 'overrides', key, field)};
      }),
    ),
  ];
}

type AuthoredTab = AuthoredSettings & Pick<TabConfig, 'tags' | 'overrides' | 'pointer' | 'version'>;

/**
 * Reads the content that authors add before and after operations. Unreadable content is reported
 * and omitted.
 * @param needsLabel whether the title of an admonition must be in brackets
 */
export async function loadAuthored(
  {rootDir, tabs, locate}: Pick<Config, 'rootDir' | 'tabs' | 'locate'>,
  report: Report,
  needsLabel = false,
): Promise<AuthoredTexts> {
  const texts = new Map<string, string>();
  let readMdx: ReadMdx | undefined;
  for (const tab of tabs) {
    for (const {file, pointer} of listAuthored(tab)) {
      if (texts.has(file)) continue;
      const found = await findFile(rootDir, file, TEXT);
      if (typeof found === 'string') {
        const bytes = await (await createProjectFiles(rootDir)).readPath(file);
        // It may have been deleted in between.
        if (!(bytes instanceof Uint8Array)) continue;
        const {text} = decodeText(bytes);
        texts.set(file, text);
        readMdx ??= await createMdxReader();
        const read = readMdx(text);
        if ('problem' in read) report(toSyntaxDiagnostic(tab.tabId, file, text, read.problem));
        else {
          for (const lost of findLostAdmonitions(read.parsed, needsLabel))
            report(toAdmonitionDiagnostic(tab.tabId, file, text, lost));
          toUseDiagnostics(tab.tabId, file, text, findOperationUses(read.parsed)).forEach(report);
        }
        continue;
      }
      const {kind, ...words} = found;
      report(
        toDiagnostic(CODES[kind], {
          tabId: tab.tabId,
          source: locate(pointer),
          ...words,
        }),
      );
    }
  }
  return texts;
}

/**
 * Docusaurus reads Markdown as MDX unless the site says otherwise, so only a file that ends in .mdx
 * is certainly wrong.
 */
function toSyntaxDiagnostic(
  tabId: string,
  file: string,
  text: string,
  {reason, line, column}: MdxProblem,
): Diagnostic {
  const frame = toFrame(text, {line, column});
  return toDiagnostic('config-authored-syntax', {
    ...(!file.endsWith('.mdx') && {severity: 'warning'}),
    tabId,
    source: present({file, line, column}),
    message: `${quote(file)} is not valid MDX: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`,
    help: 'Correct the MDX. To show `{` or `<` as text, write `\\{` or `\\<`, or put it into backticks.',
    ...present({frame}),
  });
}

function toAdmonitionDiagnostic(
  tabId: string,
  file: string,
  text: string,
  {given, correct, ...place}: LostAdmonition,
): Diagnostic {
  const frame = toFrame(text, place);
  return toDiagnostic('config-authored-admonition', {
    tabId,
    source: {file, ...place},
    message: `${quote(given)} is shown as text: Docusaurus does not read it as an admonition.`,
    help: `Write ${quote(correct)}.`,
    ...present({frame}),
  });
}

/** One finding for each mistake; another for all correct uses together. */
function toUseDiagnostics(
  tabId: string,
  file: string,
  text: string,
  uses: readonly OperationUse[],
): Diagnostic[] {
  const toPlace = ({line, column}: OperationUse) => ({
    tabId,
    source: {file, line, column},
    ...present({frame: toFrame(text, {line, column})}),
  });
  const correct = uses.find(({isUndefined}) => !isUndefined);
  return [
    ...uses
      .filter(({isUndefined}) => isUndefined)
      .map((use) =>
        toDiagnostic('config-authored-syntax', {
          ...toPlace(use),
          message: `${quote(file)} uses \`operation\`, which is not defined there.`,
          help: 'Write `props.operation`.',
        }),
      ),
    ...(correct
      ? [
          toDiagnostic('config-authored-operation', {
            ...toPlace(correct),
            message: `The Markdown of pages lacks what ${quote(file)} says with \`props\`.`,
            help: RULES['config-authored-operation'].mend,
          }),
        ]
      : []),
  ];
}

/** A copy of a tab that names other authored files. */
export async function mapAuthored(
  tab: TabConfig,
  map: (file: string) => Promise<string>,
): Promise<TabConfig> {
  const files = new Map<string, string>();
  for (const {file} of listAuthored(tab)) if (!files.has(file)) files.set(file, await map(file));
  const toMapped = (file: string) => files.get(file) ?? file;
  const toOwn = ({before, after}: AuthoredSettings): AuthoredSettings => {
    const toList = (list: AuthoredEntry[] | undefined) =>
      list?.map((entry) => ({...entry, file: toMapped(entry.file)}));
    return present({before: toList(before), after: toList(after)});
  };
  const overrides = [...tab.overrides].map(([key, {before, after, ...rest}]) => {
    const own = {before: before && toMapped(before), after: after && toMapped(after)};
    return [key, {...rest, ...present(own)}] as const;
  });
  return {
    ...tab,
    ...toOwn(tab),
    ...(tab.tags && {
      tags: new Map([...tab.tags].map(([name, tag]) => [name, {...tag, ...toOwn(tag)}])),
    }),
    overrides: new Map(overrides),
  };
}
