import type {HttpRequest} from '../types';

/** Writes a request for a language or tool: complete code that sends exactly this request. */
export type ToSample = (request: HttpRequest) => string;

export type SampleLanguage = {
  id: string;
  label: string;
  /** Name of the language for Prism. */
  highlight: string;
};
