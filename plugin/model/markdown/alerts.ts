import type {MarkdownNode} from '../types';

/**
 * https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 */
export const ALERT_MARKER = /\[!(note|tip|important|warning|caution)\][ \t]*/i;

const FIRST_LINE = new RegExp(`^${ALERT_MARKER.source}(?:\n|$)`, 'i');

/**
 * Marks the quotations that are alerts, and removes their marker line: `alert` of a `blockquote` is
 * `note`, `tip`, `important`, `warning` or `caution`. An alert is not nested and has content.
 */
export function toAlerts(nodes: MarkdownNode[]): MarkdownNode[] {
  return nodes.map((node) =>
    typeof node !== 'string' && node[0] === 'blockquote' ? (toAlert(node[2]) ?? node) : node,
  );
}

function toAlert([first, ...others]: MarkdownNode[]): MarkdownNode | undefined {
  if (typeof first !== 'object' || first[0] !== 'p') return undefined;
  const [text, ...inline] = first[2];
  if (typeof text !== 'string') return undefined;
  const [line, kind] = FIRST_LINE.exec(text) ?? [];
  if (line === undefined || kind === undefined) return undefined;
  const words = [text.slice(line.length), ...inline].filter((node) => node !== '');
  // The marker line may end with a hard break.
  if (words[0]?.[0] === 'br') words.shift();
  if (typeof words[0] === 'string') words[0] = words[0].trimStart();
  const children: MarkdownNode[] = [
    ...(words.length > 0 ? [['p', {}, words] satisfies MarkdownNode] : []),
    ...others,
  ];
  return children.length > 0 ? ['blockquote', {alert: kind.toLowerCase()}, children] : undefined;
}
