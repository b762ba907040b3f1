import type {IncomingMessage} from 'http';
import type {FrameHead, NameValue} from '../protocol';

/** An API's response as data: none of it becomes a header of the proxy's response. */
export function describeResponse(
  response: IncomingMessage,
  url: URL,
): Pick<FrameHead, 'status' | 'statusText' | 'httpVersion' | 'headers' | 'url' | 'redirect'> {
  const status = response.statusCode ?? 0;
  const redirect =
    status >= 300 && status < 400 ? resolveRedirect(response.headers.location, url) : undefined;
  return {
    status,
    statusText: response.statusMessage ?? '',
    httpVersion: response.httpVersion,
    headers: toPairs(response.rawHeaders),
    url: url.href,
    ...(redirect === undefined ? {} : {redirect}),
  };
}

/**
 * Only for display and for the reader's click, which sends a new request that is checked like any
 * other.
 */
function resolveRedirect(location: string | undefined, base: URL): string | undefined {
  if (location === undefined) return undefined;
  try {
    const {protocol, href} = new URL(location, base);
    return protocol === 'http:' || protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}

function toPairs(raw: string[]): NameValue[] {
  const pairs: NameValue[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    pairs.push([raw[index] as string, raw[index + 1] as string]);
  return pairs;
}
