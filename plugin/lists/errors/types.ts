/** The errors of a tab, as its page lists them. */
import type {Example, Markdown, MediaType} from '../../model/types';
import type {ErrorName} from '../../model/operation/errorNames';
import type {OperationPage} from '../../navigation/types';

/** An operation that answers an error, and with which statuses. */
export type ErrorUse = {page: OperationPage; statuses: readonly string[]};

/** An example of an error, and the response that it is from. */
export type ErrorExample = {
  mediaType: MediaType;
  /** Absent: it is too long for a list. */
  example?: Example;
  page: OperationPage;
  status: string;
};

/** What the document says of a status, and the operations of which it says so. */
export type ErrorMeaning = {summary?: string; description?: Markdown; uses: ErrorUse[]};

/** `404`, `4XX` or `default`. */
export type ErrorStatus = {
  anchor: string;
  status: string;
  meanings: ErrorMeaning[];
  /** Absent if the document has none, or only those of problems. */
  example?: ErrorExample;
};

/** A problem type or an error code. */
export type Problem = ErrorName & {
  anchor: string;
  /** The end of a URL, otherwise the name. */
  label: string;
  title?: string;
  description?: Markdown;
  /** Of an example, as plain text. */
  detail?: string;
  example?: ErrorExample;
  /**
   * The page of the site that its URL names, if that is not the page of errors itself. It leads to the
   * entry.
   */
  redirect?: string;
};

/** Problems that the same operations answer. */
export type ProblemGroup = {problems: Problem[]; uses: ErrorUse[]};

export type Errors = {
  /** Of the page. */
  permalink: string;
  /** Codes, then ranges, then `default`. */
  statuses: ErrorStatus[];
  /** In the order of the document. */
  groups: ProblemGroup[];
};
