import fs from 'fs';
import {setTimeout as wait} from 'timers/promises';
import {startSink, type Sink} from './site';

/**
 * Returns the site that all suites of the browser share; filled when the tests begin. The exhaustive
 * run has no such site, and neither have other languages: suites that need these build their own.
 */
export function useSink(locales?: readonly string[]): Sink {
  const sink = {} as Sink;
  const {SINK: shared} = process.env;
  let end = () => Promise.resolve();
  beforeAll(async () => {
    if (shared !== undefined && locales === undefined) {
      Object.assign(sink, await readSink(shared));
      return;
    }
    const started = await startSink(locales);
    Object.assign(sink, started.sink);
    ({end} = started);
  }, 600_000);
  afterAll(() => end());
  return sink;
}

async function readSink(file: string): Promise<Sink> {
  while (!fs.existsSync(file)) await wait(100);
  const {sink, error} = JSON.parse(fs.readFileSync(file, 'utf8')) as {sink?: Sink; error?: string};
  if (!sink) throw new Error(`The site of the browser tests was not built: ${error}`);
  return sink;
}
