import fs from 'node:fs';
import path from 'node:path';
import {isRecord} from '../../document/isObject';
import {isUrl, join, type Options, textOf} from './entries';

/** A document of redocusaurus, independent of the field names of its version. */
export type RedocSpec = {
  id?: string;
  title?: string;
  /** A path relative to the site, or a URL. */
  file?: string;
  route?: string;
};

/** Fields that exist only before version 1.0. */
const OLD_FIELDS = ['specUrl', 'routePath', 'addRoute', 'apiDocComponent'];

/**
 * Reads entries of `specs`. Before version 1.0 the preset gave each a page: `/api/0`, `/api/1` and
 * so on without `routePath`.
 */
export function readPresetSpecs(specs: readonly Options[], siteDir: string): RedocSpec[] {
  const isOld = specs.some(hasOldFields);
  return specs.map((spec, index) => toSpec(spec, siteDir, isOld ? `/api/${index}` : undefined));
}

/** Reads the options of the plugin in the preset. */
export function readPluginSpec(options: Options, siteDir: string): RedocSpec {
  return toSpec(options, siteDir, hasOldFields(options) ? '/api' : undefined);
}

function hasOldFields(spec: Options): boolean {
  return OLD_FIELDS.some((field) => field in spec);
}

function toSpec(spec: Options, siteDir: string, defaultRoute: string | undefined): RedocSpec {
  const route =
    spec.addRoute === false
      ? undefined
      : (textOf(spec, 'route') ?? textOf(spec, 'routePath') ?? defaultRoute);
  const file = textOf(spec, 'spec') ?? findStaticFile(textOf(spec, 'specUrl'), siteDir);
  const id = textOf(spec, 'id');
  const title = isRecord(spec.layout) ? textOf(spec.layout, 'title') : undefined;
  return {
    ...(id !== undefined && {id}),
    ...(title !== undefined && {title}),
    ...(file !== undefined && {file}),
    ...(route !== undefined && {route}),
  };
}

/** What is loaded in the browser: a URL, or a path of the site below its base URL. */
export function findStaticFile(specUrl: string | undefined, siteDir: string): string | undefined {
  if (specUrl === undefined || isUrl(specUrl)) return specUrl;
  const parts = join(specUrl.replace(/[?#].*$/s, '')).split('/');
  return parts
    .map((_, index) => path.posix.join('static', ...parts.slice(index)))
    .find((file) => fs.existsSync(path.resolve(siteDir, file)));
}
