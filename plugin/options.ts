import {checkFields, OPTIONS, toFieldSchema, type FieldSchema} from './config/fields';
import {OPTION_DEFAULTS, type Options, type TryItMode} from './config/fieldTypes';
import {checkSamples} from './config/samples';
import {listEntryProblems} from './config/siteSettings';
import {isRecord} from './document/isObject';
import type {Json} from './document/types';

/** The name of the plugin in Docusaurus configurations, and of the package on npm. */
export const PLUGIN_NAME = 'docusaurus-plugin-api-reference';

export type {Options};

/** A language of samples, with its own label, and a library other than usual. */
type SampleOption = {id: string; label?: string; variant?: string};

/** The complete options of the plugin. */
export type PluginOptions = Required<
  Omit<Options, 'tryIt' | 'samples' | 'formats' | 'mcp' | 'editUrl'>
> &
  Pick<Options, 'editUrl'> & {
    tryIt: Required<Omit<NonNullable<Options['tryIt']>, 'mode'>> & {
      mode: TryItMode | {[method: string]: TryItMode};
      /** Whether the site sets the option `proxy` itself. */
      isProxyNamed?: true;
    };
    /** Absent: the usual languages. */
    samples?: SampleOption[];
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
    ...(isRecord(given.tryIt) && isRecord(given.tryIt.mode)
      ? listProblems(given.tryIt.mode, toFieldSchema('tryItModes'), 'tryIt.mode.')
      : []),
    ...(Array.isArray(given.samples) ? checkSamples(given.samples) : []),
    ...(Array.isArray(given.showExtensions) ? listEntryProblems(given.showExtensions) : []),
  ];
  const problems = wrong.length > 0 ? wrong : checkMcp(given);
  if (problems.length > 0)
    throw new Error(
      `The options of ${PLUGIN_NAME} are wrong.\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  const {tryIt, formats, mcp, samples, ...rest}: Options = given;
  const all = {...DEFAULT_OPTIONS, ...rest};
  return {
    ...all,
    routeBasePath: trimSlashes(all.routeBasePath),
    ...(samples && {samples: samples.map(toSampleOption)}),
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

function toSampleOption(entry: Json): SampleOption {
  return (isRecord(entry) ? entry : {id: entry}) as SampleOption;
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
