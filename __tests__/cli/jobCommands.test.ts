import {FORMATS} from '../../plugin/cli/check/formats';
import {reportDiagnostics} from '../../plugin/diagnostics/report';
import {toDiagnostic} from '../../plugin/diagnostics/diagnostic';
import {runCommand} from '../support/command';
import {createFolder} from '../support/folder';

/** Commands of GitHub Actions and Azure Pipelines, as a name or a text of a document. */
const COMMANDS = ['##[group]x', '##vso[task.setvariable variable=a]b', '::stop-commands::x'];
const hostile = (text: string, paths = true): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: text, version: `\n${text}`, description: `a\n${text}\n  ${text}`},
    servers: [{url: 'https://api.example.com'}],
    tags: [{name: text}, {name: text}],
    paths: paths
      ? {
          [`/${text}`]: {
            get: {
              tags: [`\n${text}`],
              operationId: text,
              summary: text,
              parameters: [{name: `\n${text}`, in: 'query', schema: {$ref: `#/${text}`}}],
              responses: {[text]: {description: text}, 200: {description: `x\n${text}`}},
              [`x-${text}`]: `\n${text}`,
            },
          },
        }
      : {},
    [text]: 1,
  });
const toSite = (text: string) =>
  createFolder({
    'docs.json': JSON.stringify({tab: text, api: {source: 'openapi.json'}, [text]: 1}),
    'openapi.json': hostile(text),
    'old.json': hostile(text, false),
  });

/** Lines that a runner would obey, other than those that the format consists of. */
const listObeyed = (output: string): string[] =>
  output
    .split('\n')
    .filter(
      (line) =>
        /##(?:vso)?\[/i.test(line) ||
        (/^\s*::/.test(line) && !/^::(?:error|warning|notice) file=[^:]*::/.test(line)),
    );

describe.each(COMMANDS)('a document with %s', (text) => {
  it.each(
    [
      ...Object.keys(FORMATS).flatMap((format) => [
        ['check', '--format', format],
        ['check', '--format', format, '--against', 'old.json'],
      ]),
      ['check', '--verbose'],
      ['check', '--inspect', `GET /${text}`],
      ['check', '--inspect', text],
      ['check', text],
      ['check', '--explain', text],
      ['pull', text],
      ['pull'],
      [text],
      ['csp', text],
    ].map((argv) => ({argv})),
  )('commands nothing in the output of a job: $argv', async ({argv}) => {
    const {output, errors} = await runCommand(toSite(text), ...argv);
    expect(output + errors).not.toBe('');
    expect(listObeyed(output)).toEqual([]);
    expect(listObeyed(errors)).toEqual([]);
  });

  it('commands nothing in the output of a build', () => {
    const write = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reportDiagnostics(
      [
        toDiagnostic('tag-duplicate', {
          tabId: 'default',
          source: {file: text},
          message: `${text}\n${text}`,
          help: text,
          frame: text,
        }),
      ],
      {failOnError: true},
    );
    expect(write).toHaveBeenCalledTimes(1);
    expect(listObeyed(String(write.mock.calls[0]?.[0]))).toEqual([]);
    write.mockRestore();
  });
});

it('escapes commands in JSON without changing a value', async () => {
  const [text = ''] = COMMANDS;
  const {output} = await runCommand(toSite(text), 'check', '--format', 'json');
  expect(JSON.stringify(JSON.parse(output))).toContain(text);
});
