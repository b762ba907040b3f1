import fs from 'fs';
import path from 'path';
import {listAuthored} from '../config/authored';
import type {Site} from '../types';

/**
 * The paths that `docusaurus start` watches: docs.json; every YAML and JSON file in the folders of
 * the documents, including files that are referred to later; and the folders of authored files,
 * which are used outside of pages too. In the project root, folders of tools are ignored.
 * @param localizedDir absolute path of the folder of a language, where copies may be added
 */
export function toPathsToWatch(
  siteDir: string,
  docsJson: string,
  content: Site | undefined,
  localizedDir?: string,
): string[] {
  const rootDir = content?.config?.rootDir ?? path.dirname(path.resolve(siteDir, docsJson));
  const folders = new Set<string>();
  // A missing document may be added.
  const files = [
    ...(content?.config?.sources ?? []),
    ...(content?.tabs ?? []).flatMap(({config: tab, documents, earlier = []}) => [
      ...tab.sources,
      ...documents.flatMap(({files: read}) => read),
      // Files in Git do not change while they are watched.
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
      (content?.tabs ?? []).flatMap(({config: tab}) =>
        listAuthored(tab).map(({file}) => path.join(rootDir, path.dirname(file))),
      ),
    ),
  ];
  return [
    path.resolve(siteDir, docsJson),
    ...globs,
    ...authored.map((folder) => `${folder}/*.{md,mdx}`),
    ...(localizedDir === undefined ? [] : [`${localizedDir}/**/*.{yml,yaml,json,md,mdx}`]),
  ].map((glob) => toWatchable(glob).split(path.sep).join('/'));
}

/**
 * The watcher ignores patterns below a folder that does not exist yet, unless the name of that
 * folder is a pattern as well.
 */
function toWatchable(glob: string): string {
  const segments = glob.split(path.sep);
  const literal = segments.findIndex((segment) => /[*!{]/.test(segment));
  if (literal < 0) return glob;
  for (let index = 1; index < literal; index++) {
    if (fs.existsSync(segments.slice(0, index + 1).join(path.sep))) continue;
    segments[index] = `@(${segments[index]})`;
    break;
  }
  return segments.join(path.sep);
}
