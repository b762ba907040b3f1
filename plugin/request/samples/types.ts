import type {HttpRequest} from '../types';

/** A request in the words of a language or tool: complete code that sends exactly it. */
export type ToSample = (request: HttpRequest) => string;

export type SampleLanguage = {
  id: string;
  label: string;
  /** Name of the language for Prism. */
  highlight: string;
};
