import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const INIT = {
  name: 'init',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Put an OpenAPI document and docs.json into a Docusaurus site.',
  description: [
    'The folder is that of the Docusaurus configuration; without it, the current one. A document named openapi.yaml, openapi.yml or openapi.json is used when it is there, else a small template comes in its place. No file is ever overwritten.',
    'Then it shows which lines to add to the Docusaurus configuration, and runs `check`.',
  ],
  options: {
    'source': {type: 'string', value: 'FILE', help: 'The OpenAPI document to use, inside the folder.'},
    'write-config': {type: 'boolean', help: 'Add the plugin to the Docusaurus configuration and the scripts\n`dev` and `check` to package.json; everything else in them stays as it is.'},
    'report': {type: 'string', multiple: true, value: 'FILE', help: 'Write a setup report, as `check` does.'},
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'init', says: 'start with the template'},
    {command: 'init --source apis/shop.yaml', says: 'start with a document of your own'},
    {command: 'init website --write-config', says: 'also edit website/docusaurus.config.ts'},
  ],
} as const satisfies CommandRule;
