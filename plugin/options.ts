import {checkFields, OPTIONS, type FieldSchema} from './config/fields';
import {OPTION_DEFAULTS, type Options} from './config/fieldTypes';
import {listEntryProblems} from './config/siteSettings';
import {isRecord} from './document/isObject';

/** The name of the plugin in Docusaurus configurations, and of the package on npm. */
export const PLUGIN_NAME = 'docusaurus-plugin-api-reference';

export type {Options};

/** The complete options of the plugin. */
export type PluginOptions = Required<Omit<Options, 'tryIt' | 'formats' | 'editUrl'>> &
  Pick<Options, 'editUrl'> & {
    tryIt: Required<NonNullable<Options['tryIt']>> & {
      /** Whether the site sets the option `proxy` itself. */
      isProxyNamed?: true;
    };
    formats: Required<NonNullable<Options['formats']>>;
  };

export const DEFAULT_OPTIONS: PluginOptions = OPTION_DEFAULTS;

/**
 * Docusaurus calls this with the options in the site's configuration. Throws one error that lists
 * all problems.
 */
export function validateOptions({options}: {options: Options | undefined}): PluginOptions {
  const given = withoutUndefined(options);
  const problems = [
    ...listProblems(given, OPTIONS, ''),
    ...Object.entries(OPTIONS.properties ?? {}).flatMap(([name, option]) =>
      option !== true && option.properties && isRecord(given[name])
        ? listProblems(withoutUndefined(given[name]), option, `${name}.`)
        : [],
    ),
    ...(Array.isArray(given.showExtensions) ? listEntryProblems(given.showExtensions) : []),
  ];
  if (problems.length > 0)
    throw new Error(
      `The options of ${PLUGIN_NAME} are wrong.\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  const {tryIt, formats, ...rest}: Options = given;
  const all = {...DEFAULT_OPTIONS, ...rest};
  return {
    ...all,
    routeBasePath: trimSlashes(all.routeBasePath),
    tryIt: {
      ...DEFAULT_OPTIONS.tryIt,
      ...withoutUndefined(tryIt),
      ...(tryIt?.proxy !== undefined && {isProxyNamed: true as const}),
    },
    formats: {...DEFAULT_OPTIONS.formats, ...withoutUndefined(formats)},
  };
}

function listProblems(
  given: {[key: string]: unknown},
  schema: FieldSchema,
  prefix: string,
): string[] {
  return checkFields(given, schema, prefix).mistakes.map(
    ({message, help}) => message + (help === undefined ? '' : ` ${help}`),
  );
}

/** A path without slashes at its ends, for comparing routes. */
export function trimSlashes(path: string): string {
  return path.replace(/^\//, '').replace(/\/$/, '');
}

function withoutUndefined(given: object = {}): {[key: string]: unknown} {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
