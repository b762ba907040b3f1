import {suggest} from './diagnostics/suggest';
import {isRecord} from './document/isObject';
import {LIMITS} from './document/limits';
import type {Formats} from './exports/types';

/** The name of the plugin in Docusaurus configurations, and of the package on npm. */
export const PLUGIN_NAME = 'docusaurus-plugin-api-reference';

/** The complete options of the plugin. */
export type PluginOptions = {
  /** Docusaurus's id of this instance of the plugin. */
  id: string;
  /** Path of docs.json, relative to the site. Its folder is the project root. */
  docsJson: string;
  /** Path of the pages, below the site's `baseUrl`; without slashes at its ends. */
  routeBasePath: string;
  tryIt: {
    /**
     * How Try It reaches the API: `true` through this site's proxy, a path or a URL through another
     * proxy, `false` directly from the browser, for APIs that allow it (CORS).
     */
    proxy: boolean | string;
    /** Whether the site sets the option itself. */
    isProxyNamed?: true;
  };
  /** Names of the `x-…` extensions that the pages show. */
  showExtensions: string[];
  /**
   * Hosts whose images pages may load: names, `*.` and a name for all hosts below it, or `*` for
   * all. Other images become links.
   */
  imageHosts: string[];
  /** Maximum size of a document's file, in megabytes. */
  maxFileSize: number;
  /**
   * The formats of the reference, besides its pages, that are published for programs and language
   * models.
   */
  formats: Formats;
  /** Whether the pages have a search of the reference. */
  search: boolean;
};

/**
 * The options as written in a site's configuration, for use with `satisfies Options`; each is
 * optional.
 */
export type Options = Partial<Omit<PluginOptions, 'tryIt' | 'formats'>> & {
  tryIt?: Partial<Pick<PluginOptions['tryIt'], 'proxy'>>;
  formats?: Partial<Formats>;
};

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  docsJson: 'docs.json',
  routeBasePath: 'api',
  tryIt: {proxy: true},
  showExtensions: [],
  imageHosts: [],
  maxFileSize: LIMITS.fileMegabytes,
  formats: {markdown: true, openapi: true, llms: true, llmsFull: true},
  search: true,
};

/**
 * Docusaurus calls this with the options in the site's configuration. Throws one error that lists
 * all problems.
 */
export function validateOptions({options}: {options: Options | undefined}): PluginOptions {
  const given: Record<string, unknown> = {...options};
  const tryIt: unknown = given.tryIt ?? {};
  const formats: unknown = given.formats ?? {};
  const problems = [
    ...findUnknown(given, Object.keys(DEFAULT_OPTIONS), ''),
    ...(isRecord(tryIt)
      ? findUnknown(tryIt, Object.keys(DEFAULT_OPTIONS.tryIt), 'tryIt.')
      : ['`tryIt` must be an object.']),
    ...(isRecord(formats)
      ? [
          ...findUnknown(formats, Object.keys(DEFAULT_OPTIONS.formats), 'formats.'),
          ...findNoSwitches(formats),
        ]
      : ['`formats` must be an object.']),
    ...findWrong(given, isRecord(tryIt) ? tryIt : {}),
  ];
  if (problems.length > 0)
    throw new Error(
      `The options of docusaurus-plugin-api-reference are wrong.\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  const {routeBasePath = DEFAULT_OPTIONS.routeBasePath, ...rest} = withoutUndefined(
    given,
  ) as Options;
  return {
    ...DEFAULT_OPTIONS,
    ...rest,
    routeBasePath: trimSlashes(routeBasePath),
    tryIt: {
      ...DEFAULT_OPTIONS.tryIt,
      ...withoutUndefined(tryIt as object),
      ...((tryIt as Options['tryIt'])?.proxy !== undefined && {isProxyNamed: true as const}),
    },
    formats: {...DEFAULT_OPTIONS.formats, ...withoutUndefined(formats as object)},
  };
}

function findUnknown(given: object, known: string[], prefix: string): string[] {
  return Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = suggest(key, known);
      return `There is no option \`${prefix}${key}\`. ${nearest ? `Did you mean \`${prefix}${nearest}\`?` : `Known options: ${known.map((name) => prefix + name).join(', ')}.`}`;
    });
}

function findWrong(
  {
    id,
    docsJson,
    routeBasePath,
    showExtensions,
    imageHosts,
    maxFileSize,
    search,
  }: Record<string, unknown>,
  {proxy}: Record<string, unknown>,
): string[] {
  const rules: [
    name: string,
    value: unknown,
    holds: (value: unknown) => boolean,
    expected: string,
  ][] = [
    [
      'id',
      id,
      (value) => typeof value === 'string' && /^[\w-]+$/.test(value),
      'a name of letters, digits, `_` and `-`',
    ],
    [
      'docsJson',
      docsJson,
      (value) => typeof value === 'string' && value.trim() !== '',
      'the path of docs.json, relative to the site',
    ],
    ['routeBasePath', routeBasePath, isBasePath, 'a path like "api" or "reference/api"'],
    [
      'tryIt.proxy',
      proxy,
      (value) =>
        typeof value === 'boolean' ||
        (typeof value === 'string' && /^(\/(?!\/)|https?:\/\/\S)/.test(value)),
      'true, false, or the path or URL of a proxy',
    ],
    [
      'showExtensions',
      showExtensions,
      (value) =>
        Array.isArray(value) &&
        value.every((name) => typeof name === 'string' && name.startsWith('x-')),
      'a list of names that begin with `x-`',
    ],
    ['search', search, (value) => typeof value === 'boolean', 'true or false'],
    [
      'maxFileSize',
      maxFileSize,
      (value) => typeof value === 'number' && value > 0 && value < Infinity,
      'a number of megabytes',
    ],
    [
      'imageHosts',
      imageHosts,
      (value) =>
        Array.isArray(value) &&
        value.every(
          (host) =>
            typeof host === 'string' && /^(?:\*|(?:\*\.)?[a-z0-9][a-z0-9.-]*(?::\d+)?)$/.test(host),
        ),
      'a list of hosts, such as "img.example.com", "*.example.com" or "*"',
    ],
  ];
  return rules
    .filter(([, value, holds]) => value !== undefined && !holds(value))
    .map(([name, , , expected]) => `\`${name}\` must be ${expected}.`);
}

function findNoSwitches(formats: Record<string, unknown>): string[] {
  return Object.keys(DEFAULT_OPTIONS.formats)
    .filter((name) => !['boolean', 'undefined'].includes(typeof formats[name]))
    .map((name) => `\`formats.${name}\` must be true or false.`);
}

/** Segments that need no escaping in a URL; `/` puts the pages at the root of the site. */
function isBasePath(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value !== '' &&
    /^$|^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/.test(trimSlashes(value))
  );
}

/** A path without slashes at its ends, for comparing routes. */
export function trimSlashes(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '');
}

function withoutUndefined(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
