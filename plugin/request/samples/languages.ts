import type {Operation, SampleChoice} from '../../model/types';
import type {SampleWriter, SampleWriters, ToSample} from './types';

export type SampleLanguage = {
  id: string;
  label: string;
  /** Name of the language for Prism: themes may have to add it to Prism's languages. */
  highlight: string;
  /** Absent for cURL, which the pages contain. */
  load?: () => Promise<SampleWriter>;
  /** Libraries that a site can choose; the first one is that of `load`. */
  variants?: readonly SampleVariant[];
  /** Only sites that choose it have it. */
  isExtra?: true;
};

type SampleVariant = {id: string; load?: () => Promise<SampleWriter>};

/** Pages contain the code for cURL. */
const CURL = 'curl';

/**
 * In the order in which they are offered. The usual ones are loaded as one chunk: they share most of
 * their code, and a chunk for each would cost every page of a site more than it saves a reader. The
 * others are in a second chunk, which only sites that choose one of them load.
 */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  {id: CURL, label: 'cURL', highlight: 'bash'},
  {
    id: 'javascript',
    label: 'JavaScript',
    highlight: 'javascript',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './javascript.ts'),
    variants: [
      {id: 'fetch'},
      {
        id: 'axios',
        load: () =>
          import(/* webpackChunkName: "api-reference-more-samples" */ './javascriptAxios.ts'),
      },
    ],
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    highlight: 'typescript',
    isExtra: true,
    load: () => import(/* webpackChunkName: "api-reference-more-samples" */ './typescript.ts'),
  },
  {
    id: 'python',
    label: 'Python',
    highlight: 'python',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './python.ts'),
    variants: [
      {id: 'requests'},
      {
        id: 'httpx',
        load: () => import(/* webpackChunkName: "api-reference-more-samples" */ './pythonHttpx.ts'),
      },
    ],
  },
  {
    id: 'go',
    label: 'Go',
    highlight: 'go',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './go.ts'),
  },
  {
    id: 'java',
    label: 'Java',
    highlight: 'java',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './java.ts'),
  },
  {
    id: 'php',
    label: 'PHP',
    highlight: 'php',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './php.ts'),
  },
  {
    id: 'csharp',
    label: 'C#',
    highlight: 'csharp',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './csharp.ts'),
  },
  {
    id: 'ruby',
    label: 'Ruby',
    highlight: 'ruby',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './ruby.ts'),
  },
  {
    id: 'rust',
    label: 'Rust',
    highlight: 'rust',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './rust.ts'),
  },
  {
    id: 'swift',
    label: 'Swift',
    highlight: 'swift',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './swift.ts'),
  },
  {
    id: 'kotlin',
    label: 'Kotlin',
    highlight: 'kotlin',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './kotlin.ts'),
  },
  {
    id: 'powershell',
    label: 'PowerShell',
    highlight: 'powershell',
    load: () => import(/* webpackChunkName: "api-reference-samples" */ './powershell.ts'),
  },
];

/** The id of the code that a language and its library are written with: `python/httpx`. */
export function toWriterId({id, variant}: Pick<SampleChoice, 'id' | 'variant'>): string {
  const {variants} = SAMPLE_LANGUAGES.find((language) => language.id === id) ?? {};
  return variant === undefined || variant === variants?.[0]?.id ? id : `${id}/${variant}`;
}

/** The id of the code that writes the first generated sample of a page. */
export function toFirstWriterId({page}: Pick<Operation, 'page'>): string {
  const [first] = page?.samples ?? [];
  return first ? toWriterId(first) : CURL;
}

/** What writes the first samples of the pages of operations, as far as they are not in cURL. */
export async function loadFirstWriters(
  operations: readonly Pick<Operation, 'page'>[],
): Promise<SampleWriters | undefined> {
  const ids = new Set(operations.map(toFirstWriterId));
  ids.delete(CURL);
  const writers = new Map<string, ToSample>();
  for (const id of Array.from(ids)) {
    const write = await loadSample(id);
    if (write) writers.set(id, write);
  }
  return writers.size > 0 ? writers : undefined;
}

/** Name of the language for Prism. */
export function toHighlight(writerId: string): string {
  const [id] = writerId.split('/');
  return SAMPLE_LANGUAGES.find((language) => language.id === id)?.highlight ?? 'text';
}

/** Loads the code for a language other than cURL; undefined for an unknown id. */
export async function loadWriter(writerId: string): Promise<SampleWriter | undefined> {
  const [id, variant] = writerId.split('/');
  const language = SAMPLE_LANGUAGES.find((one) => one.id === id);
  const load =
    variant === undefined
      ? language?.load
      : language?.variants?.find((one) => one.id === variant)?.load;
  return load?.();
}

/** Loads the writer of a language other than cURL; undefined for an unknown id. */
export async function loadSample(writerId: string): Promise<ToSample | undefined> {
  return (await loadWriter(writerId))?.write;
}
