import fs from 'fs/promises';
import path from 'path';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import type {Code} from '../diagnostics/codes';
import type {ConfigContext} from './fields';
import type {TabConfig} from './types';

type Problem = {code: Code; message: string; help?: string};

/**
 * Looks for the document of each tab. A tab whose document is not there, is not a file, or is outside the project root
 * (also through a symbolic link) is reported and left out; two tabs with one document are a warning.
 */
export async function checkSources(rootDir: string, tabs: readonly TabConfig[], {locate, report}: ConfigContext): Promise<TabConfig[]> {
  const bound = new Map<string, TabConfig>();
  const usable: TabConfig[] = [];
  for (const tab of tabs) {
    const found = await findSource(rootDir, tab.source);
    const add = ({code, message, help}: Problem) => report(toDiagnostic(code, {source: locate(`${tab.pointer}/api/source`), message, ...(help && {help})}));
    if (typeof found !== 'string') {
      add(found);
      continue;
    }
    const other = bound.get(found);
    if (other) {
      add({
        code: 'config-source-twice',
        message: `\`${tab.source}\` is also the document of the tab ${JSON.stringify(other.label)}.`,
        help: 'Each operation then has two pages. Remove one of the tabs if that is not meant.',
      });
    }
    bound.set(found, tab);
    usable.push({...tab, source: path.relative(rootDir, path.resolve(rootDir, tab.source)).split(path.sep).join('/')});
  }
  return usable;
}

/** The real path of a document, or what is wrong with it. */
async function findSource(rootDir: string, source: string): Promise<string | Problem> {
  const problem = findWrongPath(rootDir, source);
  if (problem) return problem;
  try {
    const [realRoot, real] = await Promise.all([fs.realpath(rootDir), fs.realpath(path.resolve(rootDir, source))]);
    if (!isInside(realRoot, real)) {
      return {code: 'config-source-outside', message: `\`${source}\` leads through a symbolic link to a file outside the project root.`, help: 'Copy the document into the project.'};
    }
    if ((await fs.stat(real)).isFile()) return real;
    return {code: 'config-source-missing', message: `\`${source}\` is not a file.`, help: 'Name the OpenAPI document itself.'};
  } catch (error) {
    return toMissing(rootDir, source, error);
  }
}

/** What can be said of a path without a look at the disk. */
function findWrongPath(rootDir: string, source: string): Problem | undefined {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source)) {
    return {code: 'config-source-outside', message: `\`${source}\` is a URL; nothing is ever fetched.`, help: 'Download the document into the project and name that file.'};
  }
  if (source.includes('\\')) {
    return {code: 'config-type', message: `\`${source}\` has a backslash.`, help: 'Write `/` between folders: it works on every system.'};
  }
  if (path.isAbsolute(source) || !isInside(rootDir, path.resolve(rootDir, source))) {
    return {code: 'config-source-outside', message: `\`${source}\` is outside the project root.`, help: 'Name a file inside the folder of docs.json, by its path relative to that folder.'};
  }
  if (!/\.(ya?ml|json)$/i.test(source)) return {code: 'config-type', message: `\`${source}\` has none of the extensions .yaml, .yml and .json.`};
  return undefined;
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

async function toMissing(rootDir: string, source: string, error: unknown): Promise<Problem> {
  const code = (error as NodeJS.ErrnoException).code;
  if (code !== 'ENOENT' && code !== 'ENOTDIR') return {code: 'config-source-missing', message: `\`${source}\` cannot be read (${code ?? String(error)}).`};
  const folder = path.posix.dirname(source);
  const names = await fs.readdir(path.resolve(rootDir, folder)).catch(() => undefined);
  const message = `There is no file \`${source}\`.`;
  if (!names) return {code: 'config-source-missing', message, help: `There is no folder \`${folder}\`.`};
  const nearest = suggest(path.posix.basename(source), names.filter((name) => /\.(ya?ml|json)$/i.test(name) && name !== 'docs.json'));
  const help = nearest === undefined ? 'Put the document there, or name it by its path relative to docs.json.' : `Did you mean \`${path.posix.join(folder, nearest)}\`?`;
  return {code: 'config-source-missing', message, help};
}
