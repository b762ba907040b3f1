import type {ToSample} from './types';

/**
 * Loads a language but cURL when it is asked for, by its `id`; undefined for one that there is none
 * of. They come together: they share most of their code, and a file for each would cost every page
 * of a site more than it saves a reader.
 */
export async function loadSample(id: string): Promise<ToSample | undefined> {
  const {LANGUAGES} = await import('./languages');
  return LANGUAGES.get(id);
}
