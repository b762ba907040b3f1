import type {Diagnostic} from '../../../diagnostics/types';
import type {Setup} from '../setupReport';

/** What a format needs to know besides the result. */
export type FormatContext = {
  colors: boolean;
  /** Most findings that people are shown at once. Files have all of them. */
  maxProblems: number;
  /** Show the operations that were inspected. */
  inspect: boolean;
  /** Whether a finding makes the check fail. */
  isFailure: (finding: Diagnostic) => boolean;
  /** Path of a file of the project as the reader of the output knows it, with `/` separators. */
  toPath: (file: string) => string;
  setup: Setup;
};
