import {present} from '../../document/present';
import {ADVICE, type OptionRow, type OptionTable} from './optionRows';
import {toSchemaDepth, type ForeignOptions} from './entries';
import {REDOC_THEME} from './redocTheme';
import type {Wishes} from './types';

/** Values that switch an option of Redoc off, or leave it at its default. */
const OFF = [false, 'false', undefined];

function unlessOff(instead: string, page?: string): OptionRow {
  return {taken: '`false` is the default.', instead, except: OFF, ...present({page})};
}

const OWN_PAGES: OptionRow = {taken: 'Not needed: pages are those of Docusaurus.'};
const DOWNLOAD = {instead: ADVICE.download, page: 'formats.md'};
const NO_DOWNLOAD = unlessOff(ADVICE.noDownload, 'components.mdx');
const PROPERTIES = unlessOff(ADVICE.properties, 'documents.mdx');
const EXPANDED = {instead: ADVICE.expanded, page: 'customizing.md#open-levels-of-schemas'};
const DEPTH = {
  taken: 'Becomes `schemaDepth`, which counts the first level, too; `"all"` becomes 12.',
  page: 'customizing.md#open-levels-of-schemas',
};
const SAMPLE_DEPTH = {
  instead:
    'Samples made from a schema have a depth of their own. Write an example into the document.',
  page: 'documents.mdx#examples',
};

function swizzle(component: string): OptionRow {
  return {
    instead: `There is no such setting. Swizzle \`${component}\`.`,
    except: OFF,
    page: 'components.mdx',
  };
}

/** What happens to the options of Redoc 2. */
export const REDOC_OPTIONS: OptionTable = {
  ...Object.fromEntries(Object.entries(REDOC_THEME).map(([path, row]) => [`theme.${path}`, row])),
  schemaExpansionLevel: DEPTH,
  schemasExpansionLevel: DEPTH,
  showExtensions: {
    taken: 'Becomes `showExtensions`; for `true`, with the names that the operations have.',
    page: 'extensions.md#show-extensions',
  },
  sortTagsAlphabetically: {
    taken: 'Becomes `tagsOrder`, with the names of the tags in this order.',
    page: 'navigation-and-routes.md#groups',
  },
  disableSearch: {
    taken: 'Becomes the option `search`, with `false` for `true`.',
    page: 'search.md#the-search-of-the-reference',
  },
  hideDownloadButton: NO_DOWNLOAD,
  hideDownloadButtons: NO_DOWNLOAD,
  downloadFileName: DOWNLOAD,
  downloadDefinitionUrl: DOWNLOAD,
  downloadUrls: DOWNLOAD,
  expandResponses: EXPANDED,
  expandSingleSchemaField: {
    taken: 'The default: levels below wrappers are open.',
    page: DEPTH.page,
  },
  requiredPropsFirst: PROPERTIES,
  sortRequiredPropsFirst: PROPERTIES,
  sortPropsAlphabetically: PROPERTIES,
  sortEnumValuesAlphabetically: unlessOff('Values of an `enum` have the order of the document.'),
  sortOperationsAlphabetically: unlessOff(
    'Operations have the order of the document. Use a `navigation` list for another one.',
    'navigation-and-routes.md#a-list-of-your-own',
  ),
  hideHostname: unlessOff(
    'Samples and Try It need the server. Name another one in the document or in an overlay.',
    'overlays.md',
  ),
  expandDefaultServerVariables: {taken: 'The default: samples have the defaults of variables.'},
  sideNavStyle: {
    taken: '`summary-only` is the default.',
    instead: 'Titles are summaries. Write `title` in `overrides`, or use an overlay.',
    except: ['summary-only'],
    page: 'docs-json.md#overrides',
  },
  untrustedSpec: {taken: 'The default: HTML in descriptions is sanitised.', page: 'documents.mdx'},
  sanitize: {taken: 'The default: HTML in descriptions is sanitised.', page: 'documents.mdx'},
  onlyRequiredInSamples: unlessOff(
    'Readers choose how much of a request the samples include.',
    'try-it.md#samples',
  ),
  payloadSampleIdx: {
    instead: 'The first example of the document is shown first: change their order.',
    except: [0],
    page: 'documents.mdx#examples',
  },
  jsonSampleExpandLevel: EXPANDED,
  jsonSamplesExpandLevel: EXPANDED,
  generatedPayloadSamplesMaxDepth: SAMPLE_DEPTH,
  generatedSamplesMaxDepth: SAMPLE_DEPTH,
  hideSingleRequestSampleTab: OWN_PAGES,
  hideRequestPayloadSample: swizzle('ApiSamples'),
  hideSchemaTitles: swizzle('ApiSchema/Meta'),
  simpleOneOfTypeLabel: swizzle('ApiSchema/Variants'),
  showObjectSchemaExamples: swizzle('ApiSchema/Tree'),
  enumSkipQuotes: swizzle('ApiSchema/Enum'),
  maxDisplayedEnumValues: swizzle('ApiSchema/Enum'),
  hideSchemaPattern: swizzle('ApiSchema/Constraints'),
  hidePropertiesPrefix: swizzle('ApiSchema/Property'),
  ignoreNamedSchemas: swizzle('ApiSchema/Meta'),
  schemaDefinitionsTagName: {
    instead: 'Schemas have pages: `schemas` decides which.',
    page: 'navigation-and-routes.md#pages-of-schemas',
  },
  showSecuritySchemeType: swizzle('ApiSecurityScheme'),
  hideSecuritySection: swizzle('ApiSecurityScheme'),
  unstable_ignoreMimeParameters: unlessOff(
    'Media types are those of the document. Change them with an overlay.',
    'overlays.md',
  ),
  allowedMdComponents: {
    instead: 'Descriptions have no components. Use `before` and `after` in `overrides`.',
    page: 'customizing.md#words-of-your-own',
  },
  labels: {
    instead: 'Texts of the interface are translations of Docusaurus: change them in `i18n`.',
    page: 'languages.md',
  },
  showWebhookVerb: {taken: 'The default: webhooks have their method.'},
  pathInMiddlePanel: OWN_PAGES,
  nativeScrollbars: OWN_PAGES,
  scrollYOffset: OWN_PAGES,
  hideLoading: OWN_PAGES,
  hideFab: OWN_PAGES,
  menuToggle: OWN_PAGES,
  minCharacterLengthToInitSearch: OWN_PAGES,
  nonce: {
    instead: 'Pages need no nonce: `docusaurus-api csp` lists what a policy must allow.',
    page: 'deploying.md#the-content-security-policy',
  },
};

/** What options of Redoc set for each tab. */
export function readRedocWishes(options: ForeignOptions): Wishes {
  const {schemaExpansionLevel, schemasExpansionLevel, sortTagsAlphabetically} = options;
  const level = schemaExpansionLevel ?? schemasExpansionLevel;
  return present({
    schemaDepth: toSchemaDepth(typeof level === 'string' && /^\d+$/.test(level) ? +level : level),
    sortTags: isOn(sortTagsAlphabetically),
    showExtensions: toExtensions(options.showExtensions),
  });
}

/** Whether the search of Redoc is switched off. */
export function hidesSearch({disableSearch}: ForeignOptions): boolean {
  return isOn(disableSearch) ?? false;
}

function isOn(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined;
}

/** Redoc shows all extensions for `true` and an empty string, else those in a list. */
function toExtensions(value: unknown): true | string[] | undefined {
  if (value === '') return true;
  const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value;
  if (!Array.isArray(names)) return isOn(value);
  const known = (names as unknown[]).filter(
    (name): name is string => typeof name === 'string' && name.startsWith('x-'),
  );
  return known.length > 0 ? known : isOn(value);
}
