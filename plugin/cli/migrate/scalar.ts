import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {isRecord} from '../../document/isObject';
import {join, listOptions, type Options, textOf, toLabel} from './entries';
import {formatOptionNotes, listOptionNotes, type OptionNote} from './optionRules';
import {findStaticFile} from './redocSpecs';
import {CONFIGURATION_RULES, SCALAR_RULES} from './scalarOptions';
import {toSource} from './toSource';
import type {OldApi, OldSite, Wishes} from './types';

const TOOL = '@scalar/docusaurus';

/** Reads what @scalar/docusaurus shows on a site; undefined if it is not used. */
export function readScalar(config: DocusaurusConfig, siteDir: string): OldSite | undefined {
  const instances = listOptions(config.plugins, [TOOL]);
  if (instances.length === 0) return undefined;
  const notes: string[] = [];
  const optionNotes: OptionNote[] = [];
  const hideSearch = instances.some(({configuration}) =>
    toList(configuration).some((reference) => reference.hideSearch === true),
  );
  const apis = instances.flatMap((options) => {
    const route = textOf(options, 'route') ?? '/scalar';
    optionNotes.push(...listOptionNotes(options, SCALAR_RULES, {owner: route}));
    const references = toList(options.configuration);
    return references.flatMap((reference, index) => {
      const sources = toList(reference.sources);
      optionNotes.push(
        ...[reference, ...sources].flatMap((configuration) =>
          listOptionNotes(configuration, CONFIGURATION_RULES, {owner: route}),
        ),
      );
      return (sources.length > 0 ? sources : [reference]).flatMap((source, order): OldApi[] => {
        const isFirst = index + order === 0;
        const title = textOf(source, 'title');
        const file = findFile(source, siteDir);
        if (file === undefined) {
          notes.push(
            `The reference at \`${route}\`${title === undefined ? '' : ` with the title “${title}”`} names no existing file and no URL. Write its document into a file, and add a tab for it.`,
          );
          return [];
        }
        const name =
          title ??
          (isFirst ? textOf(options, 'label') : undefined) ??
          path.basename(file).replace(/\.\w+$/, '');
        if (!isFirst)
          notes.push(
            `\`${route}\` shows several documents. Its URL now opens the first one; links to “${name}” by a hash open that, too.`,
          );
        return [
          {
            label: toLabel(name),
            wishes: readWishes(reference),
            versions: [
              {
                ...toSource(name, file, siteDir),
                pages: {kind: 'one', ...(isFirst && {route: join(route)})},
              },
            ],
          },
        ];
      });
    });
  });
  return {
    tool: TOOL,
    apis,
    ...(hideSearch && {hideSearch: true as const}),
    notes: [...notes, ...formatOptionNotes(optionNotes)],
  };
}

/** One or several objects. */
function toList(value: unknown): Options[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

/** The URL of the document, also where older versions of Scalar had it. */
function findFile({url, spec}: Options, siteDir: string): string | undefined {
  const address = url ?? (isRecord(spec) ? spec.url : undefined);
  return typeof address === 'string' ? findStaticFile(address, siteDir) : undefined;
}

function readWishes({
  hideModels,
  hideTestRequestButton,
  hideClientButton,
  tagsSorter,
  defaultHttpClient,
}: Options): Wishes {
  const language = isRecord(defaultHttpClient) ? textOf(defaultHttpClient, 'targetKey') : undefined;
  return {
    ...(hideModels === true && {schemas: false}),
    ...((hideTestRequestButton === true || hideClientButton === true) && {hideTryIt: true}),
    ...(tagsSorter === 'alpha' && {sortTags: true}),
    ...(language !== undefined && {sampleLanguages: [language === 'js' ? 'javascript' : language]}),
  };
}
