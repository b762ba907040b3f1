import {childOf} from '../place';
import {findTitleProblem} from '../title';
import {type RuleContext, textOf} from './context';

/**
 * Reports summaries that are paragraphs. Pages show them as descriptions and have shorter titles.
 */
export function checkTitles({operations, warn}: RuleContext): void {
  for (const {kind, place} of operations) {
    const summary = textOf(place, 'summary');
    if (kind === 'callback' || summary === undefined) continue;
    const problem = findTitleProblem(summary);
    if (problem !== undefined)
      warn(
        'title-long',
        childOf(place, 'summary') ?? place,
        `This summary ${problem}, so it begins the description, and the page gets a shorter title.`,
        'Shorten it and move the rest to `description`, or set a `title` in `overrides`.',
      );
  }
}
