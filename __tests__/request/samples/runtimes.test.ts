import {spawnSync} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';
import {SAMPLE_LANGUAGES, toCurl} from '../../../plugin/request/samples';
import {toGo} from '../../../plugin/request/samples/go';
import {toJava} from '../../../plugin/request/samples/java';
import {toJavaScript} from '../../../plugin/request/samples/javascript';
import {toKotlin} from '../../../plugin/request/samples/kotlin';
import {toPhp} from '../../../plugin/request/samples/php';
import {toPython} from '../../../plugin/request/samples/python';
import {toRuby} from '../../../plugin/request/samples/ruby';
import type {ToSample} from '../../../plugin/request/samples/types';
import {listCases} from '../support/cases';
import {PARSED} from '../support/parsed';
import {
  startEchoServer,
  withFixedBoundary,
  type EchoServer,
  type Received,
} from '../support/echoServer';
import {FILES} from '../support/random';
import {run} from '../support/run';
import {sendWithFetch} from '../support/sendWithFetch';

/**
 * Finds the first program that succeeds with these arguments. If there is none, the first program
 * is returned, so that its absence fails the test.
 */
function findProgram(programs: string[], ...args: string[]): string {
  return programs.find((program) => spawnSync(program, args).status === 0) ?? programs[0]!;
}

type Runtime = {
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

/** `language` is the label of the language. */
const RUNTIMES: Runtime[] = [
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
    toSample: toJavaScript,
    toFile: (number) => `s${number}.mjs`,
    runner: 'all.mjs',
    toRunner: (files) => files.map((file) => `await import('./${file}');`),
    toCommand: () => ['node', 'all.mjs'],
  },
  {
    language: 'Python',
    toSample: toPython,
    toFile: (number) => `s${number}.py`,
    runner: 'all.py',
    toRunner: (files) => ['import runpy', ...files.map((file) => `runpy.run_path("${file}")`)],
    toCommand: () => [
      findProgram(['python3', '/usr/bin/python3'], '-c', 'import requests'),
      'all.py',
    ],
  },
  {
    language: 'PHP',
    toSample: toPhp,
    toFile: (number) => `s${number}.php`,
    runner: 'all.php',
    toRunner: (files) => ['<?php', ...files.map((file) => `include '${file}';`)],
    toCommand: () => ['php', 'all.php'],
  },
  {
    language: 'Ruby',
    toSample: toRuby,
    toFile: (number) => `s${number}.rb`,
    runner: 'all.rb',
    toRunner: (files) => files.map((file) => `load './${file}'`),
    toCommand: () => ['ruby', 'all.rb'],
  },
  {
    language: 'Go',
    toSample: toGo,
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
    toSample: toJava,
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
    toCommand: (files) => [
      'sh',
      '-c',
      `javac -encoding UTF-8 -d classes All.java ${files.join(' ')} && java -cp classes All`,
    ],
  },
  {
    language: 'Kotlin',
    toSample: toKotlin,
    toFile: (number) => `Sample${number}.kt`,
    // The Kotlin version in Debian does not allow a trailing comma after the last argument.
    adapt: (code, number) =>
      code.replace('fun main()', `fun main${number}()`).replace(/,\n {8}\)/, '\n        )'),
    runner: 'All.kt',
    toRunner: (files) => ['fun main() {', ...files.map((_, number) => `main${number}()`), '}'],
    toCommand: (files) => [
      'sh',
      '-c',
      `kotlinc -jvm-target 1.8 -include-runtime -d all.jar All.kt ${files.join(' ')} && java -jar all.jar`,
    ],
  },
];

/** The packages that the tests may install include neither a runtime nor a parser for these. */
const UNCHECKED = ['Swift'];

describe('a generated code sample', () => {
  let server: EchoServer;
  let folder: string;

  beforeAll(async () => {
    server = await startEchoServer();
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'request-runtimes-'));
    for (const {name, content} of FILES)
      fs.writeFileSync(path.join(folder, name), content as Uint8Array);
  });
  afterAll(async () => {
    await server.close();
    fs.rmSync(folder, {recursive: true});
  });

  it.each(RUNTIMES)(
    'in $language sends the same requests as `fetch`',
    async ({toSample, toFile, adapt = (code) => code, runner, toRunner, toCommand}) => {
      const cases = listCases(server.origin);
      for (const {request} of cases) await sendWithFetch(request);
      const expected = server.take();
      const files = cases.map((_, number) => toFile(number));
      for (const [number, {request}] of cases.entries())
        fs.writeFileSync(path.join(folder, files[number]!), adapt(toSample(request), number));
      fs.writeFileSync(path.join(folder, runner), toRunner(files).join('\n'));
      const [program, ...args] = toCommand(files);
      const {status, output} = await run(program!, args, folder);
      expect({status, output: status === 0 ? '' : output}).toEqual({status: 0, output: ''});
      const received = server.take();
      expect(toTitled(cases, received)).toEqual(toTitled(cases, expected));
    },
  );
});

describe('the list of sample languages', () => {
  it('consists of those whose samples are run, those whose samples are parsed, and the unchecked ones', () => {
    expect([...RUNTIMES.map(({language}) => language), ...PARSED, ...UNCHECKED].sort()).toEqual(
      SAMPLE_LANGUAGES.map(({label}) => label).sort(),
    );
  });
});

function toTitled(cases: readonly {title: string}[], received: readonly Received[]) {
  return cases.map(({title}, index) => ({
    title,
    received: received[index] && withFixedBoundary(received[index]),
  }));
}
