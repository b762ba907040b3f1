import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const INIT = {
  name: 'init',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Add docs.json and an OpenAPI document to a Docusaurus site.',
  description: [
    'The folder is the folder of the Docusaurus configuration; by default, the current folder. If it has a document named openapi.yaml, openapi.yml or openapi.json, docs.json is written for that document, with its tags in `tagsOrder`; otherwise a small template document is added. No file is ever overwritten.',
    'Then it prints the lines to add to the Docusaurus configuration and to package.json, and runs `check`.',
  ],
  options: {
    source: {
      type: 'string',
      value: 'FILE',
      help: 'The OpenAPI document to use; it must be inside the folder.',
    },
    'write-config': {
      type: 'boolean',
      help: 'Add the plugin and a link in the navbar to the Docusaurus configuration,\nand the scripts `dev` and `check` to package.json. Nothing else in these two files is changed.',
    },
    report: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'Write a setup report, as `check` does.',
    },
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'init', says: 'start with the template document'},
    {command: 'init --source apis/shop.yaml', says: 'start with your own document'},
    {
      command: 'init website --write-config',
      says: 'also edit docusaurus.config.ts and package.json of website',
    },
  ],
} as const satisfies CommandRule;
