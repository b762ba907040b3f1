import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {listSome, quote} from '../diagnostics/text';
import {isObject} from '../document/isObject';
import {toPointer} from '../document/pointer';
import type {Json} from '../document/types';
import {
  checkFields,
  type ConfigContext,
  describe,
  LANGUAGES_OF_SAMPLES,
  readObject,
  toFieldSchema,
} from './fields';
import type {SampleLanguage} from './fieldTypes';
import type {SampleSetting} from './types';

/** What is wrong with an entry of `samples`, or with one of its fields. */
type SampleMistake = {keys: string[]; message: string; help?: string | undefined};

/**
 * Reads a list of languages of samples. Wrong entries and those that are listed twice are reported
 * and left out.
 */
export function normalizeSamples(
  list: readonly Json[],
  pointer: string,
  context: ConfigContext,
): SampleSetting[] {
  const report = ({keys, message, help}: SampleMistake) =>
    context.report(
      toDiagnostic('config-type', {
        source: context.locate(pointer + toPointer(...keys)),
        message,
        ...(help !== undefined && {help}),
      }),
    );
  return readEntries(
    list,
    (value, index) => {
      if (!isObject(value)) return typeof value === 'string' ? {id: value} : undefined;
      return readObject('sample', value, `${pointer}/${index}`, context) ?? 'reported';
    },
    report,
  );
}

/** The same for the option `samples` of the plugin: what is wrong, in sentences. */
export function checkSamples(list: readonly Json[]): string[] {
  const problems: string[] = [];
  const report = ({message, help}: Omit<SampleMistake, 'keys'>) =>
    problems.push(message + (help === undefined ? '' : ` ${help}`));
  readEntries(
    list,
    (value, index) => {
      if (!isObject(value)) return typeof value === 'string' ? {id: value} : undefined;
      const {values, mistakes} = checkFields(value, toFieldSchema('sample'), `samples[${index}].`);
      mistakes.forEach(report);
      return mistakes.length > 0 ? 'reported' : (values as SampleSetting);
    },
    report,
  );
  return problems;
}

function readEntries(
  list: readonly Json[],
  read: (value: Json, index: number) => SampleSetting | {id: string} | 'reported' | undefined,
  report: (mistake: SampleMistake) => void,
): SampleSetting[] {
  const seen = new Set<string>();
  const settings: SampleSetting[] = [];
  for (const [index, value] of list.entries()) {
    const entry = read(value, index);
    if (entry === 'reported') continue;
    const mistake = entry
      ? findMistake(entry, seen)
      : {
          keys: [],
          message: `An entry of \`samples\` must be a string or an object, but is ${describe(value)}.`,
          help: 'Write "curl" or {"id": "python", "variant": "httpx"}.',
        };
    if (mistake) report({...mistake, keys: [String(index), ...mistake.keys]});
    else if (entry) settings.push({...entry, id: entry.id as SampleLanguage});
  }
  return settings;
}

function findMistake(
  {id, variant}: {id: string; variant?: string},
  seen: Set<string>,
): SampleMistake | undefined {
  const variants = LANGUAGES_OF_SAMPLES.get(id);
  if (!variants) {
    const ids = [...LANGUAGES_OF_SAMPLES.keys()];
    const meant = suggest(id, ids);
    return {
      keys: [],
      message: `There are no samples in ${quote(id)}.`,
      help: meant === undefined ? `Write ${listSome(ids, 20)}.` : `Did you mean "${meant}"?`,
    };
  }
  if (variant !== undefined && !variants.includes(variant))
    return {
      keys: ['variant'],
      message: `Samples in ${quote(id)} have no variant ${quote(variant)}.`,
      help:
        variants.length === 0
          ? 'Remove `variant`.'
          : `Write ${variants.map((name) => `"${name}"`).join(' or ')}.`,
    };
  const key = `${id}/${variant ?? variants[0] ?? ''}`;
  if (seen.has(key))
    return {
      keys: [],
      message: `\`samples\` lists ${quote(id)}${variant === undefined ? '' : ` with the variant ${quote(variant)}`} twice.`,
      help: 'Remove one of them.',
    };
  seen.add(key);
  return undefined;
}
