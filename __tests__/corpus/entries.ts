import fs from 'fs';
import path from 'path';
import {loadExpectations, type Expectation} from '../support/corpus';
import {CORPUS, ROOT} from '../support/site';

/** A document that the corpus suite loads. */
export type Entry = {
  name: string;
  kind: 'own' | 'real' | 'hostile' | 'given';
  /** Absolute path of the document. */
  file: string;
  /** Copy the folder of the document, because it has several files. */
  hasParts?: boolean;
  /** False: `collectFacts` does not understand the document. */
  hasFacts?: false;
  /** Look for every keyword of its schemas, at any depth. */
  isWhole?: boolean;
  expected?: Expectation;
};

/** Bases of references other than the file, and values that are no schemas. */
const NO_FACTS = /^(document|dynamic|broken)\.yaml$/;

const FIXTURES = path.join(ROOT, '__tests__/__fixtures__');
const inFixtures = (folder: string): Entry[] =>
  fs
    .readdirSync(path.join(FIXTURES, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => ({
      name: `${folder}/${name}`,
      kind: 'own',
      file: path.join(FIXTURES, folder, name),
      ...(NO_FACTS.test(name) && {hasFacts: false}),
      isWhole: folder === 'compositions',
    }));

const OWN: Entry[] = [
  {name: 'pet store', kind: 'own', file: path.join(ROOT, 'example-site/openapi/petstore.yaml')},
  {name: 'starter', kind: 'own', file: path.join(ROOT, 'plugin/cli/init/templates/openapi.yaml')},
  {
    name: 'model-files',
    kind: 'own',
    file: path.join(FIXTURES, 'model-files/openapi.yaml'),
    hasParts: true,
  },
  {
    name: 'constructs/files',
    kind: 'own',
    file: path.join(FIXTURES, 'constructs/files/openapi.yaml'),
    hasParts: true,
  },
  ...['constructs', 'compositions', 'swagger', 'twin', 'try-it'].flatMap(inFixtures),
];

const fromCorpus = (folder: 'real' | 'adversarial'): Entry[] =>
  loadExpectations(folder).map((expected) => ({
    name: expected.name,
    kind: folder === 'real' ? 'real' : 'hostile',
    file: path.join(CORPUS, folder, expected.file),
    hasParts: expected.file.includes('/'),
    expected,
    ...(folder === 'adversarial' && {hasFacts: false}),
  }));

/** If `CORPUS_DOCUMENTS` names a folder, the documents in it are tested, too. */
const {CORPUS_DOCUMENTS: folder} = process.env;
const given: Entry[] = (folder ? fs.readdirSync(folder) : []).map((name) => ({
  name,
  kind: 'given',
  file: path.join(folder!, name),
}));

/** Our own documents and, if it is there, the corpus. */
export const ENTRIES: readonly Entry[] = [
  ...OWN,
  ...fromCorpus('real'),
  ...fromCorpus('adversarial'),
  ...given,
];
