import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const CHECK = {
  name: 'check',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Check docs.json and its OpenAPI documents, as the build does.',
  description: [
    'Runs the same steps as the build, up to the pages. The folder is the folder of docs.json or one inside it; by default, the current folder.',
    'Prints a summary, then document errors, configuration errors, warnings and notes with their file, line and column, then the facts of each tab. No request is sent to an API, and no document is changed.',
    'Exit codes: 0 nothing at or above --fail-on, 1 findings at or above it, 2 wrong arguments or a configuration error, 3 the command could not finish.',
  ],
  options: {
    'fail-on': {
      type: 'string',
      value: 'LEVEL',
      help: 'Lowest severity that gives exit code 1: error (default), warning, info, never;\nwith --against also breaking, for breaking changes only.',
    },
    'min-severity': {
      type: 'string',
      value: 'LEVEL',
      help: 'Lowest severity that is listed: info (default), warning, error. warning hides notes.',
    },
    strict: {type: 'boolean', help: 'Same as --fail-on warning.'},
    frames: {
      type: 'boolean',
      help: 'Show the lines of the file for every finding; by default only for errors.',
    },
    verbose: {
      type: 'boolean',
      help: 'Show every place of every finding; by default the first three.',
    },
    'max-problems': {
      type: 'string',
      value: 'N',
      help: 'Show at most N different findings in the terminal (default 50); all are counted.',
    },
    format: {
      type: 'string',
      multiple: true,
      value: 'NAME[=FILE]',
      help: 'pretty, json, github, sarif, junit or markdown; written to FILE if given.\nRepeatable. In GitHub Actions, `github` is added automatically.',
    },
    report: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'Write a setup report: JSON if FILE ends in .json, otherwise Markdown.',
    },
    inspect: {
      type: 'string',
      multiple: true,
      value: 'KEY',
      help: 'Summarize the page of an operation such as "GET /pets"; `auto` picks one\nread and one write operation of each tab.',
    },
    baseline: {
      type: 'string',
      value: 'FILE',
      help: 'Accepted findings that no longer count; by default\n.api-reference-baseline.json beside docs.json, if it exists.',
    },
    'update-baseline': {type: 'boolean', help: 'Record the current findings as the baseline.'},
    explain: {
      type: 'string',
      value: 'RULE',
      help: 'Explain a rule instead of checking: what it means, why it matters and what\nto do. `all` lists the rules, `extensions` the `x-…` fields of the documents\nthat have no effect.',
    },
    against: {
      type: 'string',
      multiple: true,
      value: '[TAB=]DOCUMENT',
      help: 'List the changes since an earlier document instead of checking: a file,\nREVISION:PATH in Git, or REVISION: for the file of the tab.',
    },
    published: {
      type: 'string',
      value: 'URL',
      help: 'With --against REVISION:, the URL of the published site; JSON and Markdown link each\nchange to its page there.',
    },
    preview: {
      type: 'string',
      value: 'URL',
      help: 'With --against, the URL of a preview of this site, for links as with --published.',
    },
    'no-code': {
      type: 'boolean',
      help: 'Read docs.json and the documents only: run neither docusaurus.config nor any other\ncode of the site, such as for a pull request from a fork.',
    },
    'route-base-path': {
      type: 'string',
      value: 'PATH',
      help: 'With --no-code, the option `routeBasePath` of the plugin (default api).',
    },
    watch: {type: 'boolean', help: 'Check again whenever a file changes, until Ctrl-C.'},
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'check', says: 'check the site in this folder'},
    {command: 'check website --strict', says: 'fail on warnings too'},
    {
      command: 'check --format pretty --format sarif=check.sarif',
      says: 'also write a file for code scanning',
    },
    {
      command: 'check --update-baseline',
      says: 'accept the current findings and fail only on new ones',
    },
    {
      command: 'check --against main: --fail-on breaking',
      says: 'fail if the documents break callers of the version on main',
    },
    {
      command: 'check --against main: --no-code --format markdown=changes.md',
      says: 'write the changes for a comment, without running code of the site',
    },
    {command: 'check --explain ref-unresolved', says: 'explain a rule'},
    {
      command: 'check --explain extensions',
      says: 'list the `x-…` fields of the documents that have no effect',
    },
  ],
} as const satisfies CommandRule;
