import type {Diagnostic} from '../../plugin/diagnostics/types';
import {formatRoutesLock, readLocks} from '../../plugin/routes/lock';
import {resolveRoutes} from '../../plugin/routes/resolveRoutes';
import type {LockedAddress} from '../../plugin/routes/types';

const NAME = 'routes.lock.json';
const PETS: LockedAddress = {
  address: 'default/pets/get',
  kind: 'operation',
  tab: 'default',
  operation: {method: 'GET', path: '/pets', operationId: 'listPets'},
  title: 'Pets, «all» of them',
  facts: 'abc',
};
const CATS: LockedAddress = {
  address: 'default/猫/get',
  kind: 'operation',
  tab: 'default',
  version: '1.0',
  operation: {method: 'GET', path: '/猫'},
  title: 'Cats',
  former: {kind: 'moved', day: '2026-01-31', to: 'default/pets/get'},
};

function read(text: string, isMerging = false) {
  const found: Diagnostic[] = [];
  const locks = readLocks({name: NAME, text}, (one) => found.push(one), {isMerging});
  return {addresses: locks?.addresses.map(({pointer: _, ...one}) => one), locks, found};
}

/** What `routes.lock.json` has for one hostile or mistaken entry, and the finding about it. */
function readEntry(entry: object) {
  const text = JSON.stringify({lockVersion: 1, addresses: [{...entry}]}, undefined, 1);
  const {addresses, found} = read(text);
  return {addresses, lines: found.map(({source: {line}}) => line), found};
}

const written = (...addresses: LockedAddress[]) =>
  formatRoutesLock({addresses, locales: new Map()});

it('reads what it has written, in any order and language', () => {
  const locales = new Map([
    ['fr', [PETS]],
    ['__proto__', [CATS]],
  ]);
  const text = formatRoutesLock({addresses: [CATS, PETS], locales});
  expect(text).toBe(formatRoutesLock({addresses: [PETS, CATS], locales}));
  const {addresses, locks, found} = read(text);
  expect(found).toEqual([]);
  expect(addresses).toEqual([PETS, CATS]);
  expect([...locks!.locales.keys()].sort()).toEqual(['__proto__', 'fr']);
  expect(locks!.locales.get('fr')).toMatchObject([PETS]);
});

it('has a line for each address', () => {
  expect(
    written(PETS, CATS)
      .split('\n')
      .filter((line) => line.includes('"address"')),
  ).toHaveLength(2);
});

it.each([
  '//evil.example',
  'javascript:alert(1)',
  '../../etc/passwd',
  'default/../admin',
  'default/./x',
  '/',
  '/docs/../admin',
  'default/',
  'default//x',
  'a\r\nSet-Cookie: x',
  'a b',
  'a;b',
  'a{b}',
  'a"b',
  'a\\b',
  'a%2e%2e/b',
  'a?b',
  'a#b',
  'a\u202eb',
  'a'.repeat(2_001),
  '',
])('accepts no address and no target %j', (address) => {
  const asAddress = readEntry({...PETS, operation: 'GET /pets', address});
  expect(asAddress).toMatchObject({addresses: [], lines: [4]});
  const asTarget = readEntry({
    ...PETS,
    operation: 'GET /pets',
    moved: '2026-01-31',
    to: address,
  });
  expect(asTarget).toMatchObject({addresses: [], lines: [4]});
});

it.each<[string, object]>([
  ['no kind', {address: 'a', tab: 'a', title: 'a'}],
  ['another kind', {address: 'a', tab: 'a', title: 'a', kind: 'constructor'}],
  ['no operation', {address: 'a', tab: 'a', title: 'a', kind: 'operation'}],
  ['a wrong day', {address: 'a', tab: 'a', title: 'a', kind: 'overview', gone: 'today'}],
  ['no target', {address: 'a', tab: 'a', title: 'a', kind: 'overview', moved: '2026-01-31'}],
])('reports an entry with %s', (_, entry) => {
  expect(readEntry(entry)).toMatchObject({addresses: [], found: [{code: 'routes-lock'}]});
});

it.each(['[]', '5', '{"de": "none"}'])('reports languages without lists: %s', (locales) => {
  const text = written(PETS).replace(/\n\}\n$/, `,\n"locales": ${locales}}`);
  const {addresses, found} = read(text);
  expect(found).toMatchObject([{severity: 'error', source: {line: 7, column: 1}}]);
  expect(addresses).toEqual([PETS]);
});

it('reports an address that two pages have', () => {
  const {addresses, found} = read(written(PETS, {...PETS, title: 'Others'}));
  expect(addresses).toHaveLength(1);
  expect(found).toMatchObject([
    {source: {line: 6}, message: '`default/pets/get` is the address of two pages.'},
  ]);
});

it.each([
  ['text', 'nothing'],
  ['half a file', written(PETS).slice(0, 90)],
  ['a list', '[]'],
  ['a later format', '{"lockVersion": 2, "addresses": []}'],
  ['a deep file', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
])('reports %s', (_, text) => {
  const {locks, found} = read(text);
  expect(locks).toBeUndefined();
  expect(found).toMatchObject([{code: 'routes-lock', source: {file: NAME}}]);
});

describe('a merge with conflicts', () => {
  const line = (entry: LockedAddress) =>
    written(entry)
      .split('\n')
      .find((one) => one.includes('"address"'))!;
  const merged = written(PETS).replace(
    `${line(PETS)}\n`,
    [
      '<<<<<<< HEAD',
      `${line(PETS)},`,
      '||||||| base',
      line({...PETS, address: 'default/old/get'}),
      '=======',
      line(CATS),
      '>>>>>>> other',
      '',
    ].join('\n'),
  );

  it('is an error with the line of the first', () => {
    const {locks, found} = read(merged);
    expect(locks).toBeUndefined();
    expect(found).toMatchObject([
      {source: {file: NAME, line: 5}, help: expect.stringContaining('routes --write')},
    ]);
  });

  it('keeps what one side has recorded of an address that the other has not touched', () => {
    const moved: LockedAddress = {...PETS, former: {kind: 'gone', day: '2026-01-31'}};
    const text = ['<<<<<<< HEAD', line(PETS), '=======', line(moved), '>>>>>>> other'].join('\n');
    expect(read(text, true).addresses).toEqual([moved]);
  });

  it('is the union of both sides for the command that writes', () => {
    expect(read(merged, true)).toMatchObject({addresses: [PETS, CATS], found: []});
  });
});

it('a chain of any length is read in time, and is lost where it has no end', () => {
  const chain = Array.from({length: 5000}, (_, index): LockedAddress => ({
    ...CATS,
    address: `default/c${index}`,
    former: {kind: 'moved', day: '2026-01-31', to: `default/c${index + 1}`},
  }));
  const site = {pages: [], formerIds: {}, unread: new Set<string>(), renamesOf: () => undefined};
  expect(resolveRoutes(site, chain).lost).toHaveLength(5000);
  const page = {...PETS, address: 'default/c5000', facts: () => undefined};
  const {lost, answers} = resolveRoutes({...site, pages: [page]}, [
    ...chain,
    {...PETS, address: page.address},
  ]);
  // What is too far away to be followed is said to be lost.
  expect(lost.length + answers.size).toBe(5001);
});
