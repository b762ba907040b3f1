import path from 'path';
import {toFragment} from './fragments/toFragment';
import {toRequest} from './fragments/toImport';
import type {
  Embeds,
  ReadData,
  ComponentModule,
  DataModule,
  FragmentModule,
} from './fragments/types';
import {toDataModule} from './dataModule';

/** From the bundler's loader context: https://webpack.js.org/api/loaders/#the-loader-context */
type LoaderContext = {
  resourcePath: string;
  resourceQuery: string;
  resourceFragment: string;
  getOptions(): {prefix: string};
} & ReadingContext;

export type ReadingContext = {
  addDependency(file: string): void;
  fs: {readFile(file: string, callback: (error: unknown, data?: Buffer | string) => void): void};
};

/**
 * A loader for the bundler: turns the file of all `Embeds` into a component for the page in the
 * query (`?/default/pets/get`), or for the part of it in the fragment (`#parameters`).
 */
export default async function embedLoader(this: LoaderContext, embeds: string): Promise<string> {
  const request = toRequest(this.resourceQuery.replace(/^\?\//, '') + this.resourceFragment);
  const fragment = await toFragment(request, {
    embeds: JSON.parse(embeds) as Embeds,
    prefix: this.getOptions().prefix,
    read: createRead(this, path.dirname(this.resourcePath)),
  });
  return toModuleText(fragment);
}

/**
 * Reads generated data as a dependency, so that modules made from it are rebuilt when it changes.
 */
export function createRead(context: ReadingContext, folder: string): ReadData {
  return (name) => {
    const file = path.join(folder, name);
    context.addDependency(file);
    return new Promise((resolve, reject) => {
      context.fs.readFile(file, (error, data) => {
        if (error) reject(error instanceof Error ? error : new Error(`${name} cannot be read.`));
        else resolve(String(data));
      });
    });
  };
}

/** The source of a module whose default export is the result of an import. */
export function toModuleText(module: FragmentModule): string {
  switch (module.kind) {
    case 'component':
      return toComponentText(module);
    case 'data':
      return toDataText(module);
    case 'children':
      return 'export default function Fragment({children}) {\n  return children ?? null;\n}\n';
  }
}

function toDataText({value, modules = {}}: DataModule): string {
  return [
    ...toImports(modules),
    toConstant('data', value),
    `export default {...data, ${Object.keys(modules).join(', ')}};`,
    '',
  ].join('\n');
}

/** The author's attributes come first, so they cannot replace the data. */
function toComponentText({
  component,
  modules = {},
  loaders = {},
  values = {},
  part,
}: ComponentModule): string {
  const props = ['...props', '...values', ...Object.keys(modules), ...Object.keys(loaders)];
  const inner = part ? ', React.createElement(Part)' : '';
  return [
    "import React from 'react';",
    `import Component from '${component}';`,
    ...(part === undefined ? [] : [`import Part from '${part}';`]),
    ...toImports(modules),
    toConstant('values', values),
    ...Object.entries(loaders).map(
      ([prop, module]) =>
        `const ${prop} = () => import(${JSON.stringify(module)}).then((module) => module.default);`,
    ),
    'export default function Fragment(props) {',
    `  return React.createElement(Component, {${props.join(', ')}}${inner});`,
    '}',
    '',
  ].join('\n');
}

function toImports(modules: {[name: string]: string}): string[] {
  return Object.entries(modules).map(
    ([name, module]) => `import ${name} from ${JSON.stringify(module)};`,
  );
}

function toConstant(name: string, value: unknown): string {
  return toDataModule(value)
    .replace('export default', () => `const ${name} =`)
    .trimEnd();
}
