import {createAfterRebuilds, createFreshReads} from '../../plugin/site/webpack';

/** Creates a compiler whose builds the test starts and ends. */
function createCompiler(inputFileSystem: {purge(what: string): void} | null = null) {
  const handlers: {[hook: string]: () => void} = {};
  const toHook = (name: string) => ({
    tap: (_plugin: string, handler: () => void) => (handlers[name] = handler),
  });
  return {
    compiler: {hooks: {watchRun: toHook('begin'), done: toHook('end')}, inputFileSystem},
    begin: () => handlers.begin?.(),
    end: () => handlers.end?.(),
  };
}

describe('a rebuild of the development server', () => {
  it('purges the page data from the file cache of the bundler each time', () => {
    const purged: string[] = [];
    const {compiler, begin} = createCompiler({purge: (what) => purged.push(what)});
    createFreshReads('/site/.docusaurus/data').apply(compiler);
    expect(purged).toEqual([]);
    begin();
    begin();
    expect(purged).toEqual(['/site/.docusaurus/data', '/site/.docusaurus/data']);
  });

  it('works with a bundler that caches no files', () => {
    const {compiler, begin} = createCompiler();
    createFreshReads('/site').apply(compiler);
    expect(begin).not.toThrow();
  });

  it('lets the docs reload after the last of several quick builds, not after the first', () => {
    jest.useFakeTimers();
    const run = jest.fn(() => Promise.resolve());
    const {compiler, begin, end} = createCompiler();
    createAfterRebuilds(run).apply(compiler);
    begin();
    end();
    jest.advanceTimersByTime(100);
    begin();
    jest.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
    end();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
