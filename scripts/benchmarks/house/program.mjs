// The types of plugin/, theme/ and parts/, for everything here that asks for one.
import path from 'node:path';
import ts from 'typescript';
import {ROOT} from './functions.mjs';

export function createProgram() {
  const file = path.join(ROOT, 'tsconfig.json');
  const {config} = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  const {options, fileNames} = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const own = fileNames.filter(
    (name) => !/__tests__|scripts|example/.test(path.relative(ROOT, name)),
  );
  return ts.createProgram(own, options);
}

/**
 * The hand-written files of a program, with their paths below the root.
 * @param {ts.Program} program
 * @returns {{name: string; source: ts.SourceFile}[]}
 */
export function listOwnSources(program) {
  return program
    .getSourceFiles()
    .map((source) => ({
      name: path.relative(ROOT, source.fileName).split(path.sep).join('/'),
      source,
    }))
    .filter(({name}) => /^(?:plugin|theme|parts)\//.test(name));
}
