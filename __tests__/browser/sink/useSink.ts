import {startPetStore} from '../../support/petStore';
import {buildSink, removeSink, serveSink, type Sink} from './site';

/**
 * Returns the site that all suites of the browser share. The exhaustive run has no such site, and
 * neither have other languages: suites that need these build their own.
 */
export function useSink(locales?: readonly string[]): Sink {
  const {SINK} = process.env;
  if (SINK !== undefined && locales === undefined) return JSON.parse(SINK) as Sink;
  const sink = {} as Sink;
  let end = () => Promise.resolve();
  beforeAll(async () => {
    const {dir, apis} = await buildSink(locales);
    const server = await serveSink(dir);
    const pets = await startPetStore(new URL(apis.pets!).port);
    Object.assign(sink, {dir, apis, origin: server.origin});
    end = async () => {
      await pets.stop();
      await server.close();
      removeSink(dir);
    };
  }, 600_000);
  afterAll(() => end());
  return sink;
}
