import fs from 'fs';
import path from 'path';
import {runCheck} from '../../plugin/cli/check/run';
import {runInit} from '../../plugin/cli/init/run';
import {main} from '../../plugin/cli/main';
import {writeWhole} from '../../plugin/cli/writeWhole';
import {createProgress} from '../../plugin/diagnostics/progress';
import {createFolder} from '../support/folder';
import {createTestTerminal} from '../support/terminal';

const ERASE = '\r\u001b[2K';

/** A terminal that records what is written to it. */
function createScreen(columns = 40) {
  const written: string[] = [];
  return {isTTY: true, columns, written, write: (text: string) => written.push(text)};
}

describe('the line of progress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('appears after a second, says the latest, and disappears', () => {
    const screen = createScreen();
    const progress = createProgress(screen, {})!;
    progress.say('Reading one.yaml (1 of 2) …');
    jest.advanceTimersByTime(500);
    progress.say('Reading two.yaml (2 of 2) …');
    expect(screen.written).toEqual([]);
    jest.advanceTimersByTime(500);
    expect(screen.written).toEqual([`${ERASE}Reading two.yaml (2 of 2) …`]);
    progress.clear();
    expect(screen.written.slice(1)).toEqual([ERASE]);
  });

  it('is not there for what is quick', () => {
    const screen = createScreen();
    const progress = createProgress(screen, {})!;
    progress.say('Reading one.yaml …');
    jest.advanceTimersByTime(900);
    progress.clear();
    jest.advanceTimersByTime(5000);
    expect(screen.written).toEqual([]);
  });

  it('is drawn seldom, however many steps there are, and fits the terminal', () => {
    const screen = createScreen(10);
    const progress = createProgress(screen, {})!;
    progress.say('Start');
    jest.advanceTimersByTime(1000);
    for (let step = 0; step < 1000; step++) progress.say(`Step ${step} of many`);
    jest.advanceTimersByTime(101);
    expect(screen.written).toEqual([`${ERASE}Start`, `${ERASE}Step 999 `]);
  });

  it.each<[string, boolean, NodeJS.ProcessEnv]>([
    ['in a pipe', false, {}],
    ['on CI', true, {CI: 'true'}],
    ['in a terminal that cannot move the cursor', true, {TERM: 'dumb'}],
  ])('does not exist %s', (_where, isTTY, env) => {
    expect(createProgress({...createScreen(), isTTY}, env)).toBeUndefined();
  });
});

describe('commands', () => {
  const DOCUMENT =
    "openapi: 3.1.0\ninfo: {title: Pets, version: '1'}\npaths: {/pets: {get: {responses: {'200': {description: Pets.}}}}}\n";
  const follow = (cwd: string) => {
    const said: string[] = [];
    const terminal = createTestTerminal(cwd);
    const progress = {say: (text: string) => said.push(text), clear: () => said.push('')};
    return {said, terminal: {...terminal, progress}};
  };

  it('say which document they read, and how many there are', async () => {
    const {said, terminal} = follow(
      createFolder({
        'docs.json':
          '{"tabs": [{"tab": "One", "api": {"source": "one.yaml"}}, {"tab": "Two", "api": {"source": ["two.yaml", "three.yaml"]}}]}',
        'one.yaml': DOCUMENT,
        'two.yaml': DOCUMENT,
        'three.yaml': DOCUMENT.replace('/pets', '/cats'),
      }),
    );
    await runCheck([], terminal);
    expect(said).toEqual([
      'Reading one.yaml (1 of 3) …',
      'Reading two.yaml (2 of 3) …',
      'Reading three.yaml (3 of 3) …',
    ]);
  });

  it('say what `init` is at, and leave no line behind', async () => {
    const {said, terminal} = follow(
      createFolder({'docusaurus.config.js': 'export default {};', 'openapi.yaml': DOCUMENT}),
    );
    await runInit([], terminal);
    expect(said).toEqual(['Reading openapi.yaml …']);
    await main(['check'], terminal);
    expect(said.at(-1)).toBe('');
  });
});

describe('files of a site', () => {
  it('are replaced whole, keep their mode and links, and leave nothing beside them', () => {
    const folder = createFolder({'config.js': 'old'});
    const file = path.join(folder, 'config.js');
    fs.chmodSync(file, 0o640);
    fs.symlinkSync('config.js', path.join(folder, 'link.js'));
    writeWhole(path.join(folder, 'link.js'), 'new', {isNew: false, start: folder});
    expect(fs.readFileSync(file, 'utf8')).toBe('new');
    expect(fs.statSync(file).mode & 0o777).toBe(0o640);
    expect(fs.readdirSync(folder).sort()).toEqual(['config.js', 'link.js']);
    expect(fs.lstatSync(path.join(folder, 'link.js')).isSymbolicLink()).toBe(true);
  });

  it('are left as they were when they cannot be replaced', () => {
    const folder = createFolder({'config.js/inner.txt': ''});
    const file = path.join(folder, 'config.js');
    expect(() => writeWhole(file, 'new', {isNew: false, start: folder})).toThrow(
      /EISDIR|EPERM|EACCES/,
    );
    expect(fs.readdirSync(folder)).toEqual(['config.js']);
    expect(() =>
      writeWhole(path.join(file, 'inner.txt'), 'new', {isNew: true, start: folder}),
    ).toThrow(/EEXIST/);
  });

  it('are not left behind in part when they are new and the disk is full', () => {
    const folder = createFolder({});
    const full = Object.assign(new Error('full'), {code: 'ENOSPC', syscall: 'write', path: ''});
    jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((handle) => {
      fs.writeSync(handle as number, 'ne');
      throw full;
    });
    expect(() =>
      writeWhole(path.join(folder, 'docs.json'), 'new', {isNew: true, start: folder}),
    ).toThrow(full);
    expect(full.path).toBe(path.join(folder, 'docs.json'));
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
