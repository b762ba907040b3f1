import {fireEvent, render, screen} from '@testing-library/react';
import React from 'react';
import ApiTabList from '../../theme/ApiTabList';

const tabs = ['one', 'two', 'three'].map((label) => ({
  key: label,
  label,
  content: <p>{`Content of ${label}`}</p>,
}));
const selected = () =>
  screen
    .getAllByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent);

describe('ApiTabList', () => {
  beforeEach(() => {
    render(<ApiTabList label="Numbers" tabs={tabs} />);
  });
  afterEach(() => document.body.removeAttribute('style'));

  it('labels the list, and each panel by its tab', () => {
    expect(screen.getByRole('tablist', {name: 'Numbers'})).toBeTruthy();
    expect(screen.getByRole('tabpanel', {name: 'one'}).textContent).toContain('Content of one');
  });

  it('has one stop for the Tab key', () => {
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('shows the panel of the tab that is clicked', () => {
    fireEvent.click(screen.getByRole('tab', {name: 'two'}));
    expect(screen.getByRole('tabpanel').textContent).toContain('Content of two');
  });

  it.each([
    ['ArrowRight', 'two'],
    ['ArrowLeft', 'three'],
    ['End', 'three'],
    ['Home', 'one'],
  ])('moves with %s to the tab “%s”, and focuses that tab', (key, expected) => {
    fireEvent.keyDown(screen.getByRole('tablist'), {key});
    expect(selected()).toEqual([expected]);
    expect(document.activeElement?.textContent).toBe(expected);
  });

  it('reverses the arrow keys in right-to-left text', () => {
    screen.getByRole('tablist').style.direction = 'rtl';
    fireEvent.keyDown(screen.getByRole('tablist'), {key: 'ArrowLeft'});
    expect(selected()).toEqual(['two']);
  });

  it('ignores other keys', () => {
    expect(fireEvent.keyDown(screen.getByRole('tablist'), {key: 'a'})).toBe(true);
  });
});
