import {createFreshReads} from '../../plugin/site/webpack';

describe('a rebuild of the development server', () => {
  it('reads the data of pages again, also of those that a broken document took out of the bundle', () => {
    const purged: string[] = [];
    let rebuild: (() => void) | undefined;
    createFreshReads('/site/.docusaurus/data').apply({
      hooks: {watchRun: {tap: (_name, handler) => (rebuild = handler)}},
      inputFileSystem: {purge: (what) => purged.push(what)},
    });
    expect(purged).toEqual([]);
    rebuild?.();
    rebuild?.();
    expect(purged).toEqual(['/site/.docusaurus/data', '/site/.docusaurus/data']);
  });

  it('works where a bundler keeps no files in memory', () => {
    createFreshReads('/site').apply({
      hooks: {watchRun: {tap: (_name, handler) => expect(handler).not.toThrow()}},
      inputFileSystem: null,
    });
    expect.assertions(1);
  });
});
