import {readFileSync} from 'fs';
import path from 'path';

/** Of the bundler's loader context: https://webpack.js.org/api/loaders/#thisresourcepath */
type ComponentLoaderContext = {resourcePath: string; addDependency(file: string): void};

/**
 * The compiled styles of the components, by the path of each below `theme` or `parts`: the name of
 * the stylesheet, and the class names.
 */
export type CompiledStyles = {
  [component: string]: {stylesheet: string; classes: {[local: string]: string}};
};

const LIB = path.resolve(__dirname, '../..');
const COMPILED_STYLES = path.join(LIB, 'styles/names.json');

/**
 * Matches the messages of a theme component up to the description for translators; then the
 * description.
 */
const DESCRIPTIONS = [
  /(\btranslate\(\{\s*id: '[^']*',\s*message: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"),)\s*description: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"),?/g,
  /(<Translate\s+id="[^"]*")\s+description="[^"]*"/g,
];

const STYLESHEET = /^import (?:(\w+) from )?'\.\/styles\.module\.css';/m;

let styles: CompiledStyles | undefined;

/**
 * A loader for the bundler: prepares a compiled component for a site's bundle. Components and
 * stylesheets are shipped in the form in which they are ejected; a component that is not ejected
 * needs no scoped class names, and its readers no descriptions for translators.
 */
export default function componentLoader(this: ComponentLoaderContext, code: string): string {
  this.addDependency(COMPILED_STYLES);
  styles ??= JSON.parse(readFileSync(COMPILED_STYLES, 'utf8')) as CompiledStyles;
  return withoutDescriptions(withCompiledStyles(code, path.dirname(this.resourcePath), styles));
}

/** Removes descriptions; translators get them through `write-translations`. */
export function withoutDescriptions(code: string): string {
  return DESCRIPTIONS.reduce((rest, description) => rest.replace(description, '$1'), code);
}

/** Uses the compiled stylesheet, with the class names that this folder's component has there. */
export function withCompiledStyles(
  code: string,
  folder: string,
  compiled: CompiledStyles,
  lib: string = LIB,
): string {
  // Below `theme` or `parts`.
  const name = path.relative(lib, folder).split(path.sep).slice(1).join('/');
  const own = compiled[name];
  if (!own) return code;
  const file = path.relative(folder, path.join(lib, `styles/${own.stylesheet}.css`));
  return code.replace(STYLESHEET, (_, binding?: string) => {
    const names =
      binding === undefined ? '' : ` const ${binding} = ${JSON.stringify(own.classes)};`;
    return `import ${JSON.stringify(file.split(path.sep).join('/'))};${names}`;
  });
}
