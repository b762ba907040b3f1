import {readArguments, type CommandRule} from '../../plugin/cli/arguments';
import {formatHelp} from '../../plugin/cli/help';
import {yaml} from '../support/yaml';

const COMMAND = {
  name: 'try',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Try something.',
  description: ['It is tried.'],
  options: {
    strict: {type: 'boolean', help: 'Be strict.'},
    format: {type: 'string', multiple: true, value: 'NAME', help: 'How to write.'},
    help: {type: 'boolean', short: 'h', help: 'Show this.'},
  },
  examples: [{command: 'try .', says: 'here'}],
} as const satisfies CommandRule;

describe('readArguments', () => {
  it('reads options and operands in any order', () => {
    expect(readArguments(['--format', 'a', 'site', '--format=b', '--strict'], COMMAND)).toEqual({
      kind: 'values',
      values: {format: ['a', 'b'], strict: true},
      operands: ['site'],
    });
  });

  it('treats everything after `--` as operands', () => {
    expect(readArguments(['--', '--strict'], COMMAND)).toMatchObject({
      kind: 'values',
      operands: ['--strict'],
    });
  });

  it.each<[string[], string]>(yaml`
    - [['--strct'], 'There is no option \`--strct\`. Did you mean \`--strict\`?']
    - [['--whatever'], 'There is no option \`--whatever\`.']
    - [['-x'], 'There is no option \`-x\`.']
    - [[a, b], '\`try\` takes at most 1 argument; \`b\` is one too many.']
    - [['--format'], '\`--format\` needs a value.']
    - [['--format', '-1'], '\`--format\` needs a value; one that begins with a dash is written as \`--format=-1\`.']
    - [['--strict=yes'], 'Option \`--strict\` does not take an argument.']
  `)('describes the problem with %j in one sentence', (argv, message) => {
    expect(readArguments(argv, COMMAND)).toEqual({kind: 'problem', message});
  });
});

describe('formatHelp', () => {
  it('shows usage, options and examples', () => {
    expect(formatHelp(COMMAND).split('\n')).toEqual(yaml`
      [Try something., '', 'Usage: docusaurus-plugin-api-reference try [folder] [options]', '', It is tried., '', 'Options:',
        '      --strict       Be strict.', '      --format NAME  How to write.', '  -h, --help         Show this.', '', 'Examples:',
        '  # here', '  npx docusaurus-plugin-api-reference try .', '']
    `);
  });

  it('wraps long paragraphs between words', () => {
    const lines = formatHelp({...COMMAND, description: ['word '.repeat(60).trim()]}).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96);
    expect(lines.join(' ').match(/word/g)).toHaveLength(60);
  });
});
