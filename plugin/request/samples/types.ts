import type {HttpRequest} from '../types';

/** Writes a request for a language or tool: complete code that sends exactly this request. */
export type ToSample = (request: HttpRequest) => string;

/** The code for languages other than cURL, by its id. */
export type SampleWriters = ReadonlyMap<string, ToSample>;

/** What the file of a language exports. */
export type SampleWriter = {
  /** Writes any string as a literal of the language, and never as anything else. */
  quote: (text: string) => string;
  write: ToSample;
};
