import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {toTabPath} from '../navigation/tabPaths';
import type {TabNavigation} from '../navigation/types';
import type {PropGuides} from './props';

/** The sidebars of docs that pages of the tab show; undefined where none does. */
export function toGuidesProp(
  {overview, docsSidebar, pages: listed}: TabNavigation,
  sidebars: readonly PropSidebar[] = [],
): PropGuides | undefined {
  const places = [
    ...(docsSidebar === undefined ? [] : [{permalink: overview, docsSidebar}]),
    ...listed,
  ].flatMap(({permalink, docsSidebar: index}): [string, number][] =>
    index === undefined ? [] : [[toTabPath(permalink, overview).replace(/^\/|\/$/g, ''), index]],
  );
  if (places.length === 0) return undefined;
  const used = [...new Set(places.map(([, index]) => index))];
  return {
    sidebars: used.flatMap((index) => {
      const sidebar = sidebars[index];
      return sidebar ? [sidebar] : [];
    }),
    pages: Object.fromEntries(places.map(([path, index]) => [path, used.indexOf(index)])),
  };
}
