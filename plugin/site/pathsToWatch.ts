import path from 'path';
import {listAuthored} from '../config/authored';
import type {LoadedContent} from '../types';

/**
 * What `docusaurus start` watches: docs.json, and every YAML and JSON file in the folders of the
 * documents, so that a file that is referred to later is seen too; and what is beside the
 * authored texts, for what is made of them apart from pages. In the project root itself the folders
 * of tools are passed over.
 */
export function toPathsToWatch(
  siteDir: string,
  docsJson: string,
  content: LoadedContent | undefined,
): string[] {
  const rootDir = content?.config?.rootDir ?? path.dirname(path.resolve(siteDir, docsJson));
  const folders = new Set<string>();
  // A document that is not there yet may come.
  const files = [
    ...(content?.config?.sources ?? []),
    ...(content?.tabs ?? []).flatMap(({tab, documents, earlier = []}) => [
      ...tab.sources,
      ...documents.flatMap(({files: read}) => read),
      // What is in Git does not change while it is watched.
      ...earlier.flatMap((state) =>
        state.entry.source.kind === 'file' ? (state.document?.files ?? []) : [],
      ),
    ]),
  ];
  for (const file of files) folders.add(path.dirname(path.join(rootDir, file)));
  // New files may match a pattern.
  for (const folder of content?.config?.patternFolders ?? [])
    folders.add(path.join(rootDir, folder));
  const globs = [...folders].flatMap((folder) =>
    folder === rootDir
      ? [`${folder}/*.{yml,yaml,json}`, `${folder}/!(node_modules|build|.*)/**/*.{yml,yaml,json}`]
      : [`${folder}/**/*.{yml,yaml,json}`],
  );
  const authored = [
    ...new Set(
      (content?.tabs ?? []).flatMap(({tab}) =>
        listAuthored(tab).map(({file}) => path.join(rootDir, path.dirname(file))),
      ),
    ),
  ];
  return [
    path.resolve(siteDir, docsJson),
    ...globs,
    ...authored.map((folder) => `${folder}/*.{md,mdx}`),
  ].map((glob) => glob.split(path.sep).join('/'));
}
