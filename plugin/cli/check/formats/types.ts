import type {Diagnostic} from '../../../diagnostics/types';
import type {Setup} from '../setupReport';

/** What a format needs besides the result. */
export type FormatContext = {
  colors: boolean;
  /** Maximum number of mistakes in output for people. Files contain all findings. */
  maxProblems: number;
  /** Show the code frame of every finding, not only of errors. */
  frames: boolean;
  /** Show every place of every mistake. */
  verbose: boolean;
  /** Show the operations that were inspected. */
  inspect: boolean;
  /** Whether a finding makes the check fail. */
  isFailure: (finding: Diagnostic) => boolean;
  /** Path of a project file for the reader of the output, with `/` separators. */
  toPath: (file: string) => string;
  setup: Setup;
};
