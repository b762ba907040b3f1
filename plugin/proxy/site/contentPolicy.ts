/**
 * `enforce` makes browsers obey the policy, `report` makes them only list in the console what it
 * would block, `none` leaves it out.
 */
export const POLICY_MODES = ['enforce', 'report', 'none'] as const;
export type PolicyMode = (typeof POLICY_MODES)[number];

/** Sources by directive. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** In a frame of another site, readers could be tricked into clicking Send. */
const FRAMES: [directive: string, sources: string[]] = ['frame-ancestors', ["'self'"]];

/**
 * Keeps foreign scripts off the pages. Images, styles, frames and requests are not restricted:
 * sites show pictures from anywhere, and the console sends to the servers of the documents.
 */
const DEFAULT_POLICY: ContentPolicy = new Map([
  // WebAssembly runs search engines; only a script that already runs can start it.
  ['script-src', ["'self'", "'wasm-unsafe-eval'"]],
  ['worker-src', ["'self'", 'blob:']],
  // Only objects that a script of the page has made: the console shows PDF files this way.
  ['object-src', ['blob:']],
  ['base-uri', ["'self'"]],
  ['form-action', ["'self'"]],
  FRAMES,
]);

const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'report-to',
  'report-uri',
  'require-trusted-types-for',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'upgrade-insecure-requests',
  'worker-src',
]);

/**
 * Returns the default policy with more sources. A directive that it lacks is added with the given
 * sources only.
 * @param additions each a directive with its sources, such as `script-src
 * https://scripts.example.com`
 * @throws TypeError, in one sentence, if an addition is invalid
 */
export function createContentPolicy(additions: readonly string[]): ContentPolicy {
  const policy = new Map(DEFAULT_POLICY);
  for (const addition of additions) {
    const [directive = '', ...sources] = addition.trim().split(/\s+/);
    if (!DIRECTIVES.has(directive) || !sources.every((source) => /^[!-+\--:<-~]+$/.test(source)))
      throw new TypeError(
        `A source of the content security policy is written like "script-src https://scripts.example.com", not "${addition}".`,
      );
    policy.set(directive, [...new Set([...(policy.get(directive) ?? []), ...sources])]);
  }
  return policy;
}

/** The value of the header for a page with these scripts. */
export function formatContentPolicy(
  policy: ContentPolicy,
  scripts: readonly string[] = [],
): string {
  return [...policy]
    .map(([directive, sources]) =>
      [directive, ...sources, ...(directive === 'script-src' ? scripts : [])].join(' '),
    )
    .join('; ');
}

/**
 * The default policy for a host whose headers are written before the first build: it does not
 * restrict scripts, which are not known yet.
 */
export const POLICY_WITHOUT_SCRIPTS = formatContentPolicy(
  new Map(
    [...DEFAULT_POLICY].filter(
      ([directive]) => directive !== 'script-src' && directive !== 'worker-src',
    ),
  ),
);

/** The directive of a policy that says which sites may show a page in a frame. */
export function formatFramePolicy(policy: ContentPolicy): string {
  const [directive, sources] = FRAMES;
  return [directive, ...(policy.get(directive) ?? sources)].join(' ');
}
