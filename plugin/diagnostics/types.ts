import type {Code} from './codes';
import type {DiagnosticArea, Severity} from './rules/types';

export type {Severity} from './rules/types';

/**
 * A place in one of the author's files. Lines and columns count from 1; the pointer is RFC 6901.
 */
export type SourceLocation = {
  /** Path relative to the project root, with `/` separators. */
  file: string;
  line?: number;
  column?: number;
  /**
   * JSON pointer into the file, e.g. `/paths/~1pets/get`; the empty string is the whole document.
   */
  pointer?: string;
};

/**
 * One finding, as data. It is worded only where it is created: `message` says what is wrong and
 * what was found, `help` what to write instead.
 */
export type Diagnostic = {
  code: Code;
  area: DiagnosticArea;
  severity: Severity;
  source: SourceLocation;
  /** The tab whose document it is about; absent if it is about docs.json as a whole. */
  tabId?: string;
  message: string;
  help?: string;
  /** A few lines of the file around the place, added when the finding is reported. */
  frame?: string;
};

/** Receives findings as they are made. Pipeline stages get one and never print. */
export type Report = (diagnostic: Diagnostic) => void;
