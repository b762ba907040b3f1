import {spawnSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {toCurl} from '../../../plugin/request/samples';
import {LANGUAGES} from '../../../plugin/request/samples/languages';
import * as quotes from '../../../plugin/request/samples/quote';
import {quoteShell, toPrintf} from '../../../plugin/request/samples/quoteShell';
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
const PYTHON = () =>
  ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', 'import requests']).status === 0,
  ) ?? 'python3';

export const RUNTIMES: Runtime[] = [
  {
    language: 'cURL',
    toSample: toCurl,
    toFile: (number) => `s${number}.sh`,
    runner: 'all.sh',
    toRunner: (files) => ['set -e', ...files.map((file) => `sh ${file}`)],
    toCommand: () => ['sh', 'all.sh'],
  },
  {
    language: 'JavaScript',
    toSample: LANGUAGES.get('javascript')!,
    toFile: (number) => `s${number}.mjs`,
    runner: 'all.mjs',
    toRunner: (files) => files.map((file) => `await import('./${file}');`),
    toCommand: () => ['node', 'all.mjs'],
  },
  {
    language: 'Python',
    toSample: LANGUAGES.get('python')!,
    toFile: (number) => `s${number}.py`,
    runner: 'all.py',
    toRunner: (files) => ['import runpy', ...files.map((file) => `runpy.run_path("${file}")`)],
    toCommand: () => [PYTHON(), 'all.py'],
  },
  {
    language: 'PHP',
    toSample: LANGUAGES.get('php')!,
    toFile: (number) => `s${number}.php`,
    runner: 'all.php',
    toRunner: (files) => ['<?php', ...files.map((file) => `include '${file}';`)],
    toCommand: () => ['php', 'all.php'],
  },
  {
    language: 'Ruby',
    toSample: LANGUAGES.get('ruby')!,
    toFile: (number) => `s${number}.rb`,
    runner: 'all.rb',
    toRunner: (files) => files.map((file) => `load './${file}'`),
    toCommand: () => ['ruby', 'all.rb'],
  },
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
    `{\n${literals.map((literal) => `${write(literal)}; printf %s ${END}`).join('\n')}\n} | ` +
    `${process.execPath} -e 'for (const text of require("fs").readFileSync(0, "latin1").split("${END}").slice(0, -1)) console.log(Buffer.from(text, "latin1").toString("hex"))'`;

export const LITERALS: Literals[] = [
  {
    language: 'sh',
    quote: quoteShell,
    file: 'literals.sh',
    toProgram: toShell((literal) => `printf %s ${literal}`),
    toCommand: () => ['sh', 'literals.sh'],
  },
  {
    language: 'bash',
    quote: quoteShell,
    file: 'literals.bash',
    toProgram: toShell((literal) => `printf %s ${literal}`),
    toCommand: () => ['bash', 'literals.bash'],
  },
  {
    language: 'the input of curl',
    quote: toPrintf,
    file: 'printf.sh',
    toProgram: toShell((command) => command),
    toCommand: () => ['sh', 'printf.sh'],
  },
  {
    language: 'JavaScript',
    quote: quotes.quoteJavaScript,
    file: 'literals.mjs',
    toProgram: (literals) =>
      `for (const text of [\n${literals.join(',\n')}\n]) console.log(Buffer.from(text).toString('hex'));`,
    toCommand: () => ['node', 'literals.mjs'],
  },
  {
    language: 'Python',
    quote: quotes.quotePython,
    file: 'literals.py',
    toProgram: (literals) =>
      `for text in [\n${literals.join(',\n')}\n]: print(text.encode().hex())\n`,
    toCommand: () => ['python3', 'literals.py'],
  },
  {
    language: 'PHP',
    quote: quotes.quotePhp,
    file: 'literals.php',
    toProgram: (literals) =>
      `<?php foreach ([\n${literals.join(',\n')}\n] as $text) echo bin2hex($text), "\\n";`,
    toCommand: () => ['php', '-d', 'memory_limit=-1', 'literals.php'],
  },
  {
    language: 'Ruby',
    quote: quotes.quoteRuby,
    file: 'literals.rb',
    toProgram: (literals) =>
      `[\n${literals.join(',\n')}\n].each { |text| puts text.unpack1('H*') }`,
    toCommand: () => ['ruby', 'literals.rb'],
  },
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
