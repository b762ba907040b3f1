import {readFileSync} from 'fs';
import path from 'path';

/** Of the bundler's loader context: https://webpack.js.org/api/loaders/#thisresourcepath */
type LoaderContext = {resourcePath: string; addDependency(file: string): void};

/** The class names of the components, by the path of each below `theme` or `parts`. */
export type ClassNames = {[component: string]: {[local: string]: string}};

const LIB = path.resolve(__dirname, '../..');
const CLASS_NAMES = path.join(LIB, 'styles/names.json');

/**
 * Matches the messages of a theme component up to the description for translators; then the
 * description.
 */
const DESCRIPTIONS = [
  /(\btranslate\(\{\s*id: '[^']*',\s*message: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"),)\s*description: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"),?/g,
  /(<Translate\s+id="[^"]*")\s+description="[^"]*"/g,
];

const STYLESHEET = /^import (?:(\w+) from )?'\.\/styles\.module\.css';/m;

let classNames: ClassNames | undefined;

/**
 * A loader for the bundler: prepares a compiled component for a site's bundle. Components and
 * stylesheets are shipped in the form in which they are ejected; a component that is not ejected
 * needs no scoped class names, and its readers no descriptions for translators.
 */
export default function componentLoader(this: LoaderContext, code: string): string {
  this.addDependency(CLASS_NAMES);
  classNames ??= JSON.parse(readFileSync(CLASS_NAMES, 'utf8')) as ClassNames;
  return withoutDescriptions(withCompiledStyles(code, path.dirname(this.resourcePath), classNames));
}

/** Removes descriptions; translators get them through `write-translations`. */
export function withoutDescriptions(code: string): string {
  return DESCRIPTIONS.reduce((rest, description) => rest.replace(description, '$1'), code);
}

/**
 * Uses the stylesheet of all components, with the class names that this folder's component has
 * there.
 */
export function withCompiledStyles(
  code: string,
  folder: string,
  names: ClassNames,
  lib: string = LIB,
): string {
  // Below `theme` or `parts`.
  const name = path.relative(lib, folder).split(path.sep).slice(1).join('/');
  const stylesheet = path
    .relative(folder, path.join(lib, 'styles/theme.css'))
    .split(path.sep)
    .join('/');
  return code.replace(
    STYLESHEET,
    (_, styles?: string) =>
      `import ${JSON.stringify(stylesheet)};${styles === undefined ? '' : ` const ${styles} = ${JSON.stringify(names[name])};`}`,
  );
}
