import type {Operation, PageSettings, SampleChoice} from '../../model/types';
import {SAMPLE_LANGUAGES, toWriterId} from '../../request/samples/languages';

/** Code that shows a request: contained in the document, or generated. */
export type Sample = {
  /** Unique within an operation, and the same for the same language on other pages. */
  key: string;
  label: string;
  /** Name of the language for highlighting. */
  highlight: string;
  /** `id` of the language. */
} & ({kind: 'document'; source: string} | GeneratedSample);

/** `id` is that of the code that writes it; static HTML contains the first one of the site. */
type GeneratedSample = {kind: 'generated'; id: string; isFirst?: true};

/** The languages of sites that choose none. */
const USUAL: SampleChoice[] = SAMPLE_LANGUAGES.filter(({isExtra}) => !isExtra);

function toGenerated({id, variant, label}: SampleChoice, index: number): Sample[] {
  const language = SAMPLE_LANGUAGES.find((one) => one.id === id);
  if (!language) return [];
  const writer = toWriterId({id, variant});
  return [
    {
      kind: 'generated',
      key: `generated:${writer}`,
      id: writer,
      label: label ?? (writer === id ? language.label : `${language.label} (${variant})`),
      highlight: language.highlight,
      ...(index === 0 && {isFirst: true as const}),
    },
  ];
}

/**
 * The samples of an operation, the document's own first. A webhook has no generated samples: the
 * API sends its request, so there is nothing to call.
 */
export function listSamples({kind, codeSamples, page}: Operation): Sample[] {
  if (page?.tryIt === 'none') return [];
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
  return kind === 'operation' ? [...own, ...listGenerated(page)] : own;
}

/**
 * The languages that samples of an operation's requests are generated in: those that the site
 * chooses. The ones that the document names come first.
 */
export function listGenerated({
  samples = USUAL,
  sampleLanguages = [],
}: PageSettings = {}): readonly Sample[] {
  const all = samples.flatMap(toGenerated);
  const named = sampleLanguages.flatMap((name) => all.filter((sample) => isLanguage(name, sample)));
  return Array.from(new Set([...named, ...all]));
}

/** The id of what writes the initial sample of a page. */
export function toFirstId(samples: readonly Sample[]): string {
  const first = samples.find((sample) => sample.kind === 'generated' && sample.isFirst);
  return first?.kind === 'generated' ? first.id : 'curl';
}

/** Other names of languages, as used by ReadMe. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['shell', 'curl'],
  ['node', 'javascript'],
]);

function isLanguage(name: string, {label, key}: Sample): boolean {
  const plain = name.toLowerCase();
  const id = ALIASES.get(plain) ?? plain;
  return key.replace(/\/.*/, '') === `generated:${id}` || isSameName(label, id);
}

/**
 * The sample for a reader who has chosen `key` on this or another page: that one, else one in the
 * same language, else the document's first one, else the one that static HTML contains.
 */
export function chooseSample(samples: readonly Sample[], key: string | null): Sample | undefined {
  return (
    samples.find((sample) => sample.key === key) ??
    (key === null
      ? undefined
      : samples.find(({label, highlight}) =>
          toNames(key).some((name) => isSameName(name, label) || isSameName(name, highlight)),
        )) ??
    samples.find((sample) => sample.kind === 'document' || sample.isFirst) ??
    samples[0]
  );
}

/** Possible names of the language of a key. */
function toNames(key: string): string[] {
  const name = key
    .replace(/^\w+:/, '')
    .replace(/:\d+$/, '')
    .replace(/^(\w+)\/.*/, '$1');
  const language = SAMPLE_LANGUAGES.find(
    ({id, label}) => isSameName(id, name) || isSameName(label, name),
  );
  return language ? [language.id, language.label] : [name];
}

function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
