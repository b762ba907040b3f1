/** Writes the documents of a revision of Git into a temporary folder. */
import {execFile, spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** What references of a document may lead to. Other files of the repository are not written. */
const DOCUMENT = /\.(?:ya?ml|json)$/i;
/** A list of all files of a large repository. */
const MAX_BUFFER = 256 * 1024 * 1024;

export type Revision = {
  /** Absolute path of the temporary folder, which has the repository's layout. */
  dir: string;
  /**
   * Those of some files that the revision has; others were not there yet.
   * @param folder where they are named from, as `prefixOf` gives it
   * @returns their names from the top of the repository
   */
  findFiles: (folder: string, files: readonly string[]) => string[];
  /** Where a folder of the checkout is in the repository, with `/` at its end; '' for its top. */
  prefixOf: (dir: string) => Promise<string>;
  remove: () => Promise<void>;
};

/**
 * A sentence when Git is missing, the folder is in no repository, or there is no such revision. The
 * checkout and its index stay untouched.
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
    return toSentence(error, revision);
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

/** Names go through standard input: a command line has no room for all of them. */
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
    // When Git ends early, it has not read all names: what it says about that counts.
    child.stdin.on('error', (error) => (fault = error));
    child.on('close', (code) => {
      if (code === 0 && !fault) resolve();
      else reject(message === '' && fault ? fault : new Error(message));
    });
    child.stdin.end(names.join('\0'));
  });
}

function toSentence(error: unknown, revision: string): string {
  const {code, stderr, message} = error as NodeJS.ErrnoException & {stderr?: string};
  if (code === 'ENOENT') return 'Comparing with a revision needs Git, which is not installed.';
  const reason = (stderr ?? message).trim().split('\n')[0] ?? '';
  return /not a git repository/i.test(reason)
    ? 'The site is in no Git repository, so there are no revisions to compare with.'
    : `Git has no revision \`${revision}\` here: ${reason.replace(/^fatal: /, '')}.`;
}
