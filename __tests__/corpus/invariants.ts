import {gzipSync} from 'zlib';
import {comparePreservedFacts} from '../../plugin/checks/facts/facts';
import {compareDocuments} from '../../plugin/compare/compareDocuments';
import {formatDiagnostic} from '../../plugin/diagnostics/format';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import type {Json} from '../../plugin/document/types';
import {toApiReference} from '../../plugin/model/apiReference';
import type {NavigationGroup} from '../../plugin/navigation/types';
import {
  buildRequest,
  formatExample,
  toInitialValues,
  toSerializationLine,
} from '../../plugin/request';
import {toCurl} from '../../plugin/request/samples/curl';
import type {SearchKind} from '../../plugin/search/listEntries';
import {collectFacts, listLost} from '../support/facts';
import {createFolder} from '../support/folder';
import {readMarkdown, writeFile} from '../support/formats';
import {findLiveMarkup} from '../support/liveMarkup';
import {loadFrom} from '../support/load';
import {createRandom} from '../support/numbers';
import {squeeze, toText} from '../support/pages';
import {toTestSearch} from '../support/search';
import {listAuthorWords, listUnequalWords} from '../support/twinWords';
import {INCLUDES, listInvalidBodies, listUnexplainedBodies} from './bodies';
import {IN_MARKDOWN, listStrings, toCutExamples, toFoldedText} from './folded';
import {toUsable, type Loaded, type Usable} from './load';

/** Something that is true of every document. Lists the places where it is not. */
export type Invariant<T> = {
  title: string;
  findFaults: (loaded: T) => readonly string[] | Promise<readonly string[]>;
};

/** Facts whose names are searched for in each document. */
const SEARCHED = 100;
/** Maximum size, in bytes, of what a browser loads to search GitHub's document. */
const SEARCH_SIZE = 300_000;

/** Their pages have words side by side without a space between them. */
const WORDS_APART = new Set(['constructs/document.yaml', 'redoc-big']);

const print = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n');

/** What every file must satisfy, also if it has no pages. */
export const OF_FILES: readonly Invariant<Loaded>[] = [
  {
    title: 'has the outcome and the findings that EXPECT.json names',
    findFaults: async ({entry: {kind, expected}, content: {diagnostics}, tab, again}) => {
      if (!expected) return kind === 'given' || tab.navigation ? [] : ['no pages'];
      const {outcome, also_accept: accepted = [], must_report: reported = []} = expected;
      const text = print(diagnostics);
      // Published documents have warnings of later stages, such as links to nothing.
      const found = kind === 'real' ? (await again()).diagnostics : diagnostics;
      const has = (severity: string) =>
        found.some((diagnostic) => diagnostic.severity === severity);
      const actual = has('error') ? 'document-error' : has('warning') ? 'warning' : 'ok';
      return [
        ...([outcome, ...accepted].includes(actual) ? [] : [`${actual}: ${text}`]),
        ...(kind === 'real' && diagnostics.some(({severity}) => severity === 'error')
          ? [text]
          : []),
        ...reported
          .filter((fact) => !text.includes(fact))
          .map((fact) => `no finding about ${fact}`),
      ];
    },
  },
  {
    title: 'has a line, a column and a code frame in each finding',
    findFaults: ({content: {diagnostics}}) =>
      diagnostics
        // Findings about whole files.
        .filter(({code}) => code !== 'document-empty' && code !== 'document-limit')
        .filter(({source: {line, column}, frame}) => !line || !column || !frame?.includes('>'))
        .map((diagnostic) => print([diagnostic])),
  },
];

/** What every document with pages must satisfy. */
export const OF_DOCUMENTS: readonly Invariant<Usable>[] = [
  {
    title: 'has as many operations and webhooks as EXPECT.json says',
    findFaults: ({entry: {expected}, reference: {operations}}) =>
      (
        [
          ['operation', expected?.operations],
          ['webhook', expected?.webhooks],
        ] as const
      ).flatMap(([kind, count]) => {
        const found = operations.filter((operation) => operation.kind === kind).length;
        return count === undefined || found === count ? [] : [`${found} ${kind}s, not ${count}`];
      }),
  },
  {
    title: 'loses no fact of the document, other than descriptions and examples',
    findFaults: ({entry, document, reference}) =>
      entry.kind === 'hostile'
        ? []
        : comparePreservedFacts(document, reference)
            .filter(({name}) => name !== 'descriptions' && name !== 'examples')
            .flatMap(({name, lost}) => lost.map(({what}) => `${name}: ${what}`)),
  },
  {
    title: 'has a model of plain JSON, the same when it is built again, and keeps the document',
    findFaults: async ({reference, again}) => {
      const text = JSON.stringify(reference);
      const {document} = await again();
      const before = JSON.stringify(document!.root.value);
      const other = await toApiReference(document!, () => undefined);
      expect(JSON.parse(text)).toEqual(reference);
      return [
        ...(JSON.stringify(other.operations) === JSON.stringify(reference.operations)
          ? []
          : ['the model differs when it is built again']),
        ...(JSON.stringify(document!.root.value) === before ? [] : ['the document was changed']),
      ];
    },
  },
  {
    title: 'contains exactly the schemas that its operations use',
    findFaults: ({reference: {operations, schemas}}) => {
      const used = new Set(operations.flatMap((operation) => operation.schemas));
      return [
        ...Object.keys(schemas).filter((id) => !used.has(id)),
        ...[...used].filter((id) => !(id in schemas)).map((id) => `${id} is missing`),
      ];
    },
  },
  {
    title: 'has a route of its own and a sidebar entry for every operation',
    findFaults: ({reference, navigation}) => {
      const routes = navigation.pages.map(({permalink}) => permalink);
      const listed = new Set(listPages(navigation.groups));
      const seen = new Set<string>();
      return [
        ...reference.operations
          .filter(({key}, index) => navigation.pages[index]?.operation.key !== key)
          .map(({key}) => `${key}: no page in its place`),
        ...routes.flatMap((route) => {
          const isDouble = seen.has(route.toLowerCase());
          seen.add(route.toLowerCase());
          return [
            ...(isDouble ? [`${route}: twice`] : []),
            ...(/^\/api\/default(\/[\p{L}\p{M}\p{N}._~-]+)+$/u.test(route)
              ? []
              : [`${route}: odd`]),
            ...(listed.has(route) ? [] : [`${route}: not in the sidebar`]),
          ];
        }),
        ...(listed.size === routes.length ? [] : [`${listed.size} entries in the sidebar`]),
      ];
    },
  },
  {
    title: 'has Markdown with every fact and the title of each operation',
    findFaults: ({entry, wide, files, facts}) =>
      wide.flatMap(({permalink, title, operation}) => {
        const {key} = operation;
        const text = files.get(`${permalink}.md`)!.text();
        const {said} = readMarkdown(text);
        const expected = facts().get(key);
        const rest = text.includes('The example continues in the OpenAPI document.')
          ? squeeze(toCutExamples(operation, IN_MARKDOWN))
          : '';
        return [
          ...(said.includes(squeeze(title)) ? [] : [`${key}: no title`]),
          ...(expected || entry.hasFacts === false ? [] : [`${key}: unknown to the facts`]),
          ...listLost(expected ?? [], said + rest).map((fact) => `${key}: ${fact}`),
        ];
      }),
  },
  {
    title: 'has Markdown with one title, no skipped heading level, and links to existing pages',
    findFaults: ({navigation: {overview, pages}, sample, files}) => {
      const known = new Set([...files.keys(), overview, ...pages.map(({permalink}) => permalink)]);
      return [overview, ...sample.map(({permalink}) => permalink)].flatMap((permalink) => {
        const {depths, urls} = readMarkdown(files.get(`${permalink}.md`)!.text());
        return [
          ...(depths[0] === 1 && !depths.slice(1).includes(1) ? [] : [`${permalink}: titles`]),
          ...depths
            .filter((depth, index) => index > 0 && depth > depths[index - 1]! + 1)
            .map((depth) => `${permalink}: skips to level ${depth}`),
          ...urls
            .filter(
              (url) =>
                url.startsWith('https://docs.example.com/api/default') &&
                !url.includes('/document/') &&
                !known.has(decodeURI(new URL(url).pathname)),
            )
            .map((url) => `${permalink}: ${url}`),
        ];
      });
    },
  },
  {
    title: 'has a valid document for each operation, with the same facts',
    findFaults: async ({entry, content, document, sample, files, facts}) => {
      // What is wrong in the whole document is as wrong in a part of it.
      const known = new Set(content.diagnostics.map(({code}) => code));
      const dir = createFolder({});
      const faults: string[] = [];
      for (const [index, {permalink, operation}] of sample.entries()) {
        const {key} = operation;
        const file = files.get(`${permalink}.json`);
        if (!file) continue;
        const name = `${index}.json`;
        const written = writeFile(dir, name, file.text());
        const excerpt = await loadFrom(dir, name);
        faults.push(
          ...excerpt.diagnostics
            .filter(({severity, code}) => severity === 'error' && !known.has(code))
            .map((diagnostic) => `${key}: ${print([diagnostic])}`),
        );
        // For a Swagger document, this is the version that it was converted to.
        if (excerpt.document?.declaredVersion !== document.root.value.openapi)
          faults.push(`${key}: version ${excerpt.document?.declaredVersion}`);
        if (entry.hasFacts === false) continue;
        const found = collectFacts(written, {isWhole: entry.isWhole});
        if (found.size !== 1 || !found.has(key.replace(/^webhook /, '')))
          faults.push(`${key}: has ${[...found.keys()].join(', ')}`);
        const kept = new Set([...found.values()].flatMap((all) => all.map(({text}) => text)));
        const strings = squeeze(listStrings(JSON.parse(file.text()) as Json).join('\n'));
        const lost = (facts().get(key) ?? []).filter(({text}) => !kept.has(text));
        faults.push(...listLost(lost, strings).map((fact) => `${key}: ${fact}`));
      }
      return faults;
    },
  },
  {
    title: 'has HTML with every fact and the title of each operation',
    findFaults: async ({html, sample, facts, reference}) => {
      const pages = await html();
      return sample.flatMap(({title, operation}) => {
        const {key} = operation;
        const page = pages.get(key)!;
        const text = toText(page);
        const all = text + squeeze(toFoldedText(page, operation, reference));
        return [
          ...(text.includes(squeeze(title)) ? [] : [`${key}: no title`]),
          ...listLost(facts().get(key) ?? [], all).map((fact) => `${key}: ${fact}`),
        ];
      });
    },
  },
  {
    title: 'has the same words in HTML and in Markdown',
    findFaults: async ({entry, tab, html, sample, files, reference}) => {
      if (WORDS_APART.has(entry.name) || entry.kind === 'hostile') return [];
      const known = listAuthorWords(tab.documents.map(({root}) => root.value));
      const pages = await html();
      return sample.flatMap(({permalink, operation}) => {
        const {key} = operation;
        const page = pages.get(key)!;
        return listUnequalWords(
          page,
          // Without the link to the list of all pages.
          files
            .get(`${permalink}.md`)!
            .text()
            .replace(/^> .*\n\n/, ''),
          known,
          toFoldedText(page, operation, reference),
        ).map((word) => `${key}: ${word}`);
      });
    },
  },
  {
    title: 'shows what EXPECT.json demands, hides the rest, and executes nothing of it',
    findFaults: async ({entry: {expected = {}}, navigation: {pages}, sample, html}) => {
      const {must_show, must_not_show, must_not_contain_in_html} = expected as {
        [key: string]: string[] | undefined;
      };
      const rendered = [...(await html()).values()];
      const text = rendered.map(toText).join('\n');
      return [
        ...(must_show ?? [])
          // A sample of the pages lacks what the others show.
          .filter(() => sample.length === pages.length)
          .filter((shown) => !text.includes(squeeze(shown)))
          .map((shown) => `does not show ${shown}`),
        ...(must_not_show ?? [])
          .filter((hidden) => text.includes(squeeze(hidden)))
          .map((hidden) => `shows ${hidden}`),
        ...(must_not_contain_in_html
          ? rendered.flatMap((page) => findLiveMarkup(page, '__pwned'))
          : []),
        ...('polluted' in {} ? ['the prototype of objects is polluted'] : []),
      ];
    },
  },
  {
    // Of things with one name, the operations come first.
    title: 'has a search that finds its facts by name among the first five results of their kind',
    findFaults: async ({entry, reference, navigation, facts}) => {
      const {search, operations, facts: found} = await toTestSearch(reference, navigation);
      const shown = reference.operations.filter(({kind}) => kind === 'operation');
      const named = [
        ...shown.flatMap(({key}) => [
          {kind: 'operation', name: key},
          ...(facts().get(key) ?? []).flatMap(({kind, name}) => toSearched(kind, name)),
        ]),
        ...Object.values(reference.schemas).map(({name}) => ({kind: 'schema' as const, name})),
      ];
      const unique = [
        ...new Map(named.map((fact) => [`${fact.kind} ${fact.name}`, fact])).values(),
      ];
      const lost = choose(unique, SEARCHED).filter(
        ({kind, name}) =>
          !search
            .find(name)
            .groups.filter((group) => group.kind === kind)
            .flatMap(({entries}) => entries)
            .slice(0, 5)
            .some((result) => {
              if (kind !== 'operation') return result.name === name;
              // Results name operations by their titles.
              const operation = operations.operations[result.places[0]?.operation ?? -1];
              return `${operation?.method} ${operation?.path}` === name;
            }),
      );
      const [first, all] = [[operations], [operations, found]].map((parts) =>
        parts.reduce((sum, part) => sum + gzipSync(JSON.stringify(part)).length, 0),
      );
      return [
        ...(entry.kind === 'hostile' ? [] : lost.map(({kind, name}) => `${kind} ${name}`)),
        ...(first! > SEARCH_SIZE / 6 || all! > SEARCH_SIZE ? [`${first} + ${all} bytes`] : []),
      ];
    },
  },
  {
    title: 'has no changes when it is compared with itself',
    findFaults: async ({entry, document, again}) =>
      compareDocuments([document], [(await again()).document!])
        // What an unresolved reference names may have changed.
        .filter(({kind}) => kind !== 'reference-lost' || entry.kind !== 'hostile')
        .map(({kind, effect}) => `${effect} ${kind}`),
  },
  {
    title: 'has a request for every operation that can be built, and written in cURL',
    findFaults: ({reference}) =>
      reference.operations.flatMap((operation) => {
        const context = {...reference, operation, siteUrl: 'https://docs.example.com'};
        for (const parameter of operation.parameters)
          toSerializationLine(parameter, reference.schemas);
        for (const mediaType of operation.responses.flatMap(({content}) => content))
          for (const example of mediaType.examples)
            formatExample(mediaType, example, reference.schemas);
        return INCLUDES.flatMap((include) => {
          const values = toInitialValues(context, {include});
          expect(JSON.parse(JSON.stringify(values))).toEqual(values);
          const request = buildRequest(context, values);
          // A sendable URL is already normalized, so a URL parser does not change it.
          const isSound = request.sendable
            ? new URL(request.url).href === request.url
            : request.problems.some(({blocking}) => blocking);
          return [
            ...(toCurl(request).startsWith('curl ') ? [] : [`${operation.key}: no cURL`]),
            ...(isSound ? [] : [`${operation.key}, ${include}: ${JSON.stringify(request)}`]),
          ];
        });
      }),
  },
  {
    title: 'has generated bodies that match their schemas, apart from known exceptions',
    findFaults: ({entry: {kind, name}, reference, document}) =>
      kind === 'given'
        ? listUnexplainedBodies(reference, document.root.value)
        : listInvalidBodies(name, reference),
  },
];

/** The faults of a document: `<invariant>: <place>`. */
export async function listFaults(loaded: Loaded): Promise<string[]> {
  const faults: string[] = [];
  const check = async <T>(invariants: readonly Invariant<T>[], value: T) => {
    for (const {title, findFaults} of invariants) {
      try {
        faults.push(...(await findFaults(value)).map((fault) => `${title}: ${fault}`));
      } catch (error) {
        faults.push(`${title}: ${(error as Error).stack}`);
      }
    }
  };
  await check(OF_FILES, loaded);
  const usable = toUsable(loaded);
  if (usable) await check(OF_DOCUMENTS, usable);
  return faults;
}

function listPages(groups: readonly NavigationGroup[]): string[] {
  return groups.flatMap(({pages, groups: inner}) => [
    ...pages.map(({permalink}) => permalink),
    ...listPages(inner),
  ]);
}

const KINDS: {[kind: string]: SearchKind} = {
  property: 'field',
  parameter: 'parameter',
  response: 'response',
  'enum value': 'value',
};

function toSearched(kind: string, name: string): {kind: SearchKind; name: string}[] {
  const searched = KINDS[kind];
  if (!searched || !/[\p{L}\p{N}]/u.test(name)) return [];
  return kind === 'response' && !/^\d/.test(name) ? [] : [{kind: searched, name}];
}

function choose<T>(all: readonly T[], count: number): T[] {
  const random = createRandom(23);
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(random(left.length), 1));
  return chosen;
}
