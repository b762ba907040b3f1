/**
 * The exit codes of all commands. A crash never exits with 1, so that a pipeline can distinguish it
 * from findings.
 */
export const EXIT = {
  /** No failing findings. */
  ok: 0,
  /** Findings at or above `--fail-on`. */
  findings: 1,
  /** The command was called wrongly, or docs.json is wrong. */
  usage: 2,
  /** The command could not finish. */
  failed: 3,
} as const;
