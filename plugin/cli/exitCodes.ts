/** How every command ends. A crash is never 1, so that a pipeline can tell it from findings. */
export const EXIT = {
  /** Nothing to complain about. */
  ok: 0,
  /** Findings at or above `--fail-on`. */
  findings: 1,
  /** The command was called wrongly, or docs.json is wrong. */
  usage: 2,
  /** The command could not finish. */
  failed: 3,
} as const;
