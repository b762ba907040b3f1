import {toDataModule} from '../dataModule';
import type {ComponentModule, DataModule, FragmentModule} from './types';

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
    `import Component from '@theme/${component}';`,
    ...(part === undefined ? [] : [`import Part from '@theme/${part}';`]),
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
