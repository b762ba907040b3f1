import {spawnSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {toCurl} from '../../../plugin/request/samples';
import {LANGUAGES} from '../../../plugin/request/samples/languages';
import * as quotes from '../../../plugin/request/samples/quote';
import {quoteShell, toPrintf} from '../../../plugin/request/samples/curlBody';
import type {ToSample} from '../../../plugin/request/samples/types';
import type {HttpRequest} from '../../../plugin/request';
import {withFixedBoundary, type EchoServer} from './echoServer';
import {run} from './run';
import {sendWithFetch} from './sendWithFetch';

type Runtime = {
  /** The label of the language. */
  language: string;
  toSample: ToSample;
  /** Returns the file name of the sample with this number. */
  toFile: (number: number) => string;
  /** Renames declarations that would clash between several samples in one program. */
  adapt?: (code: string, number: number) => string;
  /** Name of the program that runs all samples in order, so that the runtime starts only once. */
  runner: string;
  toRunner: (files: string[]) => string[];
  toCommand: (files: string[]) => string[];
};

/** Commands that compile and run Java or Kotlin files. */
const JAVA = (main: string, ...files: string[]) => [
  'sh',
  '-c',
  `javac -encoding UTF-8 -d classes ${main}.java ${files.join(' ')} && java -cp classes ${main}`,
];
const KOTLIN = (main: string, ...files: string[]) => [
  'sh',
  '-c',
  `JAVA_OPTS='-Xss64m -Xmx2g' kotlinc -nowarn -jvm-target 1.8 -include-runtime -d all.jar ${main}.kt ${files.join(' ')} 2>errors.txt || { cat errors.txt; exit 1; }; java -jar all.jar`,
];
/** The first Python that has the library of the samples, else the first one, so that tests fail. */
const findPython = () =>
  ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', 'import requests']).status === 0,
  ) ?? 'python3';

/** A language whose samples a script starts one after the other. */
function script(
  language: string,
  extension: string,
  toLine: (file: string) => string,
  [first = '', ...command]: string[] = [],
): Runtime {
  const toSample = LANGUAGES.get(language.toLowerCase()) ?? toCurl;
  const runner = `all.${extension}`;
  return {
    language,
    toSample,
    toFile: (number) => `s${number}.${extension}`,
    runner,
    toRunner: (files) => files.map(toLine),
    toCommand: () => [first === 'python3' ? findPython() : first, ...command, runner],
  };
}

export const RUNTIMES: Runtime[] = [
  script('cURL', 'sh', (file) => `sh ${file} || exit`, ['sh']),
  script('JavaScript', 'mjs', (file) => `await import('./${file}');`, ['node']),
  script('Python', 'py', (file) => `import runpy; runpy.run_path("${file}")`, ['python3']),
  script('PHP', 'php', (file) => `<?php include '${file}' ?>`, ['php']),
  script('Ruby', 'rb', (file) => `load './${file}'`, ['ruby']),
  {
    language: 'Go',
    toSample: LANGUAGES.get('go')!,
    toFile: (number) => `s${number}.go`,
    adapt: (code, number) => code.replace('func main()', `func main${number}()`),
    runner: 'all.go',
    toRunner: (files) => [
      'package main',
      'func main() {',
      ...files.map((_, number) => `main${number}()`),
      '}',
    ],
    toCommand: (files) => ['go', 'run', 'all.go', ...files],
  },
  {
    language: 'Java',
    toSample: LANGUAGES.get('java')!,
    toFile: (number) => `Main${number}.java`,
    adapt: (code, number) => code.replace('class Main {', `class Main${number} {`),
    runner: 'All.java',
    toRunner: (files) => [
      'class All {',
      'public static void main(String[] arguments) throws Exception {',
      ...files.map((_, number) => `Main${number}.main(arguments);`),
      '}',
      '}',
    ],
    toCommand: (files) => JAVA('All', ...files),
  },
  {
    language: 'Kotlin',
    toSample: LANGUAGES.get('kotlin')!,
    toFile: (number) => `Sample${number}.kt`,
    // The Kotlin version in Debian does not allow a trailing comma after the last argument.
    adapt: (code, number) =>
      code.replace('fun main()', `fun main${number}()`).replace(/,\n {8}\)/, '\n        )'),
    runner: 'All.kt',
    toRunner: (files) => ['fun main() {', ...files.map((_, number) => `main${number}()`), '}'],
    toCommand: (files) => KOTLIN('All', ...files),
  },
];

/** Runs the samples of requests, and compares what arrives with what `fetch` sends. */
export async function expectSamePairs(
  {toSample, toFile, adapt = (code) => code, runner, toRunner, toCommand}: Runtime,
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
  for (const [number, {request}] of cases.entries())
    fs.writeFileSync(path.join(folder, files[number]!), adapt(toSample(request), number));
  fs.writeFileSync(path.join(folder, runner), toRunner(files).join('\n'));
  const [program, ...args] = toCommand(files);
  const {status, output} = await run(program!, args, folder);
  expect({status, output: status === 0 ? '' : output.slice(-1500)}).toEqual({
    status: 0,
    output: '',
  });
  expect(toTitled()).toEqual(expected);
}

type Literals = {
  language: string;
  quote: (text: string) => string;
  file: string;
  /** A program that prints the bytes of each literal in hexadecimal, one on each line. */
  toProgram: (literals: string[]) => string;
  toCommand: () => string[];
};

/** Groups literals: the platforms of Java limit the size of methods and classes. */
function inGroups(literals: string[], toGroup: (lines: string[], number: number) => string) {
  const groups: string[] = [];
  for (let start = 0; start < literals.length; start += 1000)
    groups.push(toGroup(literals.slice(start, start + 1000), groups.length));
  return groups;
}

/** An output that shells cannot write in hexadecimal themselves. */
const END = 'end-of-literal-7f3a9c51';
const toShell =
  (write: (literal: string) => string) =>
  (literals: string[]): string =>
    [
      'exec 3>&1 >literals.txt',
      ...literals.map((literal) => `${write(literal)}; printf %s ${END}`),
      'exec >&3',
      `${process.execPath} -e 'for (const text of require("fs").readFileSync("literals.txt", "latin1").split("${END}").slice(0, -1)) console.log(Buffer.from(text, "latin1").toString("hex"))'`,
    ].join('\n');

/** A language whose literals a script prints from a list. */
const list = (
  language: string,
  quote: Literals['quote'],
  file: string,
  [before, after]: [before: string, after: string],
  ...command: string[]
): Literals => ({
  language,
  quote,
  file,
  toProgram: (literals) => `${before}[\n${literals.join(',\n')}\n]${after}`,
  toCommand: () => [...command, file],
});
const shell = (
  language: string,
  quote: Literals['quote'],
  toProgram: Literals['toProgram'],
  program = language,
): Literals => ({
  language,
  quote,
  file: 'literals.sh',
  toProgram,
  toCommand: () => [program, 'literals.sh'],
});

export const LITERALS: Literals[] = [
  shell(
    'sh',
    quoteShell,
    toShell((literal) => `printf %s ${literal}`),
  ),
  shell(
    'bash',
    quoteShell,
    toShell((literal) => `printf %s ${literal}`),
  ),
  shell(
    'the input of curl',
    toPrintf,
    toShell((command) => command),
    'sh',
  ),
  list(
    'JavaScript',
    quotes.quoteJavaScript,
    'literals.mjs',
    ['for (const text of ', ") console.log(Buffer.from(text).toString('hex'));"],
    'node',
  ),
  list(
    'Python',
    quotes.quotePython,
    'literals.py',
    ['for text in ', ': print(text.encode().hex())\n'],
    'python3',
  ),
  list(
    'PHP',
    quotes.quotePhp,
    'literals.php',
    ['<?php foreach (', ' as $text) echo bin2hex($text), "\\n";'],
    ...['php', '-d', 'memory_limit=-1'],
  ),
  list(
    'Ruby',
    quotes.quoteRuby,
    'literals.rb',
    ['', ".each { |text| puts text.unpack1('H*') }"],
    'ruby',
  ),
  {
    language: 'Go',
    quote: quotes.quoteGo,
    file: 'literals.go',
    toProgram: (literals) =>
      `package main\nimport "fmt"\nvar all = []string{\n${literals.join(',\n')},\n}\nfunc main() { for _, text := range all { fmt.Printf("%x\\n", text) } }`,
    toCommand: () => ['go', 'run', 'literals.go'],
  },
  {
    language: 'Java',
    quote: quotes.quoteJava,
    file: 'Literals.java',
    toProgram: (literals) => {
      const groups = inGroups(
        literals,
        (lines, number) =>
          `class Group${number} { static void print() {\n${lines.map((literal) => `Literals.print(${literal});`).join('\n')}\n} }`,
      );
      return [
        'class Literals {',
        'static void print(String text) { System.out.println(java.util.HexFormat.of().formatHex(text.getBytes(java.nio.charset.StandardCharsets.UTF_8))); }',
        `public static void main(String[] arguments) { ${groups.map((_, number) => `Group${number}.print();`).join(' ')} }`,
        '}',
        ...groups,
      ].join('\n');
    },
    toCommand: () => JAVA('Literals'),
  },
  {
    language: 'Kotlin',
    quote: quotes.quoteKotlin,
    file: 'Literals.kt',
    toProgram: (literals) => {
      const groups = inGroups(
        literals,
        (lines, number) =>
          `object Group${number} { fun print() {\n${lines.map((literal) => `print(${literal})`).join('\n')}\n} }`,
      );
      return [
        'fun print(text: String) { println(text.toByteArray().joinToString("") { String.format("%02x", it) }) }',
        ...groups,
        `fun main() { ${groups.map((_, number) => `Group${number}.print()`).join('; ')} }`,
      ].join('\n');
    },
    toCommand: () => KOTLIN('Literals'),
  },
];

/** Runs the literals of texts in one program, and lists the texts whose bytes differ. */
export async function listChanged(
  {quote, file, toProgram, toCommand}: Literals,
  texts: readonly string[],
  folder: string,
): Promise<unknown[]> {
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
