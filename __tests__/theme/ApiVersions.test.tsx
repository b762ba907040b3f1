import {render, screen, within} from '@testing-library/react';
import type {PropVersion} from '../../plugin/pages/props';
import ApiVersions from '../../theme/ApiVersions';
import {inDocument, toDocument} from './support/operation';

const LIST: PropVersion[] = [
  {name: '3', label: 'Next', overview: '/api/3', banner: 'unreleased'},
  {name: '2', label: '2.0', overview: '/api', isCurrent: true},
  {name: '1', label: '1.0', overview: '/api/1', banner: 'unmaintained'},
];

function show(own: string, links?: {[version: string]: string}, hasBadge = true) {
  const document = toDocument({versions: {own, hasBadge, list: LIST}});
  render(inDocument(<ApiVersions links={links} />, document, '/api/pets#body'));
  return {
    banner: screen.queryByRole('note')?.textContent,
    links: screen
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  };
}

describe('the versions of a page', () => {
  it('are links to the same page with the same fragment, or to the overview of a version without it', () => {
    const {links, banner} = show('2', {'1': '/api/1/pets'});
    expect(links).toEqual([
      'Next · unreleasedOverview: this version does not have this page. /api/3',
      'Version 1.0 · unmaintained /api/1/pets#body',
    ]);
    expect(banner).toBeUndefined();
    expect(screen.getByText('Version 2.0 (current)')).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', {name: 'Other versions'})).getAllByRole('link'),
    ).toHaveLength(2);
  });

  it.each([
    ['3', 'This is unreleased documentation for Things Next version.'],
    ['1', 'This is documentation for Things 1.0, which is no longer actively maintained.'],
  ])('begin with a banner in version %s, which links to the current one', (own, words) => {
    const {links, banner} = show(own, {'2': '/api/pets'});
    expect(banner).toBe(`${words}For up-to-date documentation, see the latest version (2.0).`);
    expect(links[0]).toBe('latest version /api/pets#body');
  });

  it('have no badge if the site turns it off, and lead from overview to overview', () => {
    const {links} = show('2', undefined, false);
    expect(screen.queryByText('Version 2.0 (current)')).toBeNull();
    expect(links).toEqual([
      'Next · unreleased /api/3#body',
      'Version 1.0 · unmaintained /api/1#body',
    ]);
  });

  it('are absent in a document without versions', () => {
    render(inDocument(<ApiVersions />));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
