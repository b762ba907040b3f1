import fs from 'fs';
import path from 'path';
import embedLoader from '../../plugin/pages/embedLoader';
import mdxLoader from '../../plugin/pages/mdxLoader';
import {buildRoutes} from '../../plugin/pages/routes';
import {createTestLoader} from './createTestLoader';
import {createFolder} from './folder';
import {routeContext} from './routeContext';

export type FragmentFolder = {
  /** The generated module of an import. */
  load: (request: string) => Promise<string>;
  /** The MDX file that the bundler gets, or the message about the mistake in it. */
  rewrite: (mdx: string, options?: {file?: string; format?: 'mdx' | 'detect'}) => Promise<string>;
  /** The files that the loaders depend on. */
  followed: Set<string>;
  /** What the bundler prints about files that it can show nevertheless. */
  warnings: string[];
};

/**
 * Generates the data of a site with these documents, and returns the loaders of the bundler for it.
 */
export async function createFragments(
  files: {[name: string]: string},
  {
    pluginId = 'default',
    instances = [pluginId],
    development = false,
  }: {pluginId?: string; instances?: string[]; development?: boolean} = {},
): Promise<FragmentFolder> {
  const siteDir = createFolder(files);
  const data = createFolder({});
  const content = await createTestLoader(siteDir)();
  const built = buildRoutes(
    content,
    {...routeContext, pluginId, development, siteDir},
    (name) => `@data/${name}`,
  );
  for (const {name, text} of built.files) {
    fs.mkdirSync(path.dirname(path.join(data, name)), {recursive: true});
    fs.writeFileSync(path.join(data, name), text);
  }
  const prefix = pluginId === 'default' ? '@api-reference' : `@api-reference-${pluginId}`;
  const file = path.join(data, 'embeds.json');
  const followed = new Set<string>();
  const warnings: string[] = [];
  const context = {
    fs,
    addDependency: (name: string) => void followed.add(path.relative(data, name)),
  };
  return {
    followed,
    warnings,
    load(request) {
      const [query = '', fragment] = request.slice(prefix.length + 1).split('#', 2);
      return embedLoader.call(
        {
          ...context,
          resourcePath: file,
          resourceQuery: `?/${query}`,
          resourceFragment: fragment === undefined ? '' : `#${fragment}`,
          getOptions: () => ({prefix}),
        },
        fs.readFileSync(file, 'utf8'),
      );
    },
    rewrite: (mdx, {file: name = 'guide.mdx', format = 'mdx'} = {}) =>
      mdxLoader
        .call(
          {
            ...context,
            resourcePath: path.join(siteDir, 'docs', name),
            mode: development ? 'development' : 'production',
            emitWarning: ({message}) => void warnings.push(message),
            getOptions: () => ({prefix, pluginId, instances, file, siteDir, format}),
          },
          mdx,
        )
        .catch((error: unknown) => String(error instanceof Error ? error.message : error)),
  };
}
