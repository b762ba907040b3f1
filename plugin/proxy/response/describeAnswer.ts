import type {FrameHead} from '../protocol';

/** The head of an API's response, whatever the runtime. */
export type AnswerHead = Pick<FrameHead, 'status' | 'statusText' | 'httpVersion' | 'headers'> & {
  /** The first `Location`. */ location: string | null | undefined;
};

/** An API's response as data: none of it becomes a header of the proxy's response. */
export function describeAnswer({location, ...head}: AnswerHead, url: URL): AnswerHeadOfFrame {
  const redirect =
    head.status >= 300 && head.status < 400 ? resolveRedirect(location, url) : undefined;
  return {...head, url: url.href, ...(redirect === undefined ? {} : {redirect})};
}

type AnswerHeadOfFrame = Omit<FrameHead, 'timings' | 'end'>;

/**
 * Only for display and for the reader's click, which sends a new request that is checked like any
 * other.
 */
function resolveRedirect(location: AnswerHead['location'], base: URL): string | undefined {
  if (location == null) return undefined;
  try {
    const {protocol, href} = new URL(location, base);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}
