import {countContainers} from './isBounded';
import {renderAsWritten, type RenderMarkdown} from './markdown';

/**
 * Maximum number of quotations, list items, footnotes and blocks of HTML in all texts of a
 * document: GitHub's has 860.
 */
const MAX_CONTAINERS = 20_000;

/** Renders the texts of one document; what exceeds the limit for all of them is as written. */
export function createDocumentMarkdown(render: RenderMarkdown): RenderMarkdown {
  const known = new Set<string>();
  const exceeding = new Set<string>();
  let left = MAX_CONTAINERS;
  const renderWithin = (text: string) => {
    if (!known.has(text)) {
      known.add(text);
      const containers = countContainers(text);
      if (containers > left) exceeding.add(text);
      else left -= containers;
    }
    return exceeding.has(text) ? renderAsWritten(text) : render(text);
  };
  return Object.assign(renderWithin, {
    isAsWritten: (text: string) => exceeding.has(text) || render.isAsWritten(text),
  });
}
