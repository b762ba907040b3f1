import path from 'node:path';
import type {ContentContext, LoadedContent} from '../../content';

/** What one instance of the plugin comes to. */
export type InstanceContent = {context: Pick<ContentContext, 'docsJson'>; content: LoadedContent};

/** All instances of a site together; files are named relative to `rootDir`, wherever their own docs.json is. */
export function mergeContents(contents: readonly InstanceContent[], rootDir: string): Pick<LoadedContent, 'diagnostics' | 'tabs'> {
  const rebased = contents.map(({context, content}) => {
    const base = path.relative(rootDir, path.dirname(context.docsJson));
    const toFile = (file: string) => (base === '' ? file : path.join(base, file).split(path.sep).join('/'));
    return {
      diagnostics: content.diagnostics.map((diagnostic) => ({...diagnostic, source: {...diagnostic.source, file: toFile(diagnostic.source.file)}})),
      tabs: content.tabs.map((tab) => ({...tab, tab: {...tab.tab, source: toFile(tab.tab.source)}})),
    };
  });
  return {diagnostics: rebased.flatMap(({diagnostics}) => diagnostics), tabs: rebased.flatMap(({tabs}) => tabs)};
}
