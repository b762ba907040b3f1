import path from 'node:path';
import type {Secrets} from '../../document/secrets/secrets';
import type {ContentContext} from '../../content';
import type {Site} from '../../types';

/** The content of one instance of the plugin. */
export type InstanceContent = {context: Pick<ContentContext, 'docsJson'>; content: Site};

/** The content of all instances of a site, and the likely secrets in their files. */
export type MergedContent = Pick<Site, 'diagnostics' | 'tabs'> & {secrets: Secrets[]};

/**
 * Merges all instances of a site; file paths become relative to `rootDir`, wherever each docs.json
 * is.
 */
export function mergeContents(
  contents: readonly InstanceContent[],
  rootDir: string,
): MergedContent {
  const rebased = contents.map(({context, content}) => {
    const base = path.relative(rootDir, path.dirname(context.docsJson));
    const toFile = (file: string) =>
      base === '' ? file : path.join(base, file).split(path.sep).join('/');
    return {
      diagnostics: content.diagnostics.map((diagnostic) => ({
        ...diagnostic,
        source: {...diagnostic.source, file: toFile(diagnostic.source.file)},
      })),
      tabs: content.tabs.map((tab) => ({
        ...tab,
        tab: {...tab.tab, sources: tab.tab.sources.map(toFile)},
      })),
    };
  });
  const secrets = contents.flatMap(({content: {config, tabs}}) =>
    [config, ...tabs.flatMap(({documents}) => documents)].flatMap(
      (source) => source?.secrets ?? [],
    ),
  );
  return {
    diagnostics: rebased.flatMap(({diagnostics}) => diagnostics),
    tabs: rebased.flatMap(({tabs}) => tabs),
    secrets,
  };
}
