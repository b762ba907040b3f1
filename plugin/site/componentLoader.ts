import path from 'path';

/** Of the bundler's loader context: https://webpack.js.org/api/loaders/#thisresourcepath */
type LoaderContext = {resourcePath: string};

const LIB = path.resolve(__dirname, '../..');

/**
 * What a theme component says to readers, up to the description for translators; then the
 * description.
 */
const DESCRIPTIONS = [
  /(\btranslate\(\{\s*id: '[^']*',\s*message: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"),)\s*description: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"),?/g,
  /(<Translate\s+id="[^"]*")\s+description="[^"]*"/g,
];

const STYLESHEET = /^import (?:(\w+) from )?'\.\/styles\.module\.css';/m;

/**
 * A loader for the bundler: a compiled component as a site bundles it. Component and stylesheet are
 * shipped as they are ejected; a component that is not needs no scoping of its classes any more,
 * and its readers no notes for translators.
 */
export default function componentLoader(this: LoaderContext, code: string): string {
  return withoutDescriptions(withCompiledStyles(code, path.dirname(this.resourcePath)));
}

/** Translators get them by `write-translations`. */
export function withoutDescriptions(code: string): string {
  return DESCRIPTIONS.reduce((rest, description) => rest.replace(description, '$1'), code);
}

/**
 * With the stylesheet of all components, and the class names that the component of this folder has
 * there.
 */
export function withCompiledStyles(code: string, folder: string, lib: string = LIB): string {
  const name = path.relative(path.join(lib, 'theme'), folder);
  const toRequest = (file: string) =>
    JSON.stringify(
      path
        .relative(folder, path.join(lib, 'styles', file))
        .split(path.sep)
        .join('/'),
    );
  return code.replace(
    STYLESHEET,
    (_, styles?: string) =>
      `import ${toRequest('theme.css')};${styles === undefined ? '' : ` import ${styles} from ${toRequest(`${name}.js`)};`}`,
  );
}
