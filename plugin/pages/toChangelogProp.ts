import {takeFirst} from '../lists/changelog/takeFirst';
import type {Changelog} from '../lists/changelog/types';
import type {PropChangelog} from './props';

/** The page of a changelog. */
export function toChangelogProp(
  {permalink, sections}: Changelog,
  urls: {markdown: string | undefined; feed: string | undefined},
): PropChangelog {
  return {
    permalink,
    sections: takeFirst(sections),
    formats: urls.markdown === undefined ? {} : {markdown: urls.markdown},
    ...(urls.feed !== undefined && {feed: urls.feed}),
  };
}
