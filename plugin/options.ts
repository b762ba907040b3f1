import {checkFields, OPTIONS, type FieldSchema} from './config/fields';
import {OPTION_DEFAULTS, type Options} from './config/fieldTypes';
import {isRecord} from './document/isObject';

/** The name of the plugin in Docusaurus configurations, and of the package on npm. */
export const PLUGIN_NAME = 'docusaurus-plugin-api-reference';

export type {Options};

/** The complete options of the plugin. */
export type PluginOptions = Required<Omit<Options, 'tryIt' | 'formats' | 'mcp'>> & {
  tryIt: Required<NonNullable<Options['tryIt']>> & {
    /** Whether the site sets the option `proxy` itself. */
    isProxyNamed?: true;
  };
  formats: Required<NonNullable<Options['formats']>>;
  mcp: Required<NonNullable<Options['mcp']>>;
};

export const DEFAULT_OPTIONS: PluginOptions = OPTION_DEFAULTS;

/**
 * Docusaurus calls this with the options in the site's configuration. Throws one error that lists
 * all problems.
 */
export function validateOptions({options}: {options: Options | undefined}): PluginOptions {
  const given = withoutUndefined(options);
  const wrong = [
    ...listProblems(given, OPTIONS, ''),
    ...Object.entries(OPTIONS.properties ?? {}).flatMap(([name, option]) =>
      option !== true && option.properties && isRecord(given[name])
        ? listProblems(withoutUndefined(given[name]), option, `${name}.`)
        : [],
    ),
  ];
  const problems = wrong.length > 0 ? wrong : checkMcp(given);
  if (problems.length > 0)
    throw new Error(
      `The options of ${PLUGIN_NAME} are wrong.\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  const {tryIt, formats, mcp, ...rest}: Options = given;
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
    mcp: {...DEFAULT_OPTIONS.mcp, ...withoutUndefined(mcp)},
  };
}

/** The tools answer with the Markdown of the pages. */
function checkMcp({mcp, formats}: Options): string[] {
  return mcp?.enabled && formats?.markdown === false
    ? ['`mcp.enabled` needs `formats.markdown`, which is false. Remove one of them.']
    : [];
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
