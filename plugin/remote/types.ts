/** What docs.json says about where a document is fetched from. */
import type {RemoteSource} from '../document/files/urlPaths';

/** A header's value: literal, or from an environment variable. */
export type HeaderValue = string | {env: string};

export type Remote = RemoteSource & {
  headers: ReadonlyMap<string, HeaderValue>;
  /** Whether hosts may have addresses of private networks even if their names don't show it. */
  privateNetwork: boolean;
};
