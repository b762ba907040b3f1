/**
 * Title of an API and label of its version: `Payments API 2.0`. A version that the title already
 * names is not repeated, however it is spelled: `Payments API v2.0`.
 */
export function toVersionedTitle(title: string, version: string | undefined): string {
  if (version === undefined || toWords(title).includes(toWords(version))) return title;
  return `${title} ${version}`;
}

/** In spaces, so that `2.0` is not found in `12.0`. */
function toWords(text: string): string {
  const words = text.toLowerCase().split(/[\s()]+/);
  return ` ${words
    .filter((word) => word !== '')
    .map((word) => word.replace(/^v(?=\d)/, ''))
    .join(' ')} `;
}
