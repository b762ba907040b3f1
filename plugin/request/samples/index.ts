import type {SampleLanguage} from './types';

export {toCurl} from './curl';
export type {SampleLanguage} from './types';

/**
 * In the order in which they are offered. `highlight` names the languages that themes may have to
 * add to Prism's.
 */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: 'curl', label: 'cURL', highlight: 'bash'},
  {id: 'javascript', label: 'JavaScript', highlight: 'javascript'},
  {id: 'python', label: 'Python', highlight: 'python'},
  {id: 'go', label: 'Go', highlight: 'go'},
  {id: 'java', label: 'Java', highlight: 'java'},
  {id: 'php', label: 'PHP', highlight: 'php'},
  {id: 'csharp', label: 'C#', highlight: 'csharp'},
  {id: 'ruby', label: 'Ruby', highlight: 'ruby'},
  {id: 'rust', label: 'Rust', highlight: 'rust'},
  {id: 'swift', label: 'Swift', highlight: 'swift'},
  {id: 'kotlin', label: 'Kotlin', highlight: 'kotlin'},
  {id: 'powershell', label: 'PowerShell', highlight: 'powershell'},
];
