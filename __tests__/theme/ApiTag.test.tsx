import {render, screen, within} from '@testing-library/react';
import type {PropGroup} from '../../plugin/pages/props';
import ApiTagCards from '../../parts/ApiTag/Cards';
import {inDocument} from './support/operation';

const toGroup = (title: string, more: Partial<PropGroup> = {}): PropGroup => ({
  id: `group-${title.toLowerCase()}`,
  label: title,
  operations: [],
  groups: [],
  ...more,
});
const toCard = (title: string, more: Partial<PropGroup['operations'][number]> = {}) => ({
  title,
  permalink: `/api/default/${title}`,
  method: 'GET',
  path: `/${title}`,
  kind: 'operation' as const,
  ...more,
});

const show = (group: PropGroup) => render(inDocument(<ApiTagCards group={group} level={2} />));

describe('the cards of a tag', () => {
  it('show method, title, path, description and badge, and link to the page of the operation', () => {
    show(
      toGroup('Pets', {
        operations: [
          toCard('List', {description: 'Gives all.', badge: 'Beta'}),
          toCard('Find', {deprecated: true}),
        ],
      }),
    );
    const [list, find] = screen.getAllByRole('listitem');
    expect(list!.textContent).toBe('GETBetaList/ListGives all.');
    expect(within(list!).getByRole('link', {name: 'List'}).getAttribute('href')).toBe(
      '/api/default/List',
    );
    expect(find!.textContent).toContain('deprecated');
  });

  it('of nested groups are below headings, one level deeper for each group', () => {
    show(
      toGroup('Pets', {
        groups: [
          toGroup('Cats', {
            description: 'Small ones.',
            operations: [toCard('Purr')],
            groups: [toGroup('Kittens', {operations: [toCard('Play')]})],
          }),
        ],
      }),
    );
    expect(screen.getByRole('heading', {level: 2}).id).toBe('group-cats');
    expect(screen.getByRole('heading', {level: 3}).textContent).toContain('Kittens');
    expect(screen.getByText('Small ones.')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Purr', 'Play']),
    );
  });
});
