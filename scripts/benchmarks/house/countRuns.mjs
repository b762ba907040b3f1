// Jest's transformer of the project `house`: each function of the plugin and the theme notes that
// its body ran. V8's own coverage counts functions of the compiled code, where each export has one
// too, and does not tell whether a function ran only because its module was loaded.
import path from 'node:path';
import {createTransformer} from '@swc/jest';
import ts from 'typescript';
import {listFunctions, parse, ROOT} from './functions.mjs';

/** @param {object} options of swc */
function createCounter(options) {
  const swc = createTransformer(options);
  return {
    process(text, file, transformOptions) {
      const name = path.relative(ROOT, file).split(path.sep).join('/');
      return swc.process(
        /^(plugin|theme)\//.test(name) ? withNotes(name, text) : text,
        file,
        transformOptions,
      );
    },
  };
}

export default {createTransformer: createCounter};

/** The file, whose functions call `house.run` and which brackets its own execution. */
function withNotes(name, text) {
  const source = parse(name, text);
  /** @type {{at: number; text: string}[]} */
  const additions = [];
  listFunctions(source).forEach((node, index) => {
    const note = `globalThis.house.run(${JSON.stringify(name)}, ${index})`;
    const start = node.body.getStart(source);
    if (ts.isBlock(node.body)) additions.push({at: start + 1, text: `${note};`});
    else additions.push({at: start, text: `(${note}, `}, {at: node.body.end, text: ')'});
  });
  const noted = additions
    .sort((a, b) => b.at - a.at)
    .reduce((rest, {at, text: added}) => rest.slice(0, at) + added + rest.slice(at), text);
  return `globalThis.house.enter();${noted}\nglobalThis.house.leave();`;
}
