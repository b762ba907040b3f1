import {startPetStore} from '../../support/petStore';
import {buildSink, removeSink, serveSink, type Sink} from './site';

/** Builds and serves the site once for all suites of the browser, which read it with `useSink`. */
export default async function setUp(): Promise<void> {
  const {dir, apis} = await buildSink();
  const server = await serveSink(dir);
  const pets = await startPetStore(new URL(apis.pets!).port);
  process.env.SINK = JSON.stringify({dir, apis, origin: server.origin} satisfies Sink);
  // Jest loads the file that ends it separately.
  Object.assign(globalThis, {
    endSink: async () => {
      await pets.stop();
      await server.close();
      removeSink(dir);
    },
  });
}
