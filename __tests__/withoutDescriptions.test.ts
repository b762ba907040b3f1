import fs from 'fs';
import path from 'path';
import ts from 'typescript';
import withoutDescriptions from '../plugin/withoutDescriptions';

const THEME = path.resolve(__dirname, '../theme');

/** As the package holds them. */
const components = fs
  .readdirSync(THEME, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ts.transpileModule(fs.readFileSync(path.join(THEME, file), 'utf8'), {compilerOptions: {jsx: ts.JsxEmit.ReactNative, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022}}).outputText);

describe('components without the descriptions of their texts', () => {
  it('say the same', () => {
    const code = `a = translate({ id: 'theme.api.a', message: 'It\\'s {b}', description: 'Says what it\\'s' }, { b }); c = <Translate id="theme.api.c" description="A word" values={{ d }}>{'C {d}'}</Translate>;`;
    expect(withoutDescriptions(code)).toBe(`a = translate({ id: 'theme.api.a', message: 'It\\'s {b}', }, { b }); c = <Translate id="theme.api.c" values={{ d }}>{'C {d}'}</Translate>;`);
  });

  it('keep the descriptions that are no notes for translators', () => {
    const code = 'b = <PageMetadata title={title} description="A page"/>; c = {description: \'A pet\'};';
    expect(withoutDescriptions(code)).toBe(code);
  });

  it('are all components of the theme', () => {
    const shorter = components.map(withoutDescriptions);
    expect(shorter.filter((code) => /\bdescription(?:: |=)['"`]/.test(code))).toEqual([]);
    const listTexts = (codes: string[]) => codes.join('\n').match(/'?theme\.[\w.]+['"](?:, message: (?:'(?:[^'\\]|\\.)*'|"[^"]*"))?/g);
    expect(listTexts(shorter)).toEqual(listTexts(components));
  });
});
