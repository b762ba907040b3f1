import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const PULL = {
  name: 'pull',
  operands: '[tab]',
  maxOperands: 1,
  summary: 'Fetch the documents that have a `remote` in docs.json.',
  description: [
    'Fetches each document and the files that it refers to, checks them, and writes the document unchanged to `source` and its other files into a folder beside it, such as `openapi.files`. docs.lock.json records what was written. Only this command fetches documents: `check`, `start` and `build` read only files. Name a tab by its label, its id or its source; by default, all tabs that have a `remote` are fetched.',
    'Writes either all files of a document or none. A document with errors is not written, and files that were edited by hand are not overwritten. Credentials come from environment variables. Only public addresses are connected to, unless `remote` in docs.json names a private host or has "privateNetwork": true. HTTP_PROXY, HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS are respected.',
    'Exit codes: 0 pulled or unchanged, 1 nothing was written because of errors in a document or edits by hand, or --check found a change, 2 wrong arguments, an error in docs.json or a missing environment variable, 3 a document could not be fetched or written.',
  ],
  options: {
    check: {
      type: 'boolean',
      help: 'Write nothing; exit with 1 if a document has changed on its server.',
    },
    force: {type: 'boolean', help: 'Overwrite files that were edited by hand.'},
    'allow-errors': {type: 'boolean', help: 'Also write documents that have errors.'},
    timeout: {
      type: 'string',
      value: 'SECONDS',
      help: 'Time limit for a document with all its files (default 120).',
    },
    site: {
      type: 'string',
      value: 'FOLDER',
      help: 'The folder of docs.json or one inside it; by default, the current folder.',
    },
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'pull', says: 'fetch all documents that have a remote'},
    {command: 'pull "Admin API"', says: 'fetch the document of one tab'},
    {command: 'pull --check', says: 'fail if a document has changed, for a scheduled job'},
  ],
} as const satisfies CommandRule;
