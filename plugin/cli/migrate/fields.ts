import isEqual from 'lodash/isEqual';
import {EFFECTS} from '../../document/extensions/table';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import type {FieldTypes} from '../../config/fieldTypes';
import {toShownExtension} from '../../config/siteSettings';
import {slugify} from '../../config/slugify';
import {chooseTabIds} from '../../config/tabIds';
import type {PluginOptions} from '../../options';
import {toYaml} from '../literal/toYaml';
import type {NewPages} from './newPages';
import type {OldApi, OldVersion, Wishes} from './types';

/** A file that tabs name as an overlay. */
type OverlayFile = {file: string; after: string};

type MigratedFields = {
  fields: ApiFields[];
  /** Settings that all tabs share. */
  options: SharedOptions;
  overlays: OverlayFile[];
  notes: string[];
};

/** Settings that are options of the plugin if all tabs share them, else fields of each tab. */
type SharedOptions = Pick<Wishes, 'samples' | 'schemaDepth'>;

/** The options that each API sets, as fields of docs.json, overlays and options of the plugin. */
export function toFields(
  apis: readonly OldApi[],
  {pagesOf, shownExtensions}: FieldSources,
): MigratedFields {
  const overlays = new Map<string, string>();
  const nameOverlay = createOverlayNames(overlays);
  const options = toSharedOptions(apis);
  const notes: string[] = [];
  const fields = apis.map((api, index): ApiFields => {
    const {schemas, tagPages, sortTags, hideTryIt, samples, schemaDepth, showExtensions} =
      api.wishes ?? {};
    const pages = pagesOf(api, index);
    const names = [...new Set(pages.flatMap(({tags}) => tags))];
    if (pages.some(({document}) => !document))
      notes.push(
        ...listUnknown(api).map(
          (what) => `The document of “${api.label}” is not fetched yet. ${what}`,
        ),
      );
    const extensions = listMore(
      showExtensions === true ? pages.flatMap(listExtensions) : (showExtensions ?? []),
      shownExtensions,
    );
    const own = toOverlays(api).map(nameOverlay);
    return present({
      ...(own.length > 0 && {overlays: own}),
      ...(sortTags && names.length > 0 && {tagsOrder: [...names].sort(byName)}),
      schemas,
      ...(hideTryIt && {tryIt: {mode: 'samples'}}),
      ...(options.samples === undefined && {samples}),
      ...(options.schemaDepth === undefined && {schemaDepth}),
      // The list of a tab replaces that of the plugin.
      ...(extensions.length > 0 && {showExtensions: [...shownExtensions, ...extensions]}),
      ...(tagPages &&
        names.length > 0 && {
          tags: Object.fromEntries(names.map((name) => [name, {page: 'index'}])),
        }),
    });
  });
  return {
    fields,
    options,
    overlays: [...overlays].map(([file, after]) => ({file, after})),
    notes,
  };
}

type FieldSources = {
  pagesOf: (api: OldApi, index: number) => readonly NewPages[];
  /** The option `showExtensions` that the plugin has already. */
  shownExtensions: PluginOptions['showExtensions'];
};

function toSharedOptions(apis: readonly OldApi[]): SharedOptions {
  const [{samples, schemaDepth} = {}, ...others] = apis.map(({wishes = {}}) => wishes);
  return present({
    samples: others.every((wishes) => isEqual(wishes.samples, samples)) ? samples : undefined,
    schemaDepth: others.every((wishes) => wishes.schemaDepth === schemaDepth)
      ? schemaDepth
      : undefined,
  });
}

function byName(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function listUnknown({wishes = {}}: OldApi): string[] {
  return [
    ...(wishes.tagPages
      ? ['After `pull`, give its tags pages with `tags` in docs.json, as they had before.']
      : []),
    ...(wishes.sortTags ? ['After `pull`, write its tags into `tagsOrder` in docs.json.'] : []),
    ...(wishes.showExtensions === true
      ? ['After `pull`, write the names of its extensions into `showExtensions` in docs.json.']
      : []),
  ];
}

/** Extensions that pages show in another form. */
const SHOWN: ReadonlySet<string> = new Set(
  Object.values(EFFECTS).flatMap(({fields}) => fields.map((field) => field.replace(/\/.*/, ''))),
);

function listExtensions({operations}: NewPages): string[] {
  return operations.flatMap(({place: {value}}) =>
    isRecord(value)
      ? Object.keys(value).filter((name) => name.startsWith('x-') && !SHOWN.has(name))
      : [],
  );
}

/** Sorted names, apart from those that the option of the plugin shows. */
function listMore(names: readonly string[], shown: FieldSources['shownExtensions']): string[] {
  const known = new Set(shown.map((one) => toShownExtension(one).name));
  return [...new Set(names)].filter((name) => !known.has(name)).sort(byName);
}

/** The content of an overlay with an extension that this plugin understands, if one is needed. */
function toOverlays({wishes: {sampleLanguages = []} = {}}: OldApi): string[] {
  return sampleLanguages.length === 0
    ? []
    : [
        `overlay: 1.1.0\ninfo: {title: Languages of samples that come first, version: '1'}\nactions:\n  - target: $\n    update:\n      x-readme:\n        samples-languages: ${toYaml(sampleLanguages)}\n`,
      ];
}

/** Names the file of each content; numbers the names of different contents. */
function createOverlayNames(files: Map<string, string>) {
  return (text: string): string => {
    for (let number = 1; ; number++) {
      const file = `samples${number > 1 ? `-${number}` : ''}.overlay.yaml`;
      const known = files.get(file);
      if (known !== undefined && known !== text) continue;
      files.set(file, text);
      return file;
    }
  };
}

/** Fields of `api` in docs.json, besides the document. */
export type ApiFields = Pick<
  FieldTypes['api'],
  | 'overlays'
  | 'tagsOrder'
  | 'schemas'
  | 'tryIt'
  | 'samples'
  | 'schemaDepth'
  | 'showExtensions'
  | 'tags'
>;

/** Creates docs.json with a tab for each API, which has the fields at the same index. */
export function toDocsJson(
  apis: readonly OldApi[],
  fields: readonly ApiFields[],
  $schema: string,
): string {
  const labelled = withOwnLabels(apis);
  const ids = chooseTabIds(labelled.map(({label}) => label));
  const tabs = labelled.map(({label, versions}, index) => {
    const [first] = versions;
    return {
      tab: label,
      api: {
        ...present({id: ids[index]}),
        ...(first && versions.length === 1
          ? toDocument(first)
          : {
              versions: versions.map(({name, label: shown, ...version}) => ({
                version: name,
                ...present({label: shown}),
                ...toDocument(version),
              })),
            }),
        ...fields[index],
      },
    };
  });
  return `${JSON.stringify({$schema, tabs}, undefined, 2)}\n`;
}

function toDocument({source, url}: Pick<OldVersion, 'source' | 'url'>) {
  return {source, ...(url !== undefined && {remote: {url}})};
}

/** Makes labels unique: readers tell tabs apart by them, and addresses come from them. */
function withOwnLabels(apis: readonly OldApi[]): OldApi[] {
  const taken = new Set(['']);
  return apis.map((api, index) => {
    let {label} = api;
    for (let number = 2; index > 0 && taken.has(slugify(label)); number++)
      label = `${api.label} ${number}`;
    taken.add(slugify(label));
    return {...api, label};
  });
}
