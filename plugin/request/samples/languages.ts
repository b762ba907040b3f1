import type {SampleWriter, ToSample} from './types';

export type SampleLanguage = {
  id: string;
  label: string;
  /** Name of the language for Prism: themes may have to add it to Prism's languages. */
  highlight: string;
  /** Absent for cURL, which the pages contain. */
  load?: () => Promise<SampleWriter>;
};

/**
 * In the order in which they are offered. All are loaded as one chunk: they share most of their
 * code, and a chunk for each would cost every page of a site more than it saves a reader.
 */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'cURL', highlight: 'bash'},
  {
    id: 'javascript',
    label: 'JavaScript',
    highlight: 'javascript',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './javascript'),
  },
  {
    id: 'python',
    label: 'Python',
    highlight: 'python',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './python'),
  },
  {
    id: 'go',
    label: 'Go',
    highlight: 'go',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './go'),
  },
  {
    id: 'java',
    label: 'Java',
    highlight: 'java',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './java'),
  },
  {
    id: 'php',
    label: 'PHP',
    highlight: 'php',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './php'),
  },
  {
    id: 'csharp',
    label: 'C#',
    highlight: 'csharp',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './csharp'),
  },
  {
    id: 'ruby',
    label: 'Ruby',
    highlight: 'ruby',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './ruby'),
  },
  {
    id: 'rust',
    label: 'Rust',
    highlight: 'rust',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './rust'),
  },
  {
    id: 'swift',
    label: 'Swift',
    highlight: 'swift',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './swift'),
  },
  {
    id: 'kotlin',
    label: 'Kotlin',
    highlight: 'kotlin',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './kotlin'),
  },
  {
    id: 'powershell',
    label: 'PowerShell',
    highlight: 'powershell',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './powershell'),
  },
];

/** Loads the writer of a language other than cURL; undefined for an unknown ID. */
export async function loadSample(id: string): Promise<ToSample | undefined> {
  return (await SAMPLE_LANGUAGES.find((language) => language.id === id)?.load?.())?.write;
}
