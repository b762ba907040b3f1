/** `api.source` as docs.json says it: paths, patterns, and with `!` in front what these leave out. */
import path from 'path';
import {glob, isDynamicPattern} from 'tinyglobby';

/** `..` as a segment, also one of several choices: `{..,api}/*.yaml`. */
const PARENT = /(?:^|[/{,(|])\.\.(?:$|[/},)|])/;

export function isExclusion(source: string): boolean {
  return source.startsWith('!');
}

export function isPattern(source: string): boolean {
  return isExclusion(source) || isDynamicPattern(source);
}

/** Whether there can be several documents, or more of them later. */
export function isSeveral(sources: readonly string[]): boolean {
  return sources.length !== 1 || sources.some(isPattern);
}

export function leavesRoot(pattern: string): boolean {
  return PARENT.test(pattern);
}

/** The folder below which a pattern finds its files, `.` for the root. */
export function toBaseFolder(pattern: string): string {
  const segments = path.posix.normalize(pattern).split('/').slice(0, -1);
  const dynamic = segments.findIndex((segment) => isDynamicPattern(segment));
  const base = dynamic === -1 ? segments : segments.slice(0, dynamic);
  return base.join('/') || '.';
}

/** The files that match, sorted, so that their order is the same on every machine. */
export async function findMatches(
  rootDir: string,
  pattern: string,
  exclusions: readonly string[],
): Promise<string[]> {
  const files = await glob([pattern], {
    cwd: rootDir,
    ignore: ['**/node_modules/**', ...exclusions.map((exclusion) => exclusion.slice(1))],
    expandDirectories: false,
  });
  return files.sort();
}
