import {extensionPlaces} from '../document/extensions/read';
import {findTitleProblem} from '../document/title';
import type {Place} from '../document/place';
import type {Context} from './context';
import {toExcerpt} from './markdown/excerpt';
import {toPlainText} from './markdown/toPlainText';
import {textOf} from './read';
import {descriptionOf, markdownAt} from './text';
import type {Markdown, MarkdownNode, Operation} from './types';

/** Inline Markdown, tags and entities. */
const INLINE = /`|\*\*|\]\(|<\/?[a-z]|&(?:[a-z]+|#x?[0-9a-f]+);/i;

/**
 * `summary` and `description` of an operation. A summary that is not a title becomes the start of
 * the description, unless the description already begins with it.
 */
export function toSummary(
  context: Context,
  place: Place,
): Pick<Operation, 'summary' | 'description' | 'descriptionText'> {
  const described = withContent(context, place, descriptionOf(context, place));
  const summary = textOf(place.value, 'summary');
  if (summary === undefined || summary.trim() === '') return described;
  if (findTitleProblem(summary) === undefined) {
    const title = INLINE.test(summary) ? toPlainText(context.markdown(summary)).trim() : summary;
    // A summary that is an icon says nothing.
    return title === '' ? described : {summary: title, ...described};
  }
  const words = context.markdown(summary);
  const rest = described.description ?? [];
  if (toPlainText(rest).startsWith(toPlainText(words))) return described;
  const description = [...toNodes(words), ...toNodes(rest)];
  return {description, descriptionText: toExcerpt(description)};
}

/** Markdown that other tools show in addition follows the description. */
function withContent(
  context: Context,
  place: Place,
  described: ReturnType<typeof descriptionOf>,
): ReturnType<typeof descriptionOf> {
  const [field] = extensionPlaces(place, 'content');
  const content = field && markdownAt(context, field);
  if (content === undefined) return described;
  const description = [...toNodes(described.description ?? []), ...toNodes(content)];
  return {descriptionText: toExcerpt(description), ...described, description};
}

function toNodes(markdown: Markdown): readonly MarkdownNode[] {
  return typeof markdown === 'string' ? [['p', {}, [markdown]]] : markdown;
}
