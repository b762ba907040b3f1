import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const ROUTES = {
  name: 'routes',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'List the addresses of the pages, and remember those that are published.',
  description: [
    'Lists the addresses of the pages beside those in routes.lock.json: which are new, have moved, are lost or gone. The folder is the folder of docs.json or one inside it; by default, the current folder.',
    'With routes.lock.json, `check` and the build fail if a published address would answer nothing. Addresses that have moved redirect, and those that are gone say what they were.',
    'Exit codes: 0 every published address answers, 1 addresses are lost, 2 wrong arguments, or docs.json, the lock or a document cannot be used.',
  ],
  options: {
    write: {
      type: 'boolean',
      help: 'Record what is new and what has moved in routes.lock.json, and resolve the\nconflicts of a merge in it. Makes the file if there is none.',
    },
    gone: {
      type: 'string',
      multiple: true,
      value: 'ADDRESS',
      help: 'With --write, record that a lost address is gone on purpose; `all`: every lost\none. Write ADDRESS=OTHER to name the page that takes its place. Repeatable.',
    },
    moved: {
      type: 'string',
      multiple: true,
      value: 'FROM=TO',
      help: 'With --write, record where a lost address is now. Repeatable.',
    },
    'no-code': {
      type: 'boolean',
      help: 'Read docs.json and the documents only: run neither docusaurus.config nor any other\ncode of the site.',
    },
    verbose: {type: 'boolean', help: 'List every address; by default the first 20 of each kind.'},
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'routes', says: 'list what has changed'},
    {command: 'routes --write', says: 'record the addresses, before they are published'},
    {
      command: 'routes --write --gone default/pets/get',
      says: 'a page was removed on purpose',
    },
  ],
} as const satisfies CommandRule;
