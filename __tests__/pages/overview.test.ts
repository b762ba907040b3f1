import {toPageItem} from '../../plugin/exports/markdown/overview';
import {toOverviewProp} from '../../plugin/pages/toProps';
import {navigate, toReference} from '../support/reference';

const reference = toReference([
  ['GET /pets', {summary: 'List all pets', descriptionText: 'List all pets.'}],
  ['POST /pets', {summary: 'Add a pet', descriptionText: 'Its name has to be new.'}],
]);
const {navigation} = navigate(reference);

describe('the list of operations on an overview', () => {
  it('does not repeat a title as a description', () => {
    const none = () => undefined;
    const urls = {markdownOf: none, openapiOf: none, jsonSchemaOf: none};
    const {groups} = toOverviewProp(reference, navigation, urls, []);
    expect(groups[0]!.operations.map(({title, description}) => [title, description])).toEqual([
      ['List all pets', undefined],
      ['Add a pet', 'Its name has to be new.'],
    ]);
  });

  it('does not repeat a title as a description in Markdown either', () => {
    expect(navigation.pages.map((page) => toPageItem(page, '/page'))).toEqual([
      '- [List all pets](/page): `GET /pets`',
      '- [Add a pet](/page): `POST /pets`. Its name has to be new.',
    ]);
  });
});
