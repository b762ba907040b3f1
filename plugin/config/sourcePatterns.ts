/** Reads `api.source`: paths, patterns, and exclusions that begin with `!`. */
import path from 'path';
import {glob, isDynamicPattern} from 'tinyglobby';

/** `..` as a segment, also as one of several alternatives: `{..,api}/*.yaml`. */
const PARENT = /(?:^|[/{,(|])\.\.(?:$|[/},)|])/;

export function isExclusion(source: string): boolean {
  return source.startsWith('!');
}

export function isPattern(source: string): boolean {
  return isExclusion(source) || isDynamicPattern(source);
}

/** Whether there can be several documents, now or later. */
export function isSeveral(sources: readonly string[]): boolean {
  return sources.length !== 1 || sources.some(isPattern);
}

export function leavesRoot(pattern: string): boolean {
  return PARENT.test(pattern);
}

/** The folder where a pattern looks for files, `.` for the root. */
export function toBaseFolder(pattern: string): string {
  const segments = path.posix.normalize(pattern).split('/').slice(0, -1);
  const dynamic = segments.findIndex((segment) => isDynamicPattern(segment));
  const base = dynamic === -1 ? segments : segments.slice(0, dynamic);
  return base.join('/') || '.';
}

/** The matching files, sorted, so that their order is the same on every machine. */
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
