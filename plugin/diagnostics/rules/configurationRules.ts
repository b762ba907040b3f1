import type {Rule} from './types';

/** Rules for docs.json and the configuration of the site. */
export const CONFIGURATION_RULES = {
  'config-not-found': {
    area: 'configuration',
    severity: 'error',
    summary: 'docs.json does not exist at the configured path.',
    reason: 'docs.json names the documents of the site; without it there are no pages.',
    mend: 'Run `init`, or set `docsJson` in the plugin options to the path of the file.',
  },
  'config-syntax': {
    area: 'configuration',
    severity: 'error',
    summary: 'docs.json is not valid JSON.',
    reason: 'A file that cannot be parsed has no reliable meaning.',
    mend: 'Correct the JSON at the reported place. Comments and trailing commas are not allowed.',
  },
  'config-duplicate-key': {
    area: 'configuration',
    severity: 'error',
    summary: 'An object in docs.json has the same key twice.',
    reason: 'JSON parsers keep only one of the two values, without a warning.',
    mend: 'Remove one of the keys, or merge their values.',
  },
  'config-type': {
    area: 'configuration',
    severity: 'error',
    summary: 'A field of docs.json has the wrong type or is missing.',
    reason: 'A field with the wrong type is ignored, so the site is not what you configured.',
    mend: 'Write the field as documented; with `$schema`, editors complete it.',
  },
  'config-unknown-key': {
    area: 'configuration',
    severity: 'error',
    summary: 'A field inside `api` or an override is unknown.',
    reason:
      'A misspelled field has no effect. Fields outside `api` belong to other tools and are ignored.',
    mend: 'Correct the spelling, or remove the field.',
  },
  'config-no-api-tab': {
    area: 'configuration',
    severity: 'warning',
    summary: 'No tab of docs.json names an OpenAPI document.',
    reason: 'There are no pages to generate.',
    mend: 'Add `api.source` to a tab.',
  },
  'config-site': {
    area: 'configuration',
    severity: 'warning',
    summary: 'The Docusaurus configuration has a mistake that affects the API reference.',
    reason:
      '`check` reads page URLs and plugin options from it and falls back to the defaults; a build may fail.',
    mend: 'Correct the configuration as the finding says.',
  },
  'config-plugin-missing': {
    area: 'configuration',
    severity: 'warning',
    summary: 'The Docusaurus configuration does not include the plugin.',
    reason: 'The site builds without API pages.',
    mend: 'Add the plugin to `plugins`, or run `init --write-config`.',
  },
  'config-site-url': {
    area: 'configuration',
    severity: 'warning',
    summary: "`url` in the Docusaurus configuration is still the template's placeholder.",
    reason:
      'Canonical links, `llms.txt`, the sitemap and the origins that the proxy accepts are made from it.',
    mend: 'Set `url` to the address of your published site.',
  },
  'config-copies': {
    area: 'configuration',
    severity: 'warning',
    summary: 'Two copies of a package are installed that a site must have once.',
    reason:
      'React and the packages of the theme keep state. A component that uses one copy does not see the state in the other, and fails.',
    mend: 'Install the version that Docusaurus uses, and remove the other copy. The finding names both places and the command.',
  },
  'config-tab-id': {
    area: 'configuration',
    severity: 'error',
    summary: 'Two tabs have the same id, or an id is reserved.',
    reason:
      'The id comes from the label and is part of the page URLs, so two tabs cannot share it.',
    mend: 'Rename one of the tabs.',
  },
  'config-source-missing': {
    area: 'configuration',
    severity: 'error',
    summary: 'The document of a tab does not exist.',
    reason: 'The tab has no pages.',
    mend: 'Correct `source`. It is relative to the folder of docs.json.',
  },
  'config-source-outside': {
    area: 'configuration',
    severity: 'error',
    summary: 'The document of a tab is outside the project root.',
    reason:
      'Files outside the folder of docs.json are never read, so a site cannot publish files by accident.',
    mend: 'Move the document into the folder of docs.json, or move docs.json to a folder above the document and set `docsJson`.',
  },
  'config-source-twice': {
    area: 'configuration',
    severity: 'warning',
    summary: 'Two tabs name the same document.',
    reason: 'Readers and search engines find each page twice.',
    mend: 'Remove one of the tabs, unless they differ by their overrides.',
  },
  'config-authored-missing': {
    area: 'configuration',
    severity: 'error',
    summary: 'A file named by `before` or `after` does not exist.',
    reason: 'The text you wrote for the operation is missing from its page.',
    mend: 'Correct the path. It is relative to the folder of docs.json.',
  },
  'config-authored-outside': {
    area: 'configuration',
    severity: 'error',
    summary: 'A file named by `before` or `after` is outside the project root.',
    reason:
      'Files outside the folder of docs.json are never read, so a site cannot publish files by accident.',
    mend: 'Move the file into the folder of docs.json.',
  },
  'config-authored-syntax': {
    area: 'configuration',
    severity: 'error',
    summary: 'A file named by `before` or `after` is not valid MDX.',
    reason: 'The build stops at the file.',
    mend: 'Correct the MDX at the reported place. In text, write `{` as `\\{` and `<` as `\\<`.',
  },
  'config-override-unmatched': {
    area: 'configuration',
    severity: 'error',
    summary: 'An override names an operation that the document does not have.',
    reason: 'The override has no effect, so nothing is renamed or hidden.',
    mend: 'Write the key as `METHOD /path`, exactly as in the document.',
  },
  'config-tags-order-unmatched': {
    area: 'configuration',
    severity: 'warning',
    summary: '`tagsOrder` names a tag that no operation has.',
    reason: 'The group does not exist. Often the tag was renamed in the document.',
    mend: "Use the tag's current name, or remove it from the list.",
  },
  'config-slug': {
    area: 'configuration',
    severity: 'error',
    summary: 'A slug cannot be used in a URL, or two pages have the same one.',
    reason: 'The page is not available at the URL you chose.',
    mend: 'Use letters, digits, `.`, `_`, `~` and `-`, and give each page its own slug.',
  },
  'config-secret': {
    area: 'configuration',
    severity: 'warning',
    summary: 'docs.json contains a secret, or what looks like one.',
    reason: "docs.json is stored with the site's source, and parts of it are published.",
    mend: 'Replace it with a placeholder, and revoke the secret if it is real.',
  },
  'config-default-group': {
    area: 'configuration',
    severity: 'warning',
    summary: 'The group for untagged operations also contains tagged ones.',
    reason: 'Readers cannot tell the two kinds apart in the sidebar.',
    mend: 'Choose a `defaultGroup` that is not the name of a tag.',
  },
  'route-collision': {
    area: 'configuration',
    severity: 'warning',
    summary:
      'Two pages, or a page and a downloadable document, have the same URL; one of them got a number.',
    reason: 'The number depends on the order of the document, so an edit can change the URL.',
    mend: 'Give one of the operations a `slug` in `overrides`.',
  },
} as const satisfies {readonly [code: string]: Rule};
