import {execFileSync} from 'child_process';

/** Runs Git in a folder, with an author for its commits, and returns what it writes. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

/** Commits all files of a folder. */
export function commitAll(folder: string): void {
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'change');
}

/** Makes a folder a repository whose branch `main` has all of its files. */
export function startRepository(folder: string): string {
  git(folder, 'init', '-q', '-b', 'main');
  commitAll(folder);
  return folder;
}
