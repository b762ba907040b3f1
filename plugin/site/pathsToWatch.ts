import fs from 'fs';
import path from 'path';
import {listAuthored} from '../config/authored';
import {listOpened} from '../document/files/listOpened';
import type {Site} from '../types';

/** Folders without files of authors: their names as patterns, and as they are found in paths. */
const TOOLS: readonly (readonly [pattern: string, place: RegExp])[] = [
  ['node_modules', /(?:^|\/)node_modules\//],
  ['build', /(?:^|\/)build\//],
  ['.*', /(?:^|\/)\.[^./][^/]*\//],
];

/**
 * The paths that `docusaurus start` watches: docs.json; every YAML and JSON file in the folders of
 * the documents, including files that are referred to later; and the folders of authored files,
 * which are used outside of pages too. Folders of tools are ignored, unless they contain a file of a
 * document.
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
      ...documents.flatMap(listOpened),
      // Files in Git do not change while they are watched.
      ...earlier.flatMap((state) =>
        state.entry.source.kind === 'file' && state.document ? listOpened(state.document) : [],
      ),
    ]),
  ];
  for (const file of files) folders.add(path.dirname(path.join(rootDir, file)));
  // New files may match a pattern.
  for (const folder of content?.config?.patternFolders ?? [])
    folders.add(path.join(rootDir, folder));
  const names = toNames(files);
  const globs = [...folders].flatMap((folder) =>
    folder === rootDir
      ? [
          `${folder}/${names}`,
          // A pattern that begins with `!` would exclude, and Docusaurus makes it relative.
          `${folder}/@(!(${TOOLS.map(([pattern]) => pattern).join('|')}))/**/${names}`,
        ]
      : [`${folder}/**/${names}`],
  );
  const authored = [
    ...new Set(
      (content?.tabs ?? []).flatMap(({config: tab}) =>
        listAuthored(tab).map(({file}) => path.join(rootDir, path.dirname(file))),
      ),
    ),
  ];
  const all = [
    path.resolve(siteDir, docsJson),
    ...globs,
    ...authored.map((folder) => `${folder}/*.{md,mdx}`),
    ...(localizedDir === undefined ? [] : [`${localizedDir}/**/*.{yml,yaml,json,md,mdx}`]),
  ];
  const exclusions = content ? toExclusions(siteDir, rootDir, all) : [];
  return [...all.map(toWatchable), ...exclusions].map(toUrlPath);
}

const EXTENSIONS = ['yml', 'yaml', 'json', 'YML', 'YAML', 'JSON'];

/** The pattern of the names that documents may have, and of those that files have nevertheless. */
function toNames(files: readonly string[]): string {
  const usual = `*.{${EXTENSIONS.join(',')}}`;
  const others = files
    .map((file) => path.basename(file))
    .filter((name) => /^[\w.-]+$/.test(name) && !EXTENSIONS.includes(name.split('.').at(-1) ?? ''));
  return others.length > 0 ? `{${[usual, ...new Set(others)].join(',')}}` : usual;
}

/**
 * Excludes the folders of tools further inside, such as those of a site that is below docs.json. The
 * watcher reads these patterns as relative to the site.
 */
function toExclusions(siteDir: string, rootDir: string, globs: readonly string[]): string[] {
  const places = globs.map((glob) => toUrlPath(path.relative(rootDir, glob)));
  return TOOLS.filter(([, place]) => !places.some((glob) => place.test(glob))).map(
    ([pattern]) => `!${path.join(path.relative(siteDir, rootDir), '**', pattern, '**/*')}`,
  );
}

function toUrlPath(glob: string): string {
  return glob.split(path.sep).join('/');
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
