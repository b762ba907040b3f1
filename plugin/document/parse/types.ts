import type {Code} from '../../diagnostics/codes';
import type {Json} from '../types';

/** A problem in the text of a file. */
export type ParseProblem = {
  code: Code;
  message: string;
  help?: string;
  /** Position in the text, if known; else a pointer; else the problem concerns the whole file. */
  offset?: number;
  pointer?: string;
};

export type ParsedText = {
  /** The format that the text was parsed as. */
  format: 'json' | 'yaml';
  /** Absent when the text could not be parsed. */
  value?: Json;
  /** Number of values it holds, aliases counted once. */
  values: number;
  /** Whether some of its numbers are kept as written, or some of its keys are marked. */
  isMarked?: true;
  problems: ParseProblem[];
};
