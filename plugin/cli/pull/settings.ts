/** The options of `pull`, understood. */
export type PullSettings = {
  /** Which tab; absent: all. */
  name?: string;
  check: boolean;
  force: boolean;
  allowErrors: boolean;
  seconds: number;
};
