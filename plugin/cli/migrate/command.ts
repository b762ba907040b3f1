import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const MIGRATE = {
  name: 'migrate',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Move a site here from docusaurus-openapi-docs or redocusaurus.',
  description: [
    'Reads the Docusaurus configuration of the folder (by default, the current folder), and shows docs.json with a tab for each document, the entries of the plugin in the configuration, and redirects from the old addresses for @docusaurus/plugin-client-redirects. In a terminal it then asks whether to write them. Elsewhere it writes nothing without --yes.',
    'A docs.json that is there already is not overwritten. What cannot be edited safely is printed, with the lines to add. Generated files and packages of the other tool are left for you to remove; the output says which.',
    'Exit codes: 0 shown or written, 2 wrong arguments, or nothing to migrate, 3 the command could not finish.',
  ],
  options: {
    yes: {type: 'boolean', short: 'y', help: 'Write the files that are shown, without asking.'},
    write: {type: 'boolean', help: 'The same as --yes.'},
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'migrate', says: 'show what would change, and ask'},
    {command: 'migrate website --yes', says: 'change the site in the folder website'},
  ],
} as const satisfies CommandRule;
