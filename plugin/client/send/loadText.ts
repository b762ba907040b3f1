/**
 * Loads a text of this site. Rejects when there is none: hosts that answer with their own page
 * instead say so by its type.
 */
export async function loadText(url: string): Promise<string> {
  const response = await fetch(url, {credentials: 'same-origin'});
  if (!response.ok || /html/.test(response.headers.get('Content-Type') ?? ''))
    throw new Error(`${url} cannot be loaded (${response.status}).`);
  return response.text();
}
