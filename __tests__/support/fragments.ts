import fs from 'fs';
import path from 'path';
import embedLoader from '../../plugin/pages/embedLoader';
import mdxLoader from '../../plugin/pages/mdxLoader';
import {buildRoutes} from '../../plugin/pages/routes';
import {createTestLoader} from './createTestLoader';
import {createFolder} from './folder';

export type FragmentFolder = {
  /** The module of an import. */
  load: (request: string) => Promise<string>;
  /** What the bundler gets of an MDX file, or the message of the mistake in it. */
  rewrite: (mdx: string, options?: {file?: string; format?: 'mdx' | 'detect'}) => Promise<string>;
  /** The files whose changes are followed. */
  followed: Set<string>;
};

/** The generated data of a site with these documents, and the loaders of the bundler over them. */
export async function createFragments(
  files: {[name: string]: string},
  {pluginId = 'default', development = false} = {},
): Promise<FragmentFolder> {
  const siteDir = createFolder(files);
  const data = createFolder({});
  const content = await createTestLoader(siteDir)();
  const built = buildRoutes(
    content,
    {
      root: '/api',
      pluginId,
      proxy: false,
      development,
      formats: {markdown: true, openapi: true, llms: true, llmsFull: true},
      siteDir,
      siteUrl: 'https://docs.example.com',
    },
    (name) => `@data/${name}`,
  );
  for (const {name, text} of built.files) {
    fs.mkdirSync(path.dirname(path.join(data, name)), {recursive: true});
    fs.writeFileSync(path.join(data, name), text);
  }
  const prefix = pluginId === 'default' ? '@api-reference' : `@api-reference-${pluginId}`;
  const file = path.join(data, 'embeds.json');
  const followed = new Set<string>();
  const context = {
    fs,
    addDependency: (name: string) => void followed.add(path.relative(data, name)),
  };
  return {
    followed,
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
            getOptions: () => ({prefix, pluginId, file, siteDir, format}),
          },
          mdx,
        )
        .catch((error: unknown) => String(error instanceof Error ? error.message : error)),
  };
}
