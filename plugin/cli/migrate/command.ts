import {COMMON_OPTIONS, type CommandRule} from '../arguments';

export const MIGRATE = {
  name: 'migrate',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Move a site from docusaurus-openapi-docs, redocusaurus or Scalar to this plugin.',
  description: [
    'Reads the Docusaurus configuration of the folder (by default, the current folder), and shows docs.json with a tab for each document, the entries of the plugin in the configuration, overlays for options that extensions replace, and redirects from the old URLs for @docusaurus/plugin-client-redirects. In a terminal it then asks whether to write them. Otherwise it writes nothing without --yes.',
    'An existing docs.json is not overwritten. If a file cannot be edited safely, the lines to add are printed instead. You remove the generated files and packages of the other tool yourself; the output lists them, and each option that is not taken over, with what to do instead.',
    'Exit codes: 0 shown or written, 2 wrong arguments, or nothing to migrate, 3 the command could not finish.',
  ],
  options: {
    yes: {type: 'boolean', short: 'y', help: 'Write the files without asking.'},
    write: {type: 'boolean', help: 'The same as --yes.'},
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'migrate', says: 'show what would change, and ask'},
    {command: 'migrate website --yes', says: 'change the site in the folder website'},
  ],
} as const satisfies CommandRule;
