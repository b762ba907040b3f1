/**
 * Loads a text file of this site. Rejects if it does not exist: hosts that respond with an HTML
 * page instead are recognized by its media type.
 */
export async function loadText(url: string): Promise<string> {
  const response = await fetch(url, {credentials: 'same-origin'});
  if (!response.ok || /html/.test(response.headers.get('Content-Type') ?? ''))
    throw new Error(`${url} cannot be loaded (${response.status}).`);
  return response.text();
}
