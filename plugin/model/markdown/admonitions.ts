import type {MarkdownNode} from '../types';

/**
 * Docusaurus's names of admonitions between `:::` lines.
 * https://docusaurus.io/docs/markdown-features/admonitions
 */
const KINDS = ['note', 'tip', 'info', 'important', 'warning', 'danger', 'caution'];
const OPENING = new RegExp(
  `^ {0,3}(:{3,}) *(${KINDS.join('|')})(?:\\[([^\\]\\n]*)\\])?(?:\\{[^}\\n]*\\})?(?: +(\\S.*?))? *$`,
);
const CODE_FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Maximum nesting of admonitions; deeper ones are text. */
const MAX_DEPTH = 5;

type Render = (text: string) => MarkdownNode[];
type Admonition = {kind: string; title: string; colons: number; start: number; end: number};

/**
 * Renders a text whose admonitions (`:::note`, `:::tip[Title]` or `:::info Title`, up to a line of
 * colons) become alerts; sites that come from docusaurus-openapi-docs have them. Every other
 * directive is text. Lines end with `\n`.
 */
export function renderAdmonitions(text: string, render: Render, depth = 0): MarkdownNode[] {
  if (!text.includes(':::') || depth >= MAX_DEPTH) return render(text);
  const lines = text.split('\n');
  const nodes: MarkdownNode[] = [];
  let done = 0;
  const renderUpTo = (end: number) => {
    const before = lines.slice(done, end).join('\n');
    if (before.trim() !== '') for (const item of render(before)) nodes.push(item);
  };
  for (const admonition of findAdmonitions(lines)) {
    renderUpTo(admonition.start);
    const content = renderAdmonitions(
      lines.slice(admonition.start + 1, admonition.end).join('\n'),
      render,
      depth + 1,
    );
    const title = admonition.title === '' ? undefined : render(admonition.title)[0];
    const children = title === undefined ? content : [title, ...content];
    // In an alert with a title and content, the first child is the title.
    if (children.length > 0)
      nodes.push([
        'blockquote',
        {alert: admonition.kind, ...(title !== undefined && content.length > 0 && {titled: true})},
        children,
      ]);
    done = admonition.end + 1;
  }
  renderUpTo(lines.length);
  return nodes;
}

/**
 * The outermost admonitions. An admonition without an end is ordinary text; in a code block it is
 * code.
 */
function findAdmonitions(lines: readonly string[]): Admonition[] {
  const found: Admonition[] = [];
  let open: Omit<Admonition, 'end'>[] = [];
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = CODE_FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      continue;
    }
    fence = mark;
    const opening = OPENING.exec(line);
    if (opening) {
      const [, colons = '', kind = '', label = '', words = ''] = opening;
      open.push({
        kind,
        title: (label || words).trim(),
        colons: colons.length,
        start: index,
      });
      continue;
    }
    const colons = /^ {0,3}(:{3,}) *$/.exec(line)?.[1]?.length ?? 0;
    // An end closes the innermost admonition that does not have more colons.
    let level = colons === 0 ? -1 : open.length - 1;
    while ((open[level]?.colons ?? 0) > colons) level--;
    const closed = open[level];
    if (!closed) continue;
    open = open.slice(0, level);
    while ((found.at(-1)?.start ?? 0) > closed.start) found.pop();
    found.push({...closed, end: index});
  }
  return found;
}
