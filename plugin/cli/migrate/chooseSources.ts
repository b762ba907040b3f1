/** Which documents become tabs, and the files that docs.json names for them. */
import path from 'node:path';
import {type DocsJsonPlace, withSlashes} from '../init/ownEntry';
import type {OldApi, OldVersion} from './types';

/** docs.json can name only documents in its folder, and names them from there. */
export function withinRoot(
  api: OldApi,
  {siteDir, place, notes}: {siteDir: string; place: DocsJsonPlace; notes: string[]},
): OldApi[] {
  const versions = api.versions.flatMap((version) => {
    // `pull` writes a document at a URL into the folder of docs.json.
    if (version.url !== undefined) return version;
    const file = path.relative(place.rootDir, path.resolve(siteDir, version.source));
    if (!file.startsWith('..') && !path.isAbsolute(file))
      return {...version, source: withSlashes(file)};
    notes.push(
      `\`${version.source}\` is outside ${place.rootDir === siteDir ? 'the site' : `the folder of \`${place.name}\``}. Move or copy it into the folder of docs.json, and add a tab for it.`,
    );
    return [];
  });
  return versions.length > 0 ? [{...api, versions}] : [];
}

/** Gives the documents of different URLs different files, because `pull` writes each of them. */
export function withOwnSources(apis: readonly OldApi[]): OldApi[] {
  const urls = new Map<string, string | undefined>();
  for (const {source, url} of apis.flatMap(({versions}) => versions))
    if (url === undefined) urls.set(source, url);
  const toOwn = (version: OldVersion): OldVersion => {
    const {url} = version;
    let {source} = version;
    for (let number = 2; urls.has(source) && urls.get(source) !== url; number++)
      source = version.source.replace(/(?=\.\w+$)/, `-${number}`);
    urls.set(source, url);
    return {...version, source};
  };
  return apis.map((api) => ({...api, versions: api.versions.map(toOwn)}));
}
