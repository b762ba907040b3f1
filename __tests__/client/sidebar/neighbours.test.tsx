import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {renderHook, waitFor} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import React from 'react';
import {Router} from 'react-router-dom';
import {revealGap} from '../../../plugin/client/sidebar/revealGap';
import {useGuideNeighbours} from '../../../plugin/client/sidebar/useGuideNeighbours';

const toList = (labels: readonly string[]) =>
  labels.map((label) => `<li><a href="/${label}">${label}</a></li>`).join('');

describe('a gap in the sidebar', () => {
  it.each(['before', 'after'] as const)(
    'gives the focus to the nearest link that it hid %s the page',
    async (side) => {
      // It stands for `a` to `c` before `d`, or for `c` to `e` after `b`.
      document.body.innerHTML =
        side === 'before'
          ? `<ul>${toList(['gap', 'd', 'e'])}</ul>`
          : `<ul>${toList(['a', 'b', 'gap'])}</ul>`;
      const list = document.querySelector('ul')!;
      const gap = document.querySelector<HTMLElement>('[href="/gap"]')!;
      revealGap(gap, {
        side,
        count: 3,
        reveal: () => {
          list.innerHTML = toList(['a', 'b', 'c', 'd', 'e']);
        },
      });
      await waitFor(() => expect(document.activeElement?.textContent).toBe('c'));
    },
  );
});

let items: PropSidebar;
jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDocsSidebar: () => ({items})}));
jest.mock('../../../plugin/client/page/useSitePath', () => ({
  useSitePath: () => (path: string) => path,
}));

describe('the neighbours of a guide', () => {
  it('are operations beside it, also in categories, but not docs or an overview', () => {
    const link = (label: string, href: string, more: object) =>
      ({type: 'link', label, href, ...more}) as const;
    const operation = (label: string) =>
      link(label, `/api/${label}`, {customProps: {api: 'default', method: 'GET'}});
    const guide = (label: string) => link(label, `/docs/${label}`, {docId: label});
    const open = {collapsed: false, collapsible: true};
    items = [
      {type: 'category', label: 'Pets', ...open, items: [operation('list')]},
      link('Overview', '/api', {customProps: {api: 'default'}}),
      ...[guide('one'), operation('add'), guide('two'), guide('three')],
    ];
    const neighboursOf = (pathname: string) =>
      renderHook(useGuideNeighbours, {
        wrapper: ({children}) => (
          <Router history={createMemoryHistory({initialEntries: [pathname]})}>{children}</Router>
        ),
      }).result.current;
    const to = (title: string) => ({title, permalink: `/api/${title}`});
    expect(neighboursOf('/docs/one/')).toEqual({previous: to('list'), next: to('add')});
    expect(neighboursOf('/docs/two')).toEqual({previous: to('add'), next: undefined});
    expect(neighboursOf('/docs/three')).toEqual({previous: undefined, next: undefined});
    expect(neighboursOf('/elsewhere')).toEqual({});
  });
});
