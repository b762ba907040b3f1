import fs from 'fs';
import path from 'path';
import ts from 'typescript';
import {withCompiledStyles, withoutDescriptions} from '../../plugin/site/componentLoader';

const ROOT = path.resolve(__dirname, '../..');

/** The components of the theme and its parts, compiled as in the published package. */
const components = ['theme', 'parts']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({
    folder: path.dirname(file),
    code: ts.transpileModule(fs.readFileSync(path.join(ROOT, file), 'utf8'), {
      compilerOptions: {
        jsx: ts.JsxEmit.ReactNative,
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
      },
    }).outputText,
  }));

const codes = components.map(({code}) => code);

describe('withoutDescriptions', () => {
  it('removes only the descriptions of messages', () => {
    const code = `a = translate({ id: 'theme.api.a', message: 'It\\'s {b}', description: 'Says what it\\'s' }, { b }); c = <Translate id="theme.api.c" description="A word" values={{ d }}>{'C {d}'}</Translate>;`;
    expect(withoutDescriptions(code)).toBe(
      `a = translate({ id: 'theme.api.a', message: 'It\\'s {b}', }, { b }); c = <Translate id="theme.api.c" values={{ d }}>{'C {d}'}</Translate>;`,
    );
  });

  it('keeps components well-formed, whatever their formatting', () => {
    expect(
      withoutDescriptions(
        "translate({\n  id: 'theme.api.a',\n  message: 'A',\n  description: 'A letter',\n});",
      ),
    ).toBe("translate({\n  id: 'theme.api.a',\n  message: 'A',\n});");
    const broken = codes.map(withoutDescriptions).filter((code) => {
      const {diagnostics} = ts.transpileModule(code, {
        reportDiagnostics: true,
        fileName: 'component.jsx',
        compilerOptions: {jsx: ts.JsxEmit.Preserve, allowJs: true},
      });
      return diagnostics?.length !== 0;
    });
    expect(broken).toEqual([]);
  });

  it('keeps descriptions that are not for translators', () => {
    const code =
      'b = <PageMetadata title={title} description="A page"/>; c = {description: \'A pet\'};';
    expect(withoutDescriptions(code)).toBe(code);
  });

  it('removes every description and keeps every message of the theme', () => {
    const shorter = codes.map(withoutDescriptions);
    expect(shorter.filter((code) => /\bdescription(?:: |=)['"`]/.test(code))).toEqual([]);
    const listTexts = (texts: string[]) =>
      texts.join('\n').match(/'?theme\.[\w.]+['"](?:, message: (?:'(?:[^'\\]|\\.)*'|"[^"]*"))?/g);
    expect(listTexts(shorter)).toEqual(listTexts(codes));
  });
});

describe('withCompiledStyles', () => {
  const LIB = path.resolve('/package/lib');
  const ALL = Object.fromEntries(
    components.map(({folder}) => [
      folder.split(path.sep).slice(1).join('/'),
      {stylesheet: 'theme', classes: {}},
    ]),
  );
  const inFolder = (folder: string, code: string) =>
    withCompiledStyles(
      code,
      path.join(LIB, folder),
      {
        ...ALL,
        ApiCode: {stylesheet: 'theme', classes: {code: 'code_1'}},
        'ApiConsole/Body/Data': {stylesheet: 'ApiConsole', classes: {row: 'row_2'}},
      },
      LIB,
    );

  it('imports the compiled stylesheet and contains the class names of the component', () => {
    const code =
      "import clsx from 'clsx';\nimport styles from './styles.module.css';\nexport default () => styles.code;\n";
    expect(inFolder('theme/ApiCode', code)).toBe(
      'import clsx from \'clsx\';\nimport "../../styles/theme.css"; const styles = {"code":"code_1"};\nexport default () => styles.code;\n',
    );
    expect(inFolder('parts/ApiConsole/Body/Data', code)).toContain(
      'import "../../../../styles/ApiConsole.css"; const styles = {"row":"row_2"};',
    );
  });

  it('imports only the stylesheet for a component that imports no class names', () => {
    expect(inFolder('theme/ApiRow', "import './styles.module.css';\n")).toBe(
      'import "../../styles/theme.css";\n',
    );
  });

  it('replaces every stylesheet import of the theme', () => {
    expect(
      components
        .map(({code, folder}) => inFolder(folder, code))
        .filter((code) => code.includes('.module.css')),
    ).toEqual([]);
  });
});
