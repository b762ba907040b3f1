import type {Code} from '../../diagnostics/codes';
import type {Json} from '../types';

/** What is wrong with the text of a file. */
export type ParseProblem = {
  code: Code;
  message: string;
  help?: string;
  /** Where in the text, when that is known; else a pointer, else the file as a whole is meant. */
  offset?: number;
  pointer?: string;
};

export type ParsedText = {
  /** What the text was read as. */
  format: 'json' | 'yaml';
  /** Absent when there is nothing to go on with. */
  value?: Json;
  /** How many values it holds, aliases counted once. */
  values: number;
  /** Some of its numbers are kept as written. */
  hasExactNumbers?: true;
  problems: ParseProblem[];
};
