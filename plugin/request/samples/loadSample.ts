import type {ToSample} from './types';

/**
 * Loads a language other than cURL by its `id`; undefined for an unknown one. All languages are in
 * one file: they share most of their code, and a file for each would cost every page of a site more
 * than it saves a reader.
 */
export async function loadSample(id: string): Promise<ToSample | undefined> {
  const {LANGUAGES} = await import('./languages');
  return LANGUAGES.get(id);
}
