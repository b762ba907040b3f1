import fs from 'fs/promises';
import {toDiagnostic} from '../diagnostics/diagnostic';
import type {Report} from '../diagnostics/types';
import {findFile, type FileKind} from './findFile';
import {toPointer} from './pointer';
import type {AuthoredTexts, Config, OperationOverride, TabConfig} from './types';

const TEXT: FileKind = {name: 'file', wanted: 'the file that has the text', extensions: ['.mdx', '.md']};
const CODES = {missing: 'config-authored-missing', outside: 'config-authored-outside', form: 'config-type'} as const;

/** The fields of an override that name a file of the author's own. */
const AUTHORED_FIELDS = ['before', 'after'] as const;

type AuthoredFile = {
  /** Key of the override. */
  key: string;
  field: (typeof AUTHORED_FIELDS)[number];
  file: string;
};

export function listAuthored({overrides}: Pick<TabConfig, 'overrides'>): AuthoredFile[] {
  return [...overrides].flatMap(([key, override]) => AUTHORED_FIELDS.flatMap((field) => (override[field] === undefined ? [] : [{key, field, file: override[field]}])));
}

/** Reads what authors say before and after the content of operations. What cannot be read is reported and left out. */
export async function loadAuthored({rootDir, tabs, locate}: Pick<Config, 'rootDir' | 'tabs' | 'locate'>, report: Report): Promise<AuthoredTexts> {
  const texts = new Map<string, string>();
  for (const tab of tabs) {
    for (const {key, field, file} of listAuthored(tab)) {
      if (texts.has(file)) continue;
      const found = await findFile(rootDir, file, TEXT);
      if (typeof found === 'string') {
        texts.set(file, await fs.readFile(found, 'utf8'));
        continue;
      }
      const {kind, ...words} = found;
      report(toDiagnostic(CODES[kind], {tabId: tab.tabId, source: locate(`${tab.pointer}/api/overrides${toPointer(key)}/${field}`), ...words}));
    }
  }
  return texts;
}

/** A tab whose overrides name other files. */
export async function mapAuthored(tab: TabConfig, map: (file: string) => Promise<string>): Promise<TabConfig> {
  const overrides = new Map<string, OperationOverride>(tab.overrides);
  for (const {key, field, file} of listAuthored(tab)) overrides.set(key, {...overrides.get(key), [field]: await map(file)});
  return {...tab, overrides};
}
