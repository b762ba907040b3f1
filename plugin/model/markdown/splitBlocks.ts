/** The paragraphs, lists, tables and fenced code of a Markdown text, as blank lines divide them. */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[][] = [];
  let open: string[] | undefined;
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '' && fence === undefined) {
      open = undefined;
      continue;
    }
    const [mark] = /^\s*(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = mark?.trim();
    else if (line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '')
      fence = undefined;
    if (open) open.push(line);
    else blocks.push((open = [line]));
  }
  return blocks.map((lines) => lines.join('\n'));
}
