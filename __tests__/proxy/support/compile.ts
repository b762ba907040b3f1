import fs from 'fs';
import path from 'path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../../..');
/** The source folders of `serve` and `proxy`. */
const FOLDERS = ['cli', 'proxy', 'diagnostics'];
const OPTIONS: ts.TranspileOptions = {
  compilerOptions: {
    module: ts.ModuleKind.CommonJS,
    target: ts.ScriptTarget.ES2022,
    esModuleInterop: true,
  },
};

let folder: string | undefined;

afterAll(() => {
  if (folder !== undefined) fs.rmSync(folder, {recursive: true, force: true});
});

/**
 * Compiles the commands of this source tree to JavaScript, for tests that start them as processes,
 * and returns the path of the entry point. It compiles once per test file, because compiling in
 * each process would take most of its time.
 */
export function compileCommands(): string {
  folder ??= compile();
  return path.join(folder, 'cli/bin.js');
}

function compile(): string {
  fs.mkdirSync(path.join(ROOT, '.cache'), {recursive: true});
  const target = fs.mkdtempSync(path.join(ROOT, '.cache/commands-'));
  const files = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, 'plugin', folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(folder, file)),
  );
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const compiled = path.join(target, file.replace(/ts$/, 'js'));
    fs.mkdirSync(path.dirname(compiled), {recursive: true});
    fs.writeFileSync(
      compiled,
      ts.transpileModule(fs.readFileSync(path.join(ROOT, 'plugin', file), 'utf8'), OPTIONS)
        .outputText,
    );
  }
  return target;
}
