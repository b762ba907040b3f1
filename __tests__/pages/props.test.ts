import type {ChangelogSection} from '../../plugin/lists/changelog/types';
import type {Markdown} from '../../plugin/model/types';
import {toReadyTab} from '../support/readyTab';
import {navigate, toReference} from '../support/reference';
import {toChangelogProp} from '../../plugin/pages/listRoutes';
import {toOverviewProp} from '../../plugin/pages/toProps';
import {toPageItem} from '../../plugin/exports/markdown/overview';
import {toSidebarWindow} from '../../plugin/navigation/sidebarItems';

const reference = toReference([
  ['GET /pets', {summary: 'List all pets', descriptionText: 'List all pets.'}],
  ['POST /pets', {summary: 'Add a pet', descriptionText: 'Its name has to be new.'}],
]);
const {navigation} = navigate(reference);

describe('the list of operations on an overview', () => {
  it('does not repeat a title as a description', () => {
    const {groups} = toOverviewProp({...toReadyTab({reference, navigation}), downloadUrls: []});
    expect(groups[0]!.operations.map(({title, description}) => [title, description])).toEqual([
      ['List all pets', undefined],
      ['Add a pet', 'Its name has to be new.'],
    ]);
  });

  it('has the descriptions and badges of docs.json', () => {
    const overrides = new Map([['GET /pets', {description: 'All of them.', badge: 'Beta'}]]);
    const own = toReadyTab({reference, ...navigate(reference, {overrides})});
    const [pets] = toOverviewProp({...own, downloadUrls: []}).groups[0]!.operations;
    expect(pets).toMatchObject({description: 'All of them.', badge: 'Beta'});
  });

  it('does not repeat a title as a description in Markdown either', () => {
    expect(navigation.pages.map((page) => toPageItem(page, '/page'))).toEqual([
      '- [List all pets](/page): `GET /pets`',
      '- [Add a pet](/page): `POST /pets`. Its name has to be new.',
    ]);
  });
});

it('the headings of a description have the anchors that links to them name', () => {
  const info = {title: 'Pets', version: '1', description: [['h2', {}, ['Life']]] as Markdown};
  const described = toReference([], {info});
  const own = toReadyTab({reference: described, ...navigate(described)});
  expect(toOverviewProp({...own, downloadUrls: []}).info.description).toEqual([
    ['h2', {id: 'section-life'}, ['Life']],
  ]);
});

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
      toReadyTab({reference, navigation}),
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
