import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {isRecord} from '../../document/isObject';
import {join, listOptions, type Options, textOf, toLabel} from './entries';
import {toSource} from './toSource';
import type {OldApi, OldSite} from './types';

const TOOL = 'redocusaurus';
const PLUGIN = 'docusaurus-plugin-redoc';

/** What redocusaurus shows on a site; undefined where it is not used. */
export function readRedocusaurus(config: DocusaurusConfig, siteDir: string): OldSite | undefined {
  const presets = listOptions(config.presets, [TOOL]);
  const plugins = listOptions(config.plugins, [PLUGIN]);
  if (presets.length + plugins.length === 0) return undefined;
  const notes: string[] = [];
  const specs = [...presets.flatMap((options) => listSpecs(options, siteDir)), ...plugins];
  const seen = new Set<string>();
  const apis = specs.flatMap((spec): OldApi[] => {
    const file = textOf(spec, 'spec');
    if (file === undefined) return [];
    const route = textOf(spec, 'route');
    const id = textOf(spec, 'id');
    // A page of the site's own shows a document that has a page, too.
    if (route === undefined && seen.has(file)) {
      notes.push(
        `\`${id ?? file}\` has no \`route\`: a page of yours shows it. Change that page by hand.`,
      );
      return [];
    }
    seen.add(file);
    const name = id ?? route?.split('/').filter(Boolean).at(-1) ?? path.basename(file);
    return [
      {
        label: toLabel(name),
        versions: [
          {
            ...toSource(name, file, siteDir),
            pages: {kind: 'one', ...(route !== undefined && {route: join(route)})},
          },
        ],
      },
    ];
  });
  return {tool: TOOL, apis, notes};
}

/** `specs`, and without them, or besides, the documents of the folder that `openapi` names. */
function listSpecs({specs, openapi}: Options, siteDir: string): Options[] {
  const listed = (Array.isArray(specs) ? specs : [specs]).filter(isRecord);
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
      spec: join(folder, file),
      route: join(routeBasePath, file.replace(/(?:^|\/|\.)(?:index\.)?openapi\.\w+$/, '')),
    }));
  return [...listed, ...found];
}
