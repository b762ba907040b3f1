/** The method that a page's address usually ends with, as in `pets/petId/get`. */
export function toMethodOfPath(path: string): string {
  const segment = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  return segment.toUpperCase();
}
