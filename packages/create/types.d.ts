/** What the command line asks for; what is missing is asked. */
export type Wanted = {
  folder: string | undefined;
  document: string | undefined;
  host: string | undefined;
  version: string;
};

/** The outside world: the terminal and other programs. */
export type Outside = {
  cwd: string;
  manager: string;
  write: (text: string) => unknown;
  /** Absent if nobody can answer. */
  ask?: (question: string) => Promise<string>;
  /** Runs a program to its end and returns its exit code. */
  run: (command: string, args: string[], cwd: string) => Promise<number>;
};
