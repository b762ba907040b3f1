import {suggest} from '../diagnostics/suggest';

/**
 * What authored pages can import: operations, by the path of their pages below the plugin's own
 * (`default/pets/get`).
 */
export type Embeds = {
  operations: {[path: string]: EmbeddedOperation};
  /**
   * Modules of what is wrong with a tab, by its id, or with the configuration (`''`): what they
   * would have is not known.
   */
  problems: {[tabId: string]: string};
};

/** Modules of its data, and the address of its page. */
export type EmbeddedOperation = {document: string; chunk: string; permalink: string};

/** Of the bundler's loader context: https://webpack.js.org/api/loaders/#the-loader-context */
type LoaderContext = {resourceQuery: string; getOptions(): {prefix: string}};

/**
 * A loader for the bundler: of the file of all {@link Embeds}, a component for what the query names
 * (`?/default/pets/get`).
 */
export default function embedLoader(this: LoaderContext, embeds: string): string {
  return toEmbedModule(
    JSON.parse(embeds) as Embeds,
    this.resourceQuery.replace(/^\?\//, ''),
    this.getOptions().prefix,
  );
}

/**
 * A module whose default export is a component that shows one operation inside an authored page; or
 * what is wrong, where nothing is known of the operations.
 * @param prefix what imports begin with, for messages
 * @throws Error when there is no such operation
 */
export function toEmbedModule(
  {operations, problems}: Embeds,
  path: string,
  prefix: string,
): string {
  const operation = Object.hasOwn(operations, path) ? operations[path] : undefined;
  if (operation) {
    const {permalink, ...modules} = operation;
    return toModule('ApiEmbed', modules, {permalink});
  }
  const [, diagnostics] =
    Object.entries(problems)
      .sort(([one], [other]) => other.length - one.length)
      .find(([tabId]) => tabId === '' || path.startsWith(`${tabId}/`)) ?? [];
  if (diagnostics !== undefined) return toModule('ApiDiagnostics', {diagnostics});
  const meant = suggest(path, Object.keys(operations));
  throw new Error(
    `No page of an operation is at ${prefix}/${path}.${meant === undefined ? '' : ` Did you mean ${prefix}/${meant}?`}`,
  );
}

/** A module of a component with the default exports of modules, and plain values, as props. */
function toModule(
  component: string,
  modules: {[prop: string]: string},
  values: {[prop: string]: string} = {},
): string {
  const props = [
    ...Object.keys(modules),
    ...Object.entries(values).map(([prop, value]) => `${prop}: ${JSON.stringify(value)}`),
    '...props',
  ];
  return [
    "import React from 'react';",
    `import ${component} from '@theme/${component}';`,
    ...Object.entries(modules).map(
      ([prop, module]) => `import ${prop} from ${JSON.stringify(module)};`,
    ),
    'export default function Operation(props) {',
    `  return React.createElement(${component}, {${props.join(', ')}});`,
    '}',
    '',
  ].join('\n');
}
