import {startSink, type Sink} from './site';

/**
 * Returns the site that all suites of the browser share. The exhaustive run has no such site, and
 * neither have other languages: suites that need these build their own.
 */
export function useSink(locales?: readonly string[]): Sink {
  const {SINK} = process.env;
  if (SINK !== undefined && locales === undefined) return JSON.parse(SINK) as Sink;
  const own = {} as Sink;
  let end = () => Promise.resolve();
  beforeAll(async () => {
    const started = await startSink(locales);
    Object.assign(own, started.sink);
    ({end} = started);
  }, 600_000);
  afterAll(() => end());
  return own;
}
