import type {TryItServer} from '../manifest';
import {matchServer, once, toForms, toTail} from './compileServer';
import type {Segment} from './readSegments';

/** The servers of a document or operation. */
export type ServerIndex = {
  /**
   * Where the path of an operation may begin in a URL: the lengths of the matching base paths.
   * `open` if it matches a server whose origin the document does not fix.
   */
  findBases: (
    url: URL,
    segments: readonly Segment[],
  ) => {bases: ReadonlySet<number>; open: boolean};
};

/** Builds the index of each list once, however many operations share it. */
export function createServerIndexes(
  openOrigins: ReadonlySet<string>,
): (servers: readonly TryItServer[]) => ServerIndex {
  const known = new WeakMap<readonly TryItServer[], ServerIndex>();
  return (servers) => {
    const index = known.get(servers) ?? createServerIndex(servers, openOrigins);
    known.set(servers, index);
    return index;
  };
}

const NONE = {bases: new Set<number>(), open: false};

/**
 * A server is compiled only when a URL arrives that ends as it does: the others cost neither time
 * nor memory.
 */
function createServerIndex(
  list: readonly TryItServer[],
  openOrigins: ReadonlySet<string>,
): ServerIndex {
  const servers = list.map((server) => ({
    tail: hasPlainValues(server) ? toTail(server.url) : '',
    forms: once(() => toForms(server)),
  }));
  return {
    findBases(url, segments) {
      const hasHost = ({tail}: {tail: string}): boolean => url.hostname.endsWith(tail);
      const ofHost = servers.filter(hasHost);
      if (ofHost.length === 0) return NONE;
      const forms = ofHost.flatMap(({forms: all}) => all().filter(hasHost));
      const matches = forms.map(({compile}) => {
        const server = compile();
        return server && matchServer(server, url, segments, openOrigins);
      });
      return {
        bases: new Set(matches.filter((match) => typeof match === 'number')),
        open: matches.includes('open'),
      };
    },
  };
}

/** No value begins another part of the URL: the host ends where the server's text ends it. */
function hasPlainValues({variables = []}: TryItServer): boolean {
  return variables.every(({default: value, enum: values = []}) =>
    [value, ...values].every((text) => !/[/?#@:\\]/.test(text)),
  );
}
