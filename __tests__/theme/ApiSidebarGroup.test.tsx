import {fireEvent, render, screen} from '@testing-library/react';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import ApiSidebarGroup from '../../theme/ApiSidebarGroup';
import {standIn} from '../support/standIn';

describe('a group of a sidebar', () => {
  it('closes and opens while a filter is on, and is as before after it', () => {
    const toGroup = (isFiltered: boolean) => (
      <ApiSidebarGroup
        item={standIn<PropSidebarItemCategory>({
          type: 'category',
          label: 'Pets',
          collapsed: true,
          collapsible: true,
          items: [{type: 'html', value: 'List pets', defaultStyle: true}],
          customProps: {overview: '/api/default#group-pets', isFiltered},
        })}
        activePath="/api/default"
        level={1}
        index={0}
      />
    );
    const {rerender} = render(toGroup(true), {wrapper: DocSidebarItemsExpandedStateProvider});
    const group = () => screen.getByRole('button', {name: 'Pets'});
    const isOpen = () => group().getAttribute('aria-expanded');
    const states = [isOpen()];
    for (let presses = 0; presses < 2; presses++) {
      fireEvent.click(group());
      states.push(isOpen());
    }
    rerender(toGroup(false));
    expect([...states, isOpen()]).toEqual(['true', 'false', 'true', 'false']);
  });
});
