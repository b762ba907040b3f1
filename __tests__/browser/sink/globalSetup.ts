import {startSink} from './site';

/** Builds and serves the site once for all suites of the browser, which read it with `useSink`. */
export default async function setUp(): Promise<void> {
  const {sink, end} = await startSink();
  process.env.SINK = JSON.stringify(sink);
  // Jest loads the file that ends it separately.
  Object.assign(globalThis, {endSink: end});
}
