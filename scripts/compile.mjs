// Compiles a project as `tsc -p` does, and checks what only its types show: code for browsers may
// spread lists alone. Sites for old browsers compile `[...values]` to `[].concat(values)`, which
// puts a set or an iterator into the array as a single entry. Errors are printed and end the
// process.
import path from 'node:path';
import ts from 'typescript';

/** Their programs contain all that browsers run. */
const BROWSER_PROJECTS = ['plugin/client', 'theme'];

/**
 * @param {string} root
 * @param {string} project the folder of a tsconfig.json, relative to `root`
 * @param {ts.CompilerOptions} [options] instead of those in it
 */
export function compile(root, project, options = {}) {
  const config = path.join(root, project, 'tsconfig.json');
  const {fileNames, options: configured} = ts.getParsedCommandLineOfConfigFile(config, options, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail(root, [diagnostic]),
  });
  const program = ts.createProgram(fileNames, configured);
  const errors = [
    ...ts.getPreEmitDiagnostics(program),
    ...(BROWSER_PROJECTS.includes(project) ? checkSpreads(program) : []),
  ];
  if (errors.length > 0) fail(root, errors);
  program.emit();
}

function fail(root, diagnostics) {
  const host = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, host));
  process.exit(1);
}

function* checkSpreads(program) {
  const checker = program.getTypeChecker();
  const isList = (type) =>
    type.isUnion()
      ? type.types.every(isList)
      : checker.isArrayType(type) || checker.isTupleType(type);
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    for (const node of listSpreads(file)) {
      const type = checker.getTypeAtLocation(node.expression);
      if (isList(checker.getApparentType(checker.getBaseConstraintOfType(type) ?? type))) continue;
      yield {
        file,
        start: node.getStart(file),
        length: node.getWidth(file),
        category: ts.DiagnosticCategory.Error,
        code: 0,
        messageText:
          'Spread a list: Array.from(…). Sites for old browsers take anything else as one entry.',
      };
    }
  }
}

function listSpreads(node) {
  const spreads = [];
  const visit = (child) => {
    if (ts.isSpreadElement(child)) spreads.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return spreads;
}
