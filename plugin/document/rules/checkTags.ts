import {quote} from '../../diagnostics/text';
import {childOf, itemsOf} from '../place';
import {type RuleContext, textOf} from './context';

/** Reports tags that are declared twice; the first declaration counts. */
export function checkTags({root, follow, warn}: RuleContext): void {
  const list = childOf(root, 'tags');
  const seen = new Set<string>();
  for (const place of itemsOf(list && follow(list))) {
    const name = textOf(place, 'name');
    if (name === undefined) continue;
    if (seen.has(name))
      warn(
        'tag-duplicate',
        place,
        `The tag ${quote(name)} is declared twice.`,
        'Merge the two declarations; only the first is shown.',
      );
    seen.add(name);
  }
}
