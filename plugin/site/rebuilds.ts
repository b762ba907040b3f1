/** Bundler plugins that run when the development server rebuilds. */

/** What they need of a compiler of webpack or Rspack. */
type WatchingCompiler = {
  hooks: {
    watchRun: {tap(name: string, handler: () => void): void};
    done: {tap(name: string, handler: () => void): void};
  };
  inputFileSystem: {purge?(what: string): void} | null;
};

type BundlerPlugin = {apply(compiler: WatchingCompiler): void};

/** A reload writes its files one after the other, and the bundler may start after the first. */
const QUIET_MS = 300;

/**
 * Reads the files of a folder again before each rebuild. The pages of a broken document leave the
 * bundle, so their files are no longer watched: without this, webpack up to 5.101 shows their old
 * contents once the document is fixed.
 */
export function createFreshReads(folder: string): BundlerPlugin {
  return {
    apply(compiler) {
      compiler.hooks.watchRun.tap('api-reference-fresh-reads', () =>
        compiler.inputFileSystem?.purge?.(folder),
      );
    },
  };
}

/**
 * Calls `run` after each build that is not immediately followed by another, with the time of its
 * end.
 */
export function createAfterRebuilds(run: (builtAt: number) => Promise<void>): BundlerPlugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    apply({hooks}) {
      hooks.watchRun.tap('api-reference-after-rebuilds', () => clearTimeout(timer));
      hooks.done.tap('api-reference-after-rebuilds', () => {
        clearTimeout(timer);
        const builtAt = Date.now();
        timer = setTimeout(() => void run(builtAt), QUIET_MS);
        timer.unref();
      });
    },
  };
}
