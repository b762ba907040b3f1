import fs from 'fs';
import path from 'path';
import {toCurl} from '../../../plugin/request/samples/curl';
import {quoteShell, toPrintf} from '../../../plugin/request/samples/curlBody';
import {
  loadWriter as loadCode,
  SAMPLE_LANGUAGES,
  toWriterId,
} from '../../../plugin/request/samples/languages';
import type {SampleWriter} from '../../../plugin/request/samples/types';
import type {HttpRequest} from '../../../plugin/request';
import {withFixedBoundary, type EchoServer} from './echoServer';
import {LANGUAGES, type Language, type LiteralRuntime, type SampleRuntime} from './languages.mjs';
import {run} from './run';
import {sendWithFetch} from './sendWithFetch';

/** Each language and each of its variants, with its name and how it is checked. */
export const CHECKED_LANGUAGES: (Language & {language: string})[] = SAMPLE_LANGUAGES.flatMap(
  ({id, label, variants = []}) =>
    [undefined, ...variants.slice(1)].map((variant) => {
      const writer = toWriterId({id, variant: variant?.id});
      const row = LANGUAGES.find((entry) => entry.id === writer);
      if (!row) throw new Error(`languages.mjs has no row for ${writer}.`);
      return {...row, language: variant ? `${label} (${variant.id})` : label};
    }),
);

export async function loadWriter(id: string): Promise<SampleWriter> {
  return (await loadCode(id)) ?? {quote: quoteShell, write: toCurl};
}

type Runtime = SampleRuntime & Pick<Language, 'id' | 'isEverywhere' | 'hasAsciiHeaders'>;

/** The languages whose samples can be run. */
export const RUNTIMES: (Runtime & {language: string})[] = CHECKED_LANGUAGES.flatMap(
  ({samples, ...language}) => (samples ? [{...language, ...samples}] : []),
);

/** Runs the samples of requests, and compares what arrives with what `fetch` sends. */
export async function expectSamePairs(
  {id, toFile, adapt = (code) => code, runner, toRunner, toCommand}: Runtime,
  cases: readonly {title: string; request: HttpRequest}[],
  {server, folder}: {server: EchoServer; folder: string},
): Promise<void> {
  const toTitled = () => {
    const received = server.take().map(withFixedBoundary);
    return cases.map(({title}, index) => ({title, received: received[index]}));
  };
  for (const {request} of cases) await sendWithFetch(request);
  const expected = toTitled();
  expect(expected.filter(({received}) => !received)).toEqual([]);
  const files = cases.map((_, number) => toFile(number));
  const {write} = await loadWriter(id);
  for (const [number, {request}] of cases.entries())
    fs.writeFileSync(path.join(folder, files[number]!), adapt(write(request), number));
  fs.writeFileSync(path.join(folder, runner), toRunner(files).join('\n'));
  const [program, ...args] = toCommand(files);
  const {status, output} = await run(program!, args, folder);
  expect({status, output: status === 0 ? '' : output.slice(-1500)}).toEqual({
    status: 0,
    output: '',
  });
  expect(toTitled()).toEqual(expected);
}

type Literals = LiteralRuntime &
  Pick<Language, 'isEverywhere'> & {
    language: string;
    loadQuote: () => Promise<SampleWriter['quote']>;
  };

/** An output that shells cannot write in hexadecimal themselves. */
const END = 'end-of-literal-7f3a9c51';
function shell(
  language: string,
  quote: SampleWriter['quote'],
  toCommand: (literal: string) => string,
  program: string,
): Literals {
  return {
    language,
    loadQuote: async () => quote,
    file: 'literals.sh',
    toProgram: (literals) =>
      [
        'exec 3>&1 >literals.txt',
        ...literals.map((literal) => `${toCommand(literal)}; printf %s ${END}`),
        'exec >&3',
        `${process.execPath} -e 'for (const text of require("fs").readFileSync("literals.txt", "latin1").split("${END}").slice(0, -1)) console.log(Buffer.from(text, "latin1").toString("hex"))'`,
      ].join('\n'),
    toCommand: () => [program, 'literals.sh'],
  };
}

/** The languages whose literals can be printed. */
export const LITERALS: Literals[] = [
  {...shell('sh', quoteShell, (literal) => `printf %s ${literal}`, 'sh'), isEverywhere: true},
  shell('bash', quoteShell, (literal) => `printf %s ${literal}`, 'bash'),
  shell('the input of curl', toPrintf, (command) => command, 'sh'),
  ...CHECKED_LANGUAGES.flatMap(({id, literals, ...language}) =>
    literals
      ? [{...language, ...literals, loadQuote: async () => (await loadWriter(id)).quote}]
      : [],
  ),
];

/** Runs the literals of texts in one program, and lists the texts whose bytes differ. */
export async function listChanged(
  {loadQuote, file, toProgram, toCommand}: Literals,
  texts: readonly string[],
  folder: string,
): Promise<unknown[]> {
  const quote = await loadQuote();
  fs.writeFileSync(path.join(folder, file), toProgram(texts.map(quote)));
  const [program, ...args] = toCommand();
  const {status, output} = await run(program!, args, folder);
  if (status !== 0) return [{status, output: output.slice(0, 3000)}];
  const printed = output.split('\n').slice(0, -1);
  return [
    ...(printed.length === texts.length ? [] : [{printed: printed.length}]),
    ...texts.flatMap((text, index) => {
      const expected = Buffer.from(quote === quoteShell ? text.replaceAll('\0', '\uFFFD') : text);
      return printed[index] === expected.toString('hex')
        ? []
        : [{text, literal: quote(text), read: Buffer.from(printed[index] ?? '', 'hex').toString()}];
    }),
  ];
}
