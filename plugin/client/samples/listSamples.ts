import type {Operation} from '../../model/types';
import {SAMPLE_LANGUAGES} from '../../request/samples/languages';

/** Code that shows a request: contained in the document, or generated. */
export type Sample = {
  /** Unique within an operation, and the same for the same language on other pages. */
  key: string;
  label: string;
  /** Name of the language for highlighting. */
  highlight: string;
  /** `id` of the language. */
} & ({kind: 'document'; source: string} | {kind: 'generated'; id: string});

/** The languages that a sample of any request can be generated in. */
export const GENERATED_SAMPLES: readonly Sample[] = SAMPLE_LANGUAGES.map(
  ({id, label, highlight}) => ({kind: 'generated', key: `generated:${id}`, id, label, highlight}),
);

/**
 * The samples of an operation, the document's own first. A webhook has no generated samples: the
 * API sends its request, so there is nothing to call.
 */
export function listSamples({kind, codeSamples, page}: Operation): Sample[] {
  const seen = new Map<string, number>();
  const own = codeSamples.map(({lang, label = lang, source}): Sample => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return {
      kind: 'document',
      key: `document:${label}${count > 1 ? `:${count}` : ''}`,
      label,
      highlight: lang,
      source,
    };
  });
  return kind === 'operation' ? [...own, ...listGenerated(page?.sampleLanguages)] : own;
}

/** The languages that the document names come first. */
function listGenerated(names: readonly string[] = []): readonly Sample[] {
  const named = names.flatMap((name) =>
    GENERATED_SAMPLES.filter((sample) => isLanguage(name, sample)),
  );
  return Array.from(new Set([...named, ...GENERATED_SAMPLES]));
}

/** Other names of languages, as used by ReadMe. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['shell', 'curl'],
  ['node', 'javascript'],
]);

function isLanguage(name: string, {label, key}: Sample): boolean {
  const plain = name.toLowerCase();
  const id = ALIASES.get(plain) ?? plain;
  return key === `generated:${id}` || isSameName(label, id);
}

/**
 * The sample for a reader who has chosen `key` on this or another page: that one, else one in the
 * same language, else the document's first one, else cURL, which static HTML contains.
 */
export function chooseSample(samples: readonly Sample[], key: string | null): Sample | undefined {
  return (
    samples.find((sample) => sample.key === key) ??
    (key === null
      ? undefined
      : samples.find(({label, highlight}) =>
          toNames(key).some((name) => isSameName(name, label) || isSameName(name, highlight)),
        )) ??
    samples.find(({kind, key: own}) => kind === 'document' || own === 'generated:curl') ??
    samples[0]
  );
}

/** Possible names of the language of a key. */
function toNames(key: string): string[] {
  const name = key.replace(/^\w+:/, '').replace(/:\d+$/, '');
  const language = SAMPLE_LANGUAGES.find(
    ({id, label}) => isSameName(id, name) || isSameName(label, name),
  );
  return language ? [language.id, language.label] : [name];
}

function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
