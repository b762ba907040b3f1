/**
 * The paths by which the data of a tab name its pages: what follows the base of their permalinks. A
 * page that is elsewhere has its whole permalink.
 */

export function toTabPath(permalink: string, base: string): string {
  return permalink.startsWith(base) ? permalink.slice(base.length) : permalink;
}

/** The permalink again. */
export function fromTabPath(path: string, base: string): string {
  return path.startsWith('/') ? path : base + path;
}
