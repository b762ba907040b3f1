import type {ChangelogSection} from '../../plugin/changelog/types';
import {toChangelogProp} from '../../plugin/pages/toChangelogProp';

const toSection = (id: string, length: number): ChangelogSection => ({
  id,
  since: '1.0',
  counts: {breaking: length, uncertain: 0, compatible: 0},
  groups: [
    {
      operations: [],
      more: 0,
      changes: Array.from({length}, () => ({
        effect: 'breaking' as const,
        message: 'It changed.',
        reason: 'It fails.',
        at: [],
      })),
    },
  ],
});

describe('the page of a long changelog', () => {
  it('shows for each section how many changes it leaves out', () => {
    const sections = [toSection('3', 600), toSection('2', 700), toSection('1', 5)];
    const prop = toChangelogProp(
      {permalink: '/api/default/changelog', sections},
      {markdown: '/changelog.md', feed: undefined},
    );
    expect(
      prop.sections.map(({id, groups, left, counts}) => [
        id,
        groups.flatMap(({changes}) => changes).length,
        left,
        counts.breaking,
      ]),
    ).toEqual([
      ['3', 600, undefined, 600],
      ['2', 400, 300, 700],
      ['1', 0, 5, 5],
    ]);
  });
});
