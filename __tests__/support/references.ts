/**
 * What GitHub and GitLab make links of, wherever a comment has it: the reference, and what the host
 * searches for in the rendered text.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 * https://docs.gitlab.com/user/markdown/#gitlab-specific-references
 */
export const REFERENCES: readonly (readonly [reference: string, search: RegExp])[] = [
  ['@acme', /@\w/],
  ['@acme/team', /@\w/],
  ['#1', /#\w/],
  ['acme#1', /#\w/],
  ['acme/pets#1', /#\w/],
  ['GH-1', /[a-z]-\d/i],
  ['gh-26', /[a-z]-\d/i],
  // Prefixes that a repository defines, or an integration of it.
  ['JIRA-12', /[a-z]-\d/i],
  ['MY_APP2-12', /\w-\d/],
  ['CVE-2026-1234', /[a-z]-\d/i],
  ['GHSA-abcd-efgh-ijkl', /GHSA-\w/],
  ['c0ffee1', /[\da-f]{7}/i],
  ['C0FFEE1234', /[\da-f]{7}/i],
  ['0123456789abcdef0123456789abcdef01234567', /[\da-f]{7}/i],
  ['acme@c0ffee1', /@\w|[\da-f]{7}/],
  ['acme/pets@0123456789abcdef0123456789abcdef01234567', /@\w|[\da-f]{7}/],
  ['c0ffee1...c0ffee2', /[\da-f]{7}/],
  ['_c0ffee1_', /[\da-f]{7}/],
  ['0123456789abcdef'.repeat(4), /[\da-f]{7}/],
  ['!1', /!\w/],
  ['acme/pets!1', /!\w/],
  ['$1', /\$\w/],
  ['&1', /&\w/],
  ['acme&1', /&\w/],
  ['%1', /%\w/],
  ['%v1.2', /%\w/],
  ['%"next version"', /%"/],
  ['~1', /~\w/],
  ['~bug', /~\w/],
  ['~_bug', /~\w/],
  ['~"to do"', /~"/],
  ['~?', /~\?/],
  ['^alert#1', /\^\w|#\w/],
  ['*iteration:1', /\*\w/],
  ['[issue:1]', /\[\w/],
  ['[vulnerability:acme/pets/1]', /\[\w/],
  ['[[home]]', /\[[[\w]/],
  ['acme/pets>', /\w>/],
  ['a@example.com', /@\w/],
];

/** A reference alone, and beside what may be next to it. */
export const toSentences = (reference: string): string[] => [
  reference,
  `See ${reference}, (${reference}) and "${reference}".`,
  `a/${reference}:${reference}`,
];
