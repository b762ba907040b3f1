import {toDiagnostic} from '../diagnostics/diagnostic';
import {toFrame} from '../diagnostics/frame';
import {quote} from '../diagnostics/text';
import type {Diagnostic, Report} from '../diagnostics/types';
import {decodeText} from '../document/files/decode';
import {createProjectFiles} from '../document/files/projectFiles';
import {present} from '../document/present';
import {findFile, type FileKind} from './findFile';
import {findLostAdmonitions, type LostAdmonition} from './lostAdmonitions';
import {createMdxReader, type MdxProblem, type ReadMdx} from './mdxSyntax';
import type {AuthoredTexts, Config, OperationOverride, TabConfig} from './types';
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

/** The fields of an override that name an authored file. */
const AUTHORED_FIELDS = ['before', 'after'] as const;

type AuthoredFile = {
  /** Key of the override. */
  key: string;
  field: (typeof AUTHORED_FIELDS)[number];
  file: string;
};

export function listAuthored({overrides}: Pick<TabConfig, 'overrides'>): AuthoredFile[] {
  return [...overrides].flatMap(([key, override]) =>
    AUTHORED_FIELDS.flatMap((field) =>
      override[field] === undefined ? [] : [{key, field, file: override[field]}],
    ),
  );
}

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
    for (const {key, field, file} of listAuthored(tab)) {
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
        else
          for (const lost of findLostAdmonitions(read.parsed, needsLabel))
            report(toAdmonitionDiagnostic(tab.tabId, file, text, lost));
        continue;
      }
      const {kind, ...words} = found;
      report(
        toDiagnostic(CODES[kind], {
          tabId: tab.tabId,
          source: locate(toSettingPointer(tab, 'overrides', key, field)),
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

/** A copy of a tab whose overrides name other files. */
export async function mapAuthored(
  tab: TabConfig,
  map: (file: string) => Promise<string>,
): Promise<TabConfig> {
  const overrides = new Map<string, OperationOverride>(tab.overrides);
  for (const {key, field, file} of listAuthored(tab))
    overrides.set(key, {...overrides.get(key), [field]: await map(file)});
  return {...tab, overrides};
}
