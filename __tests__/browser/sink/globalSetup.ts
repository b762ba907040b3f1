import fs from 'fs';
import os from 'os';
import path from 'path';
import {startSink} from './site';

/**
 * Builds and serves the site once for all suites of the browser. Others run meanwhile: `useSink`
 * waits for the file that says where the site is, or why there is none.
 */
export default function setUp(): void {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sink-')), 'sink.json');
  const tell = (value: object) => {
    fs.writeFileSync(`${file}.part`, JSON.stringify(value));
    fs.renameSync(`${file}.part`, file);
  };
  process.env.SINK = file;
  const started = startSink().then(
    ({sink, end}) => {
      tell({sink});
      return end;
    },
    (error: unknown) => tell({error: error instanceof Error ? error.stack : String(error)}),
  );
  // Jest loads the file that ends it separately.
  Object.assign(globalThis, {
    async endSink() {
      const end = await started;
      await end?.();
      fs.rmSync(path.dirname(file), {recursive: true});
    },
  });
}
