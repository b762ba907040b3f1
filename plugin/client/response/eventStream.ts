/** One item of a stream: an event (WHATWG HTML 9.2) or a line. */
export type StreamItem = {data: string; event?: string; id?: string};
export type StreamParser = {push: (text: string) => StreamItem[]};

/** Longest line that is kept whole. */
const MAX_LINE = 1024 * 1024;

/** Parses server-sent events as they arrive. Skips comments and events without data. */
export function createEventStreamParser(): StreamParser {
  let data: string[] = [];
  let event: string | undefined;
  let id: string | undefined;
  const lines = createLineReader();
  return {
    push(text) {
      const items: StreamItem[] = [];
      for (const line of lines(text)) {
        if (line === '') {
          if (data.length > 0)
            items.push({
              data: data.join('\n'),
              ...(event !== undefined && {event}),
              ...(id !== undefined && {id}),
            });
          data = [];
          event = undefined;
          continue;
        }
        const colon = line.indexOf(':');
        const field = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
        if (field === 'data') data.push(value);
        else if (field === 'event') event = value;
        else if (field === 'id') id = value;
      }
      return items;
    },
  };
}

/** Parses JSON lines and JSON text sequences (RFC 7464) as they arrive. */
export function createLinesParser(): StreamParser {
  const lines = createLineReader();
  return {
    push: (text) =>
      lines(text.replaceAll('\u001e', ''))
        .filter((line) => line.trim() !== '')
        .map((data) => ({data})),
  };
}

/** Returns complete lines, which end with CR, LF or CRLF. */
function createLineReader(): (text: string) => string[] {
  let open = '';
  return (text) => {
    const joined = open + text;
    // A CR at the end may be the first half of a CRLF.
    const usable = joined.endsWith('\r') ? joined.slice(0, -1) : joined;
    const lines = usable.split(/\r\n|\r|\n/);
    open = (lines.pop() ?? '') + joined.slice(usable.length);
    if (open.length > MAX_LINE) {
      lines.push(open);
      open = '';
    }
    return lines;
  };
}
