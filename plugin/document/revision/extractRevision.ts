/** Writes the documents of a Git revision to a temporary folder. */
import {execFile, spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Files that references of a document may name. Other files of the repository are not written. */
const DOCUMENT = /\.(?:ya?ml|json)$/i;
/** Buffer for the list of all files of a large repository. */
const MAX_BUFFER = 256 * 1024 * 1024;

export type Revision = {
  /** Absolute path of the temporary folder, which has the repository's layout. */
  dir: string;
  /**
   * Lists those of the given files that exist in the revision.
   * @param folder folder that the names are relative to, as returned by `prefixOf`
   * @returns their paths from the root of the repository
   */
  findFiles: (folder: string, files: readonly string[]) => string[];
  /** Path of a folder of the checkout in the repository, ending with `/`; '' for its root. */
  prefixOf: (dir: string) => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * Extracts a revision without changing the checkout or its index.
 * @returns a sentence when Git is missing, the folder is not in a repository, or the revision does
 * not exist
 */
export async function extractRevision(cwd: string, revision: string): Promise<Revision | string> {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'api-reference-'));
  const remove = () => fs.rm(dir, {recursive: true, force: true});
  try {
    const git = createGit(cwd, path.join(dir, 'index'));
    const commit = (
      await git('rev-parse', '--verify', '--end-of-options', `${revision}^{tree}`)
    ).trim();
    const names = (await git('ls-tree', '-r', '-z', '--name-only', '--full-tree', commit)).split(
      '\0',
    );
    await git('read-tree', commit);
    await checkOut(
      cwd,
      dir,
      names.filter((name) => DOCUMENT.test(name)),
    );
    const known = new Set(names);
    return {
      dir: path.join(dir, 'tree'),
      findFiles: (folder, files) =>
        files.map((file) => path.posix.join(folder, file)).filter((file) => known.has(file)),
      remove,
      prefixOf: toPrefix,
    };
  } catch (error) {
    await remove();
    return toSentence(error, revision, await isShallow(cwd));
  }
}

function createGit(cwd: string, index: string): (...args: string[]) => Promise<string> {
  return async (...args) => {
    const {stdout} = await run('git', args, {
      cwd,
      env: {...process.env, GIT_INDEX_FILE: index},
      maxBuffer: MAX_BUFFER,
    });
    return stdout;
  };
}

async function toPrefix(dir: string): Promise<string> {
  const {stdout} = await run('git', ['rev-parse', '--show-prefix'], {cwd: dir});
  return stdout.replace(/\n$/, '');
}

/** Paths are passed through standard input, because a command line cannot hold all of them. */
async function checkOut(cwd: string, dir: string, names: readonly string[]): Promise<void> {
  const {stdout} = await run('git', ['rev-parse', '--show-toplevel'], {cwd});
  const child = spawn(
    'git',
    ['checkout-index', '-z', '--stdin', `--prefix=${path.join(dir, 'tree')}${path.sep}`],
    {
      cwd: stdout.replace(/\n$/, ''),
      env: {...process.env, GIT_INDEX_FILE: path.join(dir, 'index')},
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    let message = '';
    let fault: Error | undefined;
    child.stderr.on('data', (chunk: Buffer) => (message += chunk.toString()));
    child.on('error', reject);
    // When Git exits early, it has not read all paths; its own error message takes precedence.
    child.stdin.on('error', (error) => (fault = error));
    child.on('close', (code) => {
      if (code === 0 && !fault) resolve();
      else reject(message === '' && fault ? fault : new Error(message));
    });
    child.stdin.end(names.join('\0'));
  });
}

/** Whether the clone has only the newest commits, as on most CI systems. */
async function isShallow(cwd: string): Promise<boolean> {
  try {
    const {stdout} = await run('git', ['rev-parse', '--is-shallow-repository'], {cwd});
    return stdout.trim() === 'true';
  } catch {
    // Without Git or a repository, the first error says so.
    return false;
  }
}

function toSentence(error: unknown, revision: string, isShallowClone: boolean): string {
  const {code, stderr, message} = error as NodeJS.ErrnoException & {stderr?: string};
  if (code === 'ENOENT') return 'Comparing with a revision needs Git, which is not installed.';
  const reason = (stderr ?? message).trim().split('\n')[0] ?? '';
  return /not a git repository/i.test(reason)
    ? 'The site is in no Git repository, so there are no revisions to compare with.'
    : isShallowClone
      ? `Git has no revision \`${revision}\` here: this clone is shallow. Fetch the history, for example with \`git fetch --unshallow\`, or \`fetch-depth: 0\` for \`actions/checkout\`.`
      : `Git has no revision \`${revision}\` here: ${reason.replace(/^fatal: /, '')}.`;
}
