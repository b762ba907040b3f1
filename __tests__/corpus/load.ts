import fs from 'fs';
import path from 'path';
import type {LoadedDocument} from '../../plugin/document/types';
import type {TextFile} from '../../plugin/exports/types';
import type {ApiReference} from '../../plugin/model/types';
import type {OperationPage, TabNavigation} from '../../plugin/navigation/types';
import type {Site, Tab} from '../../plugin/types';
import {collectFacts, type Fact} from '../support/facts';
import {createFolder} from '../support/folder';
import {loadFormats} from '../support/formats';
import {loadFrom, type Loaded as LoadedFile} from '../support/load';
import {once} from '../support/once';
import {renderContent} from '../theme/support/renderPages';
import type {Entry} from './entries';

/** What the invariants look at. */
export type Loaded = {
  entry: Entry;
  content: Site;
  tab: Tab;
  /** A copy of the document. */
  file: string;
  /** The files beside the pages, by URL. */
  files: Map<string, TextFile>;
  /** The same document, loaded once more, without the stages that follow. */
  again: () => Promise<LoadedFile>;
  /** What the document says about its operations, unless it is hostile. */
  facts: () => Map<string, Fact[]>;
  /** The pages that costly invariants look at. */
  sample: readonly OperationPage[];
  /** Ten times as many, for what is less costly. */
  wide: readonly OperationPage[];
  /** The HTML of the sample and of the overview. */
  html: () => Promise<ReadonlyMap<string, string>>;
};

/** A document that has pages. */
export type Usable = Loaded & {
  document: LoadedDocument;
  reference: ApiReference;
  navigation: TabNavigation;
};

/** @param most of the pages of a document, for costly invariants */
export async function loadEntry(entry: Entry, most: number): Promise<Loaded> {
  const root = createFolder({});
  const folder = path.join(root, 'document');
  const name = path.basename(entry.file);
  if (entry.hasParts) fs.cpSync(path.dirname(entry.file), folder, {recursive: true});
  else {
    fs.mkdirSync(folder);
    fs.copyFileSync(entry.file, path.join(folder, name));
  }
  fs.writeFileSync(
    path.join(root, 'docs.json'),
    JSON.stringify({tab: 'API', api: {source: `document/${name}`}}),
  );
  const {content, files} = await loadFormats(root);
  const tab = content.tabs[0]!;
  const pages = tab.navigation?.pages ?? [];
  const sample = spread(pages, most);
  const file = path.join(folder, name);
  return {
    entry,
    content,
    tab,
    file,
    files,
    sample,
    wide: spread(pages, 10 * most),
    again: once(() => loadFrom(root, `document/${name}`)),
    facts: once(() =>
      entry.hasFacts === false
        ? new Map<string, Fact[]>()
        : collectFacts(file, {isWhole: entry.isWhole}),
    ),
    html: once(async () => {
      const {pages: rendered} = await renderContent(
        content,
        new Set(['overview', ...sample.map(({operation}) => operation.key)]),
      );
      return rendered;
    }),
  };
}

/** At most so many of a list, from all over it. */
function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_each, index) => index % step === 0);
}

export function toUsable(loaded: Loaded): Usable | undefined {
  const {
    documents: [document],
    reference,
    navigation,
  } = loaded.tab;
  return document && reference && navigation && {...loaded, document, reference, navigation};
}
