import {toSidebarWindow} from '../../plugin/pages/sidebarWindow';

describe('the links that a page shows of its sidebar group', () => {
  it.each([
    ['all links of a short group', 50, 20, {start: 0, end: 50}],
    ['the links around the page in a long group', 200, 100, {start: 85, end: 116}],
    ['the first links if the page is at the beginning', 200, 0, {start: 0, end: 16}],
    ['the last links if the page is at the end', 200, 199, {start: 184, end: 200}],
    ['the last links if the page is in a nested group', 200, -1, {start: 185, end: 200}],
  ])('are %s', (_what, count, active, expected) => {
    expect(toSidebarWindow(count, active)).toEqual(expected);
  });
});
