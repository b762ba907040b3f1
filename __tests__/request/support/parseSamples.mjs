// Reads code as JSON from the standard input, parses it with a grammar and prints the syntax errors
// and the string literals as JSON. It is a separate program because the parser loads itself in a way that Jest does not
// allow.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import parsing from '@vscode/tree-sitter-wasm';

const {grammar, sources} = JSON.parse(fs.readFileSync(0, 'utf8'));
const {Language, Parser} = parsing;

await Parser.init();
const parser = new Parser();
parser.setLanguage(
  await Language.load(
    createRequire(import.meta.url).resolve(
      `@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`,
    ),
  ),
);

function findErrors(node) {
  return [
    ...(node.isError || node.isMissing ? [node.text] : []),
    ...node.children.flatMap(findErrors),
  ];
}

/** The outermost literals: those between code. */
function findStrings(node) {
  return /^(?:verbatim_|raw_|expandable_|interpolated_)?string_literal(?:_expression)?$|^(?:raw_string_literal|string_literal)$/.test(
    node.type,
  )
    ? [node.text]
    : node.children.flatMap(findStrings);
}

process.stdout.write(
  JSON.stringify(
    sources.map((source) => {
      const tree = parser.parse(source);
      const found = {errors: findErrors(tree.rootNode), strings: findStrings(tree.rootNode)};
      tree.delete();
      return found;
    }),
  ),
);
