import path from 'path';
import {toFragment} from './fragments/toFragment';
import {toRequest} from './fragments/toImport';
import {toModuleText} from './fragments/toModuleText';
import type {Embeds, ReadData} from './fragments/types';

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
