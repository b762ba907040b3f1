import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {transformSync} from '@swc/core';
import {ROOT} from '../../support/site';

type Handler = (status: string) => void;

/** Runs the module with what a bundler gives it. */
function run(): {statuses: Handler; reload: jest.Mock} {
  const file = path.join(ROOT, 'plugin/client/dom/reloadFailedPage.ts');
  const {code} = transformSync(fs.readFileSync(file, 'utf8'), {
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
  });
  const handlers: Handler[] = [];
  const reload = jest.fn();
  vm.runInNewContext(code.replaceAll('import.meta', 'meta').replace(/^export \{\s*\};$/m, ''), {
    meta: {webpackHot: {addStatusHandler: (handler: Handler) => handlers.push(handler)}},
    window: {location: {reload}},
  });
  return {statuses: (status) => handlers.forEach((handler) => handler(status)), reload};
}

describe('a page in development', () => {
  it('is left alone by updates that it can apply', () => {
    const {statuses, reload} = run();
    for (const status of ['check', 'prepare', 'ready', 'dispose', 'apply', 'idle'])
      statuses(status);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['fail', 'abort'])('is loaded anew after an update that ends with %s', (status) => {
    const {statuses, reload} = run();
    statuses(status);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
