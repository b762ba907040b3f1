import {extensionsOf} from '../../document/extensions/read';
import {membersOf} from '../../document/keyOrder';
import type {EFFECTS} from '../../document/extensions/table';
import {isObject} from '../../document/isObject';
import {fieldOf} from '../../document/place';
import type {Json} from '../../document/types';
import {present} from '../../document/present';
import {textOf, toText} from '../read';
import type {CodeSample} from '../types';

type Reader = (value: Json) => CodeSample[];

const toList =
  (read: Reader): Reader =>
  (value) =>
    Array.isArray(value) ? value.flatMap(read) : [];

/** `{lang, label, source}`. */
const toSample: Reader = (value) =>
  sampleOf(textOf(value, 'lang'), textOf(value, 'label'), textOf(value, 'source'));

/** `{language, name, code}`; Fern names the language in `sdk` where the sample uses an SDK. */
const toNamedSample: Reader = (value) =>
  sampleOf(
    textOf(value, 'language') ?? textOf(value, 'sdk'),
    textOf(value, 'name'),
    textOf(value, 'code'),
  );

/** Code by language. */
function toSamplesByLanguage(value: Json | undefined, title?: string): CodeSample[] {
  return isObject(value)
    ? membersOf(value).flatMap(([lang, code]) =>
        sampleOf(lang, title && `${lang}: ${title}`, toText(code)),
      )
    : [];
}

/** `{title, request: {python: …}}`, one or several. */
const toTitledSamples: Reader = (value) =>
  (Array.isArray(value) ? value : [value]).flatMap((entry) =>
    toSamplesByLanguage(fieldOf(entry, 'request'), textOf(entry, 'title')),
  );

const READERS: {[field in (typeof EFFECTS.samples.fields)[number]]: Reader} = {
  'x-codeSamples': toList(toSample),
  'x-code-samples': toList(toSample),
  'x-custom-examples': toList(toSample),
  'x-readme/code-samples': toList(toNamedSample),
  'x-scalar-examples': toTitledSamples,
  'x-stainless-snippets': (value) => toSamplesByLanguage(value),
  'x-stainless-examples': toTitledSamples,
  'x-fern-examples': toList((example) =>
    toList(toNamedSample)(fieldOf(example, 'code-samples') ?? null),
  ),
};

/**
 * The samples of an operation. Several for one language are all kept; repetitions from another
 * extension are left out.
 */
export function toCodeSamples(operation: Json): CodeSample[] {
  const samples: CodeSample[] = [];
  const seen = new Set<string>();
  const toKey = ({lang, source}: CodeSample) => `${lang.toLowerCase()} ${source.trim()}`;
  for (const {field, value} of extensionsOf(operation, 'samples')) {
    const fresh = READERS[field](value).filter((sample) => !seen.has(toKey(sample)));
    for (const item of fresh) samples.push(item);
    fresh.forEach((sample) => seen.add(toKey(sample)));
  }
  return samples;
}

function sampleOf(
  lang: string | undefined,
  label: string | undefined,
  source: string | undefined,
): CodeSample[] {
  return source === undefined ? [] : [present({lang: lang ?? label ?? '', label, source})];
}
