import type {Changelog} from '../changelog/types';
import type {PropChangelog, PropChangelogSection} from './props';

/** More changes than this make a page that loads slowly and that nobody reads to its end. */
const MAX_CHANGES = 1000;

/** The page of a changelog: as many changes as fit on a page, the newest first. */
export function toChangelogProp(
  {permalink, sections}: Changelog,
  urls: {markdown: string | undefined; feed: string | undefined},
): PropChangelog {
  let room = MAX_CHANGES;
  const shown = sections.map((section): PropChangelogSection => {
    let left = 0;
    const groups = section.groups.flatMap((group) => {
      const changes = group.changes.slice(0, room);
      room -= changes.length;
      left += group.changes.length - changes.length;
      return changes.length > 0 ? [{...group, changes}] : [];
    });
    return {...section, groups, ...(left > 0 && {left})};
  });
  return {
    permalink,
    sections: shown,
    formats: urls.markdown === undefined ? {} : {markdown: urls.markdown},
    ...(urls.feed !== undefined && {feed: urls.feed}),
  };
}
