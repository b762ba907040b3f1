/** What pages say about the file that they are made from: where it is edited, and when it was. */
import path from 'node:path';
import {toEditUrl} from '../config/editUrl';
import {present} from '../document/present';
import type {SchemaPage} from '../lists/schemaPages/types';
import {createDocumentIndex} from '../model/page/documentIndex';
import type {SchemaPlace} from '../model/types';
import type {OperationPage} from '../navigation/types';
import type {ReadyTab} from '../types';
import type {PropEdit} from './props';

type EditContext = {
  /** Absolute paths of the site and of the folder of docs.json. */
  siteDir: string;
  rootDir: string;
  locale: string;
  /** The last changes of files, in milliseconds, by their absolute paths. */
  updates: ReadonlyMap<string, number>;
};

export type EditLinks = {
  ofOverview: () => PropEdit | undefined;
  ofOperation: (page: OperationPage) => PropEdit | undefined;
  ofSchema: (page: SchemaPage) => PropEdit | undefined;
};

const NONE: EditLinks = {
  ofOverview: () => undefined,
  ofOperation: () => undefined,
  ofSchema: () => undefined,
};

/** Whether the pages of a tab say anything about their files. */
function hasEditLinks({config: {editUrl, showLastUpdateTime}}: Pick<ReadyTab, 'config'>): boolean {
  return Boolean(editUrl) || showLastUpdateTime === true;
}

export function createEditLinks(tab: ReadyTab, context: EditContext): EditLinks {
  if (!hasEditLinks(tab)) return NONE;
  const {documents, reference, navigation} = tab;
  const places = documents.map(
    ({operations}) => new Map(operations.map(({key, place}) => [key, place])),
  );
  const toIndex = createDocumentIndex(reference);
  const toEdit = (index: number, place: SchemaPlace | undefined, permalink: string) => {
    const document = documents[index];
    const {file = document?.root.file, line} = (place && document?.locate(place)) ?? {};
    return file === undefined ? undefined : toPropEdit({file, line, permalink}, tab, context);
  };
  return {
    // The overview of several documents is made from none of them alone.
    ofOverview: () =>
      documents.length === 1 ? toEdit(0, undefined, navigation.overview) : undefined,
    ofOperation: ({operation, permalink}) => {
      const index = toIndex(operation);
      return toEdit(index, places[index]?.get(operation.key), permalink);
    },
    ofSchema: ({id, permalink}) => {
      const place = reference.schemaPlaces?.[id];
      const index = documents.findIndex(({files}) => place && files.includes(place.file));
      return toEdit(index, place, permalink);
    },
  };
}

/** The component that shows it, which other pages do not load. */
export function toEditModule(edit: PropEdit | undefined): {edit?: string} {
  return edit ? {edit: 'docusaurus-plugin-api-reference/parts/ApiEdit'} : {};
}

function toPropEdit(
  {file, line, permalink}: {file: string; line: number | undefined; permalink: string},
  {config: {tabId, version, editUrl = false, showLastUpdateTime}}: ReadyTab,
  {siteDir, rootDir, locale, updates}: EditContext,
): PropEdit | undefined {
  const absolute = path.join(rootDir, file);
  const documentPath = path.relative(siteDir, absolute).split(path.sep).join('/');
  const tab = version?.family ?? tabId;
  const source = present({documentPath, line, permalink, locale, tab, version: version?.name});
  const edit: PropEdit = present({
    url: toEditUrl(editUrl, source),
    lastUpdatedAt: showLastUpdateTime ? updates.get(absolute) : undefined,
  });
  return Object.keys(edit).length > 0 ? edit : undefined;
}
