import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const CHECK = {
  name: 'check',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Check docs.json and the documents that it names, as the build does.',
  description: [
    'The folder is that of docs.json or one inside it; without it, the current one. `check` runs the same steps as the build, up to the pages.',
    'It lists errors of documents, errors of the configuration, warnings and notes, each with file, line and column, and then what each tab comes to. Nothing is ever sent to an API, and no document is changed.',
    'Exit codes: 0 nothing at or above --fail-on, 1 findings at or above it, 2 wrong call or wrong docs.json, 3 could not finish.',
  ],
  options: {
    'fail-on': {type: 'string', value: 'LEVEL', help: 'Lowest level that gives exit code 1: error (default), warning, info, never.'},
    'strict': {type: 'boolean', help: 'The same as --fail-on warning.'},
    'max-problems': {type: 'string', value: 'N', help: 'Show at most N findings in the terminal (default 50); all are counted.'},
    'format': {type: 'string', multiple: true, value: 'NAME[=FILE]', help: 'pretty, json, github, sarif, junit or markdown; into FILE instead of the\nterminal. Several may be given. In GitHub Actions `github` is added by itself.'},
    'report': {type: 'string', multiple: true, value: 'FILE', help: 'Write a setup report: as JSON when FILE ends in .json, else as Markdown.'},
    'inspect': {type: 'string', multiple: true, value: 'KEY', help: 'Summarise the page of this operation, e.g. "GET /pets"; `auto` takes one\nread and one write of each tab.'},
    'baseline': {type: 'string', value: 'FILE', help: 'Known findings that no longer count; by default .api-reference-baseline.json\nbeside docs.json, when it is there.'},
    'update-baseline': {type: 'boolean', help: 'Write the findings of now into the baseline.'},
    'explain': {type: 'string', value: 'RULE', help: 'Say what a rule means, why it matters and what to do, and check nothing;\n`all` lists the rules.'},
    'watch': {type: 'boolean', help: 'Check again whenever a file changes, until Ctrl-C.'},
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'check', says: 'the site in this folder'},
    {command: 'check website --strict', says: 'fail on warnings, too'},
    {command: 'check --format pretty --format sarif=check.sarif', says: 'also a file for code scanning'},
    {command: 'check --update-baseline', says: 'accept an old document as it is'},
    {command: 'check --explain ref-unresolved', says: 'what a rule means'},
  ],
} as const satisfies CommandRule;
