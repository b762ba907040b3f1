import {renderHook} from '@testing-library/react';
import {collectTyped, useSearchOpener} from '../../plugin/client/search/useSearchOpener';

const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...more});
  document.body.dispatchEvent(event);
  return event;
};

it('keys pressed while the search loads are kept for its field, and do nothing else', () => {
  const typed = collectTyped();
  const events = ['s', 't', ' ', 'x', 'Backspace', 'ü', '😀'].map((key) => press(key));
  expect(events.every(({defaultPrevented}) => defaultPrevented)).toBe(true);
  expect(['Tab', 'ArrowDown', 'F5'].map((key) => press(key).defaultPrevented)).toEqual([
    false,
    false,
    false,
  ]);
  expect(press('c', {ctrlKey: true}).defaultPrevented).toBe(false);
  expect(typed.text()).toBe('st ü😀');
  expect(typed.isCancelled()).toBe(false);
  typed.stop();
  expect(press('y').defaultPrevented).toBe(false);
  expect(typed.text()).toBeUndefined();
});

it('Escape cancels the search while it loads', () => {
  const typed = collectTyped();
  press('Escape');
  expect(typed.isCancelled()).toBe(true);
  typed.stop();
});

it('the keys of the search do nothing on a page without it', () => {
  const load = jest.fn(() => new Promise<never>(() => undefined));
  const {unmount} = renderHook(() => useSearchOpener(load, true, '/api/default'));
  unmount();
  expect(press('k', {ctrlKey: true}).defaultPrevented).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

it.each<[string, string, KeyboardEventInit, boolean]>([
  ['Ctrl+K', 'k', {ctrlKey: true}, true],
  ['⌘K', 'k', {metaKey: true}, true],
  ['Caps Lock', 'K', {ctrlKey: true}, true],
  ['an Arabic keyboard', 'ن', {ctrlKey: true, code: 'KeyK'}, true],
  ['the key that is K on other keyboards', 't', {ctrlKey: true, code: 'KeyK'}, false],
  ['Shift', 'K', {ctrlKey: true, shiftKey: true}, false],
  ['no modifier', 'k', {}, false],
])('the keys open the search on every keyboard: %s', (_, key, more, opens) => {
  const load = jest.fn(() => new Promise<never>(() => undefined));
  const {unmount} = renderHook(() => useSearchOpener(load, true, '/api/default'));
  press(key, more);
  expect(load).toHaveBeenCalledTimes(opens ? 1 : 0);
  unmount();
});
