import {EFFECTS} from '../../document/extensions/table';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import type {FieldTypes} from '../../config/fieldTypes';
import {slugify} from '../../config/slugify';
import {chooseTabIds} from '../../config/tabIds';
import {toYaml} from '../literal/toYaml';
import type {NewPages} from './newPages';
import type {OldApi, OldVersion} from './types';

/** A file that tabs name as an overlay. */
type OverlayFile = {file: string; after: string};

type MigratedFields = {
  fields: ApiFields[];
  overlays: OverlayFile[];
  /** Names of extensions that pages show. */
  showExtensions: string[];
  notes: string[];
};

/** The options that each API sets, as fields of docs.json, overlays and options of the plugin. */
export function toFields(
  apis: readonly OldApi[],
  pagesOf: (api: OldApi, index: number) => readonly NewPages[],
): MigratedFields {
  const overlays = new Map<string, string>();
  const nameOverlay = createOverlayNames(overlays);
  const extensions = new Set<string>();
  const notes: string[] = [];
  const fields = apis.map((api, index): ApiFields => {
    const {schemas, tagPages, sortTags, showExtensions} = api.wishes ?? {};
    const pages = pagesOf(api, index);
    const names = [...new Set(pages.flatMap(({tags}) => tags))];
    if (pages.some(({document}) => !document))
      notes.push(
        ...listUnknown(api).map(
          (what) => `The document of “${api.label}” is not fetched yet. ${what}`,
        ),
      );
    if (showExtensions) for (const name of pages.flatMap(listExtensions)) extensions.add(name);
    const own = toOverlays(api).map(nameOverlay);
    return present({
      ...(own.length > 0 && {overlays: own}),
      ...(sortTags && names.length > 0 && {tagsOrder: [...names].sort(byName)}),
      schemas,
      ...(tagPages &&
        names.length > 0 && {
          tags: Object.fromEntries(names.map((name) => [name, {page: 'index'}])),
        }),
    });
  });
  return {
    fields,
    overlays: [...overlays].map(([file, after]) => ({file, after})),
    showExtensions: [...extensions].sort(byName),
    notes,
  };
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
    ...(wishes.showExtensions
      ? ['After `pull`, write the names of its extensions into the option `showExtensions`.']
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

/** The contents of overlays with extensions that this plugin understands, and their names. */
function toOverlays({wishes = {}}: OldApi): [name: string, text: string][] {
  const {hideTryIt, sampleLanguages = []} = wishes;
  return [
    ...(hideTryIt
      ? [toOverlay('no-try-it', 'Pages without Try It', 'explorer-enabled: false')]
      : []),
    ...(sampleLanguages.length > 0
      ? [
          toOverlay(
            'samples',
            'Languages of samples that come first',
            `samples-languages: ${toYaml(sampleLanguages)}`,
          ),
        ]
      : []),
  ];
}

function toOverlay(name: string, title: string, setting: string): [string, string] {
  return [
    name,
    `overlay: 1.1.0\ninfo: {title: ${title}, version: '1'}\nactions:\n  - target: $\n    update:\n      x-readme:\n        ${setting}\n`,
  ];
}

/** Names the file of each content; numbers the names of different contents. */
function createOverlayNames(files: Map<string, string>) {
  return ([name, text]: [string, string]): string => {
    for (let number = 1; ; number++) {
      const file = `${name}${number > 1 ? `-${number}` : ''}.overlay.yaml`;
      const known = files.get(file);
      if (known !== undefined && known !== text) continue;
      files.set(file, text);
      return file;
    }
  };
}

/** Fields of `api` in docs.json, besides the document. */
export type ApiFields = Pick<FieldTypes['api'], 'overlays' | 'tagsOrder' | 'schemas' | 'tags'>;

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
