import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import isEqual from 'lodash/isEqual';
import {isRecord} from '../../document/isObject';
import {listOptions} from '../../site/pluginEntries';
import {join, type ForeignOptions, textOf, toLabel} from './entries';
import {formatOptionNotes, listOptionNotes, type OptionNote} from './optionRows';
import {readRedocColors} from './redocColors';
import {hidesSearch, readRedocWishes} from './redocOptions';
import {PRESET_OPTIONS, SPEC_OPTIONS} from './redocusaurusOptions';
import {readPluginSpec, readPresetSpecs, type RedocSpec, toSource} from './scalar';
import type {OldApi, OldSite} from './types';

const TOOL = 'redocusaurus';
const PLUGIN = 'docusaurus-plugin-redoc';
const THEME = 'docusaurus-theme-redoc';

/** Reads what redocusaurus shows on a site; undefined if it is not used. */
export function readRedocusaurus(config: DocusaurusConfig, siteDir: string): OldSite | undefined {
  const presets = listOptions(config, 'presets', TOOL);
  const plugins = listOptions(config, 'plugins', PLUGIN);
  if (presets.length + plugins.length === 0) return undefined;
  const notes: string[] = [];
  // It only draws the pages of the plugin, and works as either.
  const themes = [
    ...listOptions(config, 'themes', THEME),
    ...listOptions(config, 'plugins', THEME),
  ];
  const specs = [
    ...presets.flatMap((options) => {
      const redoc = readRedocOptions(options.theme);
      return listSpecs(options, siteDir).map((spec) => ({...spec, redoc}));
    }),
    ...plugins.map((options) => ({
      ...readPluginSpec(options, siteDir),
      redoc: readRedocOptions(findTheme(themes, options)),
    })),
  ];
  const seen = new Set<string>();
  const apis = specs.flatMap((spec): OldApi[] => {
    const {id, title, file, route, redoc} = spec;
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
        wishes: readRedocWishes(redoc),
        versions: [
          {
            ...toSource(name, file, siteDir),
            pages: {kind: 'one', ...(route !== undefined && {route: join(route)})},
          },
        ],
      },
    ];
  });
  const {colors, notes: colorNotes} = readColors(presets, themes);
  return {
    tool: TOOL,
    apis,
    ...(colors.length > 0 && {colors}),
    ...(specs.some(({redoc}) => hidesSearch(redoc)) && {hideSearch: true as const}),
    notes: [...notes, ...listNotes({presets, plugins, themes}), ...formatOptionNotes(colorNotes)],
  };
}

/** The colors of the first theme that has some: all pages share a stylesheet. */
function readColors(presets: readonly ForeignOptions[], themes: readonly ForeignOptions[]) {
  const all = [
    ...presets.flatMap(({theme}) => (isRecord(theme) ? [readRedocColors(theme, 'theme.')] : [])),
    ...themes.map((theme) => readRedocColors(theme, 'theme.')),
  ];
  const [first, ...others] = all.filter(({colors}) => colors.length > 0);
  const notes = all.flatMap((read) => read.notes);
  if (others.some(({colors}) => !isEqual(colors, first?.colors)))
    notes.push({
      option: 'theme',
      says: 'There are several themes, but all pages share their colors. Those of the first theme are taken over.',
    });
  return {colors: first?.colors ?? [], notes};
}

/** The theme with the id that the plugin names, else the first one. */
function findTheme(
  themes: readonly ForeignOptions[],
  {themeId}: ForeignOptions,
): ForeignOptions | undefined {
  return themes.find(({id}) => id !== undefined && id === themeId) ?? themes[0];
}

/** The options of Redoc in those of the theme, also where versions before 1.0 had them. */
function readRedocOptions(theme: unknown): ForeignOptions {
  const {options, redocOptions} = isRecord(theme) ? theme : {};
  return {...(isRecord(redocOptions) && redocOptions), ...(isRecord(options) && options)};
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
function listNotes({
  presets,
  plugins,
  themes,
}: {
  presets: readonly ForeignOptions[];
  plugins: readonly ForeignOptions[];
  themes: readonly ForeignOptions[];
}): string[] {
  const ofSpecs = (specs: unknown) =>
    (Array.isArray(specs) ? specs : [specs])
      .filter(isRecord)
      .flatMap((spec) => listSpecNotes(spec));
  const all = [...presets, ...themes.map((theme) => ({theme}))];
  return formatOptionNotes([
    ...presets.flatMap(({specs}) => ofSpecs(specs)),
    ...all.flatMap((options) => listOptionNotes(options, PRESET_OPTIONS)),
    ...plugins.flatMap(listSpecNotes),
  ]);
}

function listSpecNotes(spec: ForeignOptions): OptionNote[] {
  const owner = textOf(spec, 'id') ?? textOf(spec, 'route') ?? textOf(spec, 'routePath');
  return listOptionNotes(spec, SPEC_OPTIONS, owner);
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
