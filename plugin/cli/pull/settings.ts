/** The parsed options of `pull`. */
export type PullSettings = {
  /** The tab to pull. Absent: all. */
  name?: string;
  check: boolean;
  force: boolean;
  allowErrors: boolean;
  seconds: number;
};
