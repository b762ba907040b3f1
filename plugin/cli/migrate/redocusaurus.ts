import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {listOptions} from '../../site/pluginEntries';
import {join, type ForeignOptions, textOf, toLabel} from './entries';
import {
  formatOptionNotes,
  listOptionNotes,
  type OptionNote,
  ADVICE,
  type OptionRules,
  only,
  TAKEN,
} from './optionRules';
import {readPluginSpec, readPresetSpecs, type RedocSpec, toSource} from './scalar';
import type {OldApi, OldSite} from './types';

const TOOL = 'redocusaurus';
const PLUGIN = 'docusaurus-plugin-redoc';

/** Reads what redocusaurus shows on a site; undefined if it is not used. */
export function readRedocusaurus(config: DocusaurusConfig, siteDir: string): OldSite | undefined {
  const presets = listOptions(config, 'presets', TOOL);
  const plugins = listOptions(config, 'plugins', PLUGIN);
  if (presets.length + plugins.length === 0) return undefined;
  const notes: string[] = [];
  const specs = [
    ...presets.flatMap((options) => listSpecs(options, siteDir)),
    ...plugins.map((options) => readPluginSpec(options, siteDir)),
  ];
  const seen = new Set<string>();
  const apis = specs.flatMap((spec): OldApi[] => {
    const {id, title, file, route} = spec;
    if (file === undefined) {
      notes.push(
        `${describe(spec)} names no existing file and no URL. Add a tab for its document.`,
      );
      return [];
    }
    // The document has a page already, and a page written for the site shows it, too.
    if (route === undefined && seen.has(file)) {
      notes.push(
        `\`${id ?? file}\` has no \`route\`: one of your own pages shows it. Change that page by hand.`,
      );
      return [];
    }
    seen.add(file);
    const name = id ?? lastSegment(route) ?? path.basename(file);
    return [
      {
        label: title ?? toLabel(name),
        versions: [
          {
            ...toSource(name, file, siteDir),
            pages: {kind: 'one', ...(route !== undefined && {route: join(route)})},
          },
        ],
      },
    ];
  });
  return {tool: TOOL, apis, notes: [...notes, ...listNotes(presets, plugins)]};
}

/**
 * The last segment of an address; `/api/0`, the page of an entry without an address, yields no
 * name.
 */
function lastSegment(route: string | undefined): string | undefined {
  const segment = route?.split('/').filter(Boolean).at(-1);
  return segment !== undefined && /\D/.test(segment) ? segment : undefined;
}

function describe({id, route}: RedocSpec): string {
  return `The entry ${id === undefined ? `at \`${route ?? '/'}\`` : `\`${id}\``} of redocusaurus`;
}

/** The options that are not taken over. */
function listNotes(
  presets: readonly ForeignOptions[],
  plugins: readonly ForeignOptions[],
): string[] {
  const ofSpecs = (specs: unknown) =>
    (Array.isArray(specs) ? specs : [specs])
      .filter(isRecord)
      .flatMap((spec) => listSpecNotes(spec));
  return formatOptionNotes([
    ...presets.flatMap((options) => [
      ...listOptionNotes(options, PRESET_RULES),
      ...ofSpecs(options.specs),
    ]),
    ...plugins.flatMap(listSpecNotes),
  ]);
}

function listSpecNotes(spec: ForeignOptions): OptionNote[] {
  const owner = textOf(spec, 'id') ?? textOf(spec, 'route') ?? textOf(spec, 'routePath');
  return listOptionNotes(spec, SPEC_RULES, present({owner}));
}

/** `specs`, and the documents of the folder in `openapi`. */
function listSpecs({specs, openapi}: ForeignOptions, siteDir: string): RedocSpec[] {
  const listed = readPresetSpecs(
    (Array.isArray(specs) ? specs : [specs]).filter(isRecord),
    siteDir,
  );
  if (specs !== undefined && openapi === undefined) return listed;
  const {path: folder = 'openapi', routeBasePath = '/api'} = isRecord(openapi) ? openapi : {};
  if (typeof folder !== 'string' || typeof routeBasePath !== 'string') return listed;
  const absolute = path.resolve(siteDir, folder);
  if (!fs.existsSync(absolute)) return listed;
  const found = fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/|\.)openapi\.(?:yaml|json)$/.test(file))
    .sort()
    .map((file) => ({
      file: join(folder, file),
      route: join(routeBasePath, file.replace(/(?:^|\/|\.)(?:index\.)?openapi\.\w+$/, '')),
    }));
  return [...listed, ...found];
}

/** What happens to the options of redocusaurus. */
const LAYOUT =
  'Pages have the layout of the docs. Set what all pages share in the Docusaurus configuration, or swizzle `ApiPageMetadata`.';
const COLOR = (name: string) => (value: unknown) =>
  `The new pages use the colors of the site: set \`${name}: ${typeof value === 'string' ? value : '…'}\` in your CSS.`;
const STYLE = 'It styles Redoc. Use the CSS variables and components of the new pages instead.';

const LAYOUT_RULES: OptionRules = {
  title: TAKEN,
  description: LAYOUT,
  image: LAYOUT,
  keywords: LAYOUT,
  noFooter: LAYOUT,
  permalink: LAYOUT,
  searchMetadatas: LAYOUT,
  wrapperClassName: LAYOUT,
};

/** Options of an entry of `specs`, and of the plugin in the preset. */
const SPEC_RULES: OptionRules = {
  id: TAKEN,
  spec: TAKEN,
  route: TAKEN,
  url: ADVICE.download,
  normalizeUrl: only(false, 'There is no such setting: the site decides the URL of the download.'),
  layout: LAYOUT_RULES,
  // Before version 1.0.
  specUrl: TAKEN,
  routePath: TAKEN,
  addRoute: TAKEN,
  apiDocComponent: 'Swizzle the components of the new pages, such as `ApiOverview`.',
  // Where the plugin is used without the preset.
  debug: TAKEN,
  themeId: STYLE,
  config:
    'Decorators of Redocly do not run. Use an overlay, or `include` and `exclude` in docs.json; for options of Redoc, swizzle components.',
};

const REDOC_OPTIONS =
  'Options of Redoc have no effect. The documentation lists what this plugin does instead.';

/** Options of the preset. */
const PRESET_RULES: OptionRules = {
  id: TAKEN,
  debug: TAKEN,
  config: SPEC_RULES.config ?? TAKEN,
  specs: TAKEN,
  openapi: {path: TAKEN, routeBasePath: TAKEN},
  theme: {
    id: TAKEN,
    primaryColor: COLOR('--ifm-color-primary'),
    primaryColorDark: COLOR("[data-theme='dark'] --ifm-color-primary"),
    theme: STYLE,
    options: REDOC_OPTIONS,
    // Before version 1.0.
    redocOptions: REDOC_OPTIONS,
  },
};
