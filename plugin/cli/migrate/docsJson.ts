import {slugify} from '../../config/slugify';
import type {OldApi, OldVersion} from './types';

const SCHEMA = './node_modules/docusaurus-plugin-api-reference/schemas/docs.schema.json';

/** Fields of `api` in docs.json, besides the document. */
export type ApiFields = {
  overlays?: string[];
  tagsOrder?: string[];
  schemas?: boolean;
  tags?: {[tag: string]: {page: 'index'}};
};

/** Creates docs.json with a tab for each API, which has the fields at the same index. */
export function toDocsJson(apis: readonly OldApi[], fields: readonly ApiFields[]): string {
  const tabs = withOwnLabels(apis).map(({label, versions}, index) => {
    const [first] = versions;
    return {
      tab: label,
      api: {
        ...(first && versions.length === 1
          ? toDocument(first)
          : {
              versions: versions.map(({name, label: shown, ...version}) => ({
                version: name,
                ...(shown !== undefined && {label: shown}),
                ...toDocument(version),
              })),
            }),
        ...fields[index],
      },
    };
  });
  return `${JSON.stringify({$schema: SCHEMA, tabs}, undefined, 2)}\n`;
}

function toDocument({source, url}: Pick<OldVersion, 'source' | 'url'>) {
  return {source, ...(url !== undefined && {remote: {url}})};
}

/** Makes labels unique, because addresses are derived from them. */
function withOwnLabels(apis: readonly OldApi[]): OldApi[] {
  const taken = new Set(['', 'default', 'try-it']);
  return apis.map((api, index) => {
    let {label} = api;
    for (let number = 2; index > 0 && taken.has(slugify(label)); number++)
      label = `${api.label} ${number}`;
    if (index > 0) taken.add(slugify(label));
    return {...api, label};
  });
}
