import fs from 'fs';
import path from 'path';
import {createLateFolders} from '../../plugin/site/lateFolders';
import {createFolder} from '../support/folder';

/** Resolves when docs.json gets a new modification time. */
const touched = (docsJson: string, act: () => void) =>
  new Promise<void>((resolve) => {
    const old = new Date(1_000_000);
    fs.utimesSync(docsJson, old, old);
    const watcher = fs.watch(docsJson, () => {
      if (fs.statSync(docsJson).mtimeMs <= old.getTime()) return;
      watcher.close();
      resolve();
    });
    act();
  });

describe('a folder that docs.json names while `start` runs', () => {
  const root = createFolder({
    'docs.json': '{}',
    'specs/a.yaml': 'a',
    'more/b.yaml': 'b',
    'other/c.yaml': 'c',
  });
  const docsJson = path.join(root, 'docs.json');
  const globs = (...names: string[]) => [
    docsJson,
    ...names.map((name) => `${root}/${name}/**/*.{yml,yaml,json}`),
  ];

  it('is watched: a change in it makes docs.json look changed', async () => {
    const late = createLateFolders(docsJson);
    late.follow([...globs('specs'), `${root}/@(i18n)/de/**/*.yaml`, '!**/build/**/*']);
    late.follow(globs('specs', 'more'));
    await touched(docsJson, () => fs.writeFileSync(path.join(root, 'more/b.yaml'), 'new'));
    late.follow(globs('specs', 'other'));
    await touched(docsJson, () => fs.writeFileSync(path.join(root, 'other/d.yaml'), 'new'));
    expect(fs.readFileSync(docsJson, 'utf8')).toBe('{}');
    late.close();
  });

  // Windows reports an error; others do not.
  it('may be deleted while it is watched, and come back', async () => {
    const watch = jest.spyOn(fs, 'watch');
    const late = createLateFolders(docsJson);
    late.follow(globs('specs'));
    late.follow(globs('specs', 'more'));
    const [watcher] = watch.mock.results.map(({value}) => value as fs.FSWatcher);
    watch.mockRestore();
    watcher!.emit('error', Object.assign(new Error('EPERM'), {code: 'EPERM'}));
    late.follow(globs('specs', 'more'));
    await touched(docsJson, () => fs.writeFileSync(path.join(root, 'more/b.yaml'), 'again'));
    late.close();
  });
});
