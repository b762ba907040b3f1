import type {Diagnostic} from '../../../diagnostics/types';
import type {Setup} from '../setupReport';

/** What a format needs to know besides the result. */
export type FormatContext = {
  colors: boolean;
  /** Most mistakes that people are shown at once. Files have all findings. */
  maxProblems: number;
  /** Show the lines of the file at every finding, rather than at errors only. */
  frames: boolean;
  /** Show every place of every mistake. */
  verbose: boolean;
  /** Show the operations that were inspected. */
  inspect: boolean;
  /** Whether a finding makes the check fail. */
  isFailure: (finding: Diagnostic) => boolean;
  /** Path of a file of the project as the reader of the output knows it, with `/` separators. */
  toPath: (file: string) => string;
  setup: Setup;
};
