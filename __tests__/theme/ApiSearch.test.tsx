import {configure, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';
import {toSearchFacts, toSearchOperations} from '../../plugin/search/toSearchIndex';
import {toSearchTexts} from '../../plugin/search/toSearchTexts';
import {FACTS_FILE, OPERATIONS_FILE, TEXTS_FILE} from '../../plugin/search/types';
import ApiSearch from '../../theme/ApiSearch';
import {collectTyped, type Typed} from '../../plugin/client/search/useSearchOpener';
import {toReadyTab} from '../support/readyTab';
import {navigate, toReference} from '../support/reference';
import routes from './support/routes';
import {addModalDialogs} from './support/dialogs';

Object.assign(window, {docusaurus: {prefetch: () => false, preload: () => Promise.resolve()}});

const limit = {name: 'limit', in: 'query' as const, examples: []};
const reference = toReference([
  ['GET /pets', {summary: 'List pets', tags: ['Pets'], parameters: [limit]}],
  ['POST /pets', {summary: 'Add a pet', tags: ['Pets']}],
  ['GET /owners', {summary: 'List owners', tags: ['Owners'], parameters: [limit], deprecated: {}}],
]);
const {navigation} = navigate(reference);
let files: {[file: string]: unknown};
let count = 0;

beforeAll(() => {
  addModalDialogs();
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      const file = files[url.replace(/^\/search-\d+\//, '')];
      return {
        ok: file !== undefined,
        status: file === undefined ? 404 : 200,
        headers: new Headers({'Content-Type': 'application/json'}),
        text: async () => JSON.stringify(file),
      };
    },
  });
});
beforeEach(() => {
  count += 1;
  files = {
    [OPERATIONS_FILE]: toSearchOperations(reference, navigation),
    [FACTS_FILE]: toSearchFacts(toReadyTab({reference, navigation})),
    [TEXTS_FILE]: toSearchTexts(toReadyTab({reference, navigation})),
  };
});

async function open(typed?: Typed): Promise<{history: MemoryHistory; onClose: jest.Mock}> {
  const history = createMemoryHistory();
  const onClose = jest.fn();
  render(
    <Router history={history}>
      <ApiSearch folder={`/search-${count}`} onClose={onClose} {...(typed && {typed})} />
    </Router>,
  );
  await waitFor(() => expect(screen.queryByText('Loading the index…')).toBeNull());
  return {history, onClose};
}
const field = () => screen.getByRole('combobox', {name: 'Search this reference'});
const type = (query: string) => fireEvent.change(field(), {target: {value: query}});
const press = (key: string) => fireEvent.keyDown(field(), {key});
const results = () => screen.queryAllByRole('option').filter(({tagName}) => tagName === 'A');
const names = () => results().map((result) => result.querySelector('bdi')!.textContent);
const active = () =>
  results().findIndex((result) => result.getAttribute('aria-selected') === 'true');
const choose = (label: string, option: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const {value} = [...select.options].find(({text}) => text === option)!;
  fireEvent.change(select, {target: {value}});
};

describe('the search', () => {
  it('finds operations while the reader types, and the arrow keys choose from them', async () => {
    const {history, onClose} = await open();
    expect(screen.getByRole('dialog', {name: 'Search this reference'})).toBeTruthy();
    type('pet');
    choose('Kind', 'Operations');
    await waitFor(() => expect(names()).toEqual(['Add a pet', 'List pets']));
    expect(screen.getByText('2 results')).toBeTruthy();
    const moves = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'].map(
      (key) => {
        press(key);
        return active();
      },
    );
    expect(moves).toEqual([1, 0, 1, 0, 1, 0, 1]);
    expect(field().getAttribute('aria-activedescendant')).toBe(results()[1]!.id);
    press('Enter');
    expect(history.location.pathname).toBe('/api/default/pets/get');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('lists the best of each kind under its heading, and a last line lists all of it', async () => {
    const operations = [...'abcdefgh'].map((one): [string, {summary: string}] => [
      `GET /pets/${one}`,
      {summary: `Groom pet ${one}`},
    ]);
    const large = toReference([['GET /groom', {summary: 'List', tags: ['Groom']}], ...operations]);
    const tab = {reference: large, ...navigate(large)};
    Object.assign(files, {
      [OPERATIONS_FILE]: toSearchOperations(large, tab.navigation),
      [FACTS_FILE]: toSearchFacts(toReadyTab(tab)),
      [TEXTS_FILE]: toSearchTexts(toReadyTab(tab)),
    });
    await open();
    expect(screen.getByText(/^Try a title, a path/)).toBeTruthy();
    type('groom');
    const group = await screen.findByRole('group', {name: 'Groups'});
    expect(within(group).getByRole('option').textContent).toContain('Groom');
    expect(screen.queryByText(/^Try a title, a path/)).toBeNull();
    const all = await screen.findByRole('option', {name: 'Show all 9'});
    expect(within(screen.getByRole('group', {name: 'Operations'})).getAllByRole('option')).toEqual([
      ...results().filter((one) => one.textContent?.includes('GET')),
      all,
    ]);
    press('End');
    while (all.getAttribute('aria-selected') === 'false') press('ArrowUp');
    press('Enter');
    await waitFor(() => expect(results()).toHaveLength(9));
  });

  it('says where the words of a description are', async () => {
    const described = toReference([
      ['GET /pets', {summary: 'List pets', description: 'All that wait for adoption.'}],
    ]);
    Object.assign(files, {
      [TEXTS_FILE]: toSearchTexts(toReadyTab({reference: described, ...navigate(described)})),
    });
    await open();
    type('adoption');
    await waitFor(() => expect(names()).toEqual(['List pets']));
    expect(results()[0]!.textContent).toContain('All that wait for adoption.');
  });

  it('has every letter that was typed while it was loading, also in the moment before it is shown', async () => {
    const typed = collectTyped();
    const key = (letter: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: letter, bubbles: true}));
    key('p');
    let isBusy = true;
    await open({
      ...typed,
      text: () => {
        const text = typed.text();
        if (isBusy) key('e');
        isBusy = false;
        return text;
      },
    });
    expect(field()).toHaveProperty('value', 'pe');
    type('pet');
    expect(field()).toHaveProperty('value', 'pet');
  });

  it('stays open under StrictMode, which runs effects twice', async () => {
    configure({reactStrictMode: true});
    const {onClose} = await open();
    configure({reactStrictMode: false});
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Close'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('is narrowed by method, group and deprecation', async () => {
    await open();
    type('list');
    choose('Kind', 'Operations');
    await waitFor(() => expect(names()).toEqual(['List pets', 'List owners']));
    choose('Group', 'Owners');
    await waitFor(() => expect(names()).toEqual(['List owners']));
    expect(results()[0]!.textContent).toContain('deprecated');
    choose('Group', 'All groups');
    choose('Method', 'POST');
    await waitFor(() => expect(names()).toEqual([]));
    choose('Method', 'All methods');
    fireEvent.click(screen.getByLabelText('Deprecated only'));
    await waitFor(() => expect(names()).toEqual(['List owners']));
  });

  it('leaves keys with a modifier to the field, which selects text', async () => {
    await open();
    press('End');
    const before = active();
    expect(fireEvent.keyDown(field(), {key: 'Home', shiftKey: true})).toBe(true);
    expect(active()).toBe(before);
  });

  it('waits for the results of what was typed when Enter comes before them', async () => {
    const {history} = await open();
    type('list pets');
    await waitFor(() => expect(names()[0]).toBe('List pets'));
    // As in a browser, where React finds the results when it has time.
    Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(field(), 'list owners');
    field().dispatchEvent(new Event('input', {bubbles: true}));
    await Promise.resolve();
    field().dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
    await waitFor(() => expect(history.location.pathname).toBe('/api/default/owners/get'));
  });

  it.each(['Backspace', 'Escape'])(
    'lists the places of a parameter, and %s leads back',
    async (key) => {
      const {history} = await open();
      type('limit');
      await waitFor(() => expect(names()).toEqual(['limit']));
      expect(results()[0]!.textContent).toContain('2 places');
      press('Enter');
      await waitFor(() => expect(results()).toHaveLength(2));
      expect(history.location.pathname).toBe('/');
      expect(screen.getByText('2 places')).toBeTruthy();
      press(key);
      await waitFor(() => expect(screen.queryByText('All results')).toBeNull());
      expect(field()).toHaveProperty('value', 'limit');
      await waitFor(() => expect(names()).toEqual(['limit']));
      // A pointer that is pressed does not take the focus from the field.
      expect(fireEvent.mouseDown(results()[0]!)).toBe(false);
      fireEvent.click(results()[0]!);
      await waitFor(() => expect(results()).toHaveLength(2));
      screen.getByText('All results').focus();
      fireEvent.click(screen.getByText('All results'));
      await waitFor(() => expect(screen.queryByText('All results')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('combobox', {name: /^Search/}));
      type('limit');
      await waitFor(() => expect(names()).toEqual(['limit']));
      fireEvent.click(results()[0]!);
      await waitFor(() => expect(results()).toHaveLength(2));
      fireEvent.click(results()[1]!);
      expect(history.location.pathname + history.location.hash).toBe(
        '/api/default/owners/get#query.limit',
      );
    },
  );

  it('finds operations if its facts cannot be loaded, and offers to load them again', async () => {
    const kept = files;
    files = {[OPERATIONS_FILE]: kept[OPERATIONS_FILE]};
    await open();
    const retry = await screen.findByText('Try again');
    type('owners');
    await waitFor(() => expect(names()).toContain('List owners'));
    files = kept;
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
    type('limit');
    await waitFor(() => expect(names()).toEqual(['limit']));
  });

  it('says if nothing has all words, and has the results of one, of other tabs, and of similar words', async () => {
    const others = [{label: 'Shelter', folder: `/search-${count}/shelter`}];
    const shelter = toReference([['GET /cages', {summary: 'List big cages'}]]);
    const other = {reference: shelter, ...navigate(shelter)};
    Object.assign(files, {
      [OPERATIONS_FILE]: toSearchOperations(reference, navigation, others),
      [`shelter/${OPERATIONS_FILE}`]: toSearchOperations(shelter, other.navigation),
      [`shelter/${FACTS_FILE}`]: toSearchFacts(toReadyTab(other)),
      [`shelter/${TEXTS_FILE}`]: toSearchTexts(toReadyTab(other)),
    });
    const {history} = await open();
    type('big owners');
    await screen.findByText('Nothing has all of these words. These results have “owners”.');
    await waitFor(() => expect(names()).toEqual(['List owners', 'Owners']));
    type('big cages');
    await screen.findByText('Nothing has these words.');
    await waitFor(() => expect(names()).toEqual(['List big cages']));
    expect(within(screen.getByRole('group', {name: 'Shelter'})).getByRole('option')).toBe(
      results()[0],
    );
    type('limitation');
    fireEvent.click(await screen.findByRole('button', {name: 'limit'}));
    await waitFor(() => expect(names()).toEqual(['limit']));
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText('Search the whole site')).toBeNull();
    type('big cages');
    await waitFor(() => expect(names()).toEqual(['List big cages']));
    press('Enter');
    expect(history.location.pathname).toBe('/api/default/cages/get');
  });

  it('leads to the search of the site, if that has a page or a field in the navbar', async () => {
    await open();
    const navbar = document.createElement('nav');
    navbar.className = 'navbar';
    navbar.innerHTML = '<input class="navbar__search-input">';
    document.body.append(navbar);
    routes.push({path: '/search'});
    type('q & q');
    const link = await screen.findByRole('link', {name: 'Search the whole site'});
    expect(link.getAttribute('href')).toBe('/search?q=q%20%26%20q');
    routes.pop();
    type('qqqq');
    fireEvent.click(await screen.findByRole('button', {name: 'Search the whole site'}));
    await waitFor(() => expect(document.activeElement).toBe(navbar.firstChild));
    navbar.remove();
  });
});
