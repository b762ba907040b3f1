import type {SampleLanguage} from '../../config/fieldTypes';
import {isRecord} from '../../document/isObject';
import {present} from '../../document/present';
import {textOf} from './entries';
import type {OptionNote} from './optionRows';
import type {SampleWish} from './types';

/**
 * Languages of the other tool: the id of ours, and the library of ours for each of its libraries.
 * The first of ours is not named, because it is the default.
 */
const LANGUAGES: {readonly [language: string]: KnownLanguage} = {
  curl: {id: 'curl', uses: 'cURL', same: {curl: undefined}},
  javascript: {id: 'javascript', uses: '`fetch`', same: {fetch: undefined}},
  nodejs: {id: 'javascript', uses: '`fetch`', same: {axios: 'axios'}},
  python: {id: 'python', uses: '`requests`', same: {requests: undefined}},
  go: {id: 'go', uses: '`net/http`', same: {native: undefined}},
  java: {id: 'java', uses: '`java.net.http`'},
  php: {id: 'php', uses: 'the curl extension', same: {curl: undefined}},
  csharp: {id: 'csharp', uses: '`HttpClient`', same: {httpclient: undefined}},
  ruby: {id: 'ruby', uses: '`net/http`', same: {'net::http': undefined}},
  rust: {id: 'rust', uses: '`reqwest`', same: {reqwest: undefined}},
  swift: {id: 'swift', uses: '`URLSession`', same: {urlsession: undefined}},
  kotlin: {id: 'kotlin', uses: '`java.net.http`'},
  powershell: {id: 'powershell', uses: '`Invoke-WebRequest`'},
};

type KnownLanguage = {
  id: SampleLanguage;
  /** What our samples use, for notes. */
  uses: string;
  same?: Variants;
};

type Variants = {readonly [variant: string]: string | undefined};

const OPTION = 'themeConfig.languageTabs';

/** The samples of `languageTabs`, in their order, and notes about what has no counterpart. */
export function readLanguageTabs(tabs: unknown): {samples?: SampleWish[]; notes: OptionNote[]} {
  if (!Array.isArray(tabs)) return {notes: []};
  const notes: OptionNote[] = [];
  const samples = new Map<string, SampleWish>();
  const missing: string[] = [];
  for (const tab of (tabs as unknown[]).filter(isRecord)) {
    const language = textOf(tab, 'language') ?? '';
    const known = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
    if (!known) {
      missing.push(language);
      continue;
    }
    const {id, uses, same = {}} = known;
    const asked = textOf(tab, 'variant');
    const name = asked?.toLowerCase() ?? '';
    const variant = Object.hasOwn(same, name) ? same[name] : undefined;
    if (asked !== undefined && !Object.hasOwn(same, name))
      notes.push({
        option: `${OPTION}.*.variant`,
        says: `There are no samples for \`${asked}\` in \`${language}\`: they use ${uses}.`,
      });
    const key = `${id}/${variant ?? ''}`;
    if (samples.has(key))
      notes.push({
        option: `${OPTION}.*.language`,
        says: `The samples in \`${language}\` are those of another entry, which is listed already.`,
      });
    else samples.set(key, toSample(id, present({label: textOf(tab, 'label'), variant})));
  }
  if (missing.length > 0)
    notes.push({
      option: OPTION,
      says: `There are no generated samples in ${missing.map((name) => `\`${name}\``).join(', ')}. Write them into the document with \`x-codeSamples\`.`,
    });
  if (tabs.length === 0)
    notes.push({
      option: OPTION,
      says: 'An empty list cannot hide the samples alone. Set `tryIt.mode` to `"none"` to hide them together with Try It.',
    });
  return {...(samples.size > 0 && {samples: [...samples.values()]}), notes};
}

function toSample(id: SampleLanguage, more: {label?: string; variant?: string}): SampleWish {
  return Object.keys(more).length > 0 ? {id, ...more} : id;
}
