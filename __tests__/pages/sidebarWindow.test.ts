import {toSidebarWindow} from '../../plugin/pages/sidebarWindow';

describe('the links of a group that a page shows', () => {
  it.each([
    ['all of a short group', 50, 20, {start: 0, end: 50}],
    ['the neighbours of the page in a long one', 200, 100, {start: 85, end: 116}],
    ['no less at its beginning', 200, 0, {start: 0, end: 16}],
    ['no less at its end', 200, 199, {start: 184, end: 200}],
    ['the last ones where the page stands in a group inside it', 200, -1, {start: 185, end: 200}],
  ])('are %s', (_what, count, active, expected) => {
    expect(toSidebarWindow(count, active)).toEqual(expected);
  });
});
