// How tests check each sample language: a row gives the tools that are installed, the lane
// `samples`, and the tests of quoting. Scripts read it, too, so it imports nothing of the plugin.
import {spawnSync} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} SampleRuntime runs samples
 * @property {(number: number) => string} toFile the file name of the sample with this number
 * @property {(code: string, number: number) => string} [adapt] renames declarations that would clash
 *   between several samples in one program
 * @property {string} runner name of the program that runs all samples in order, so that the runtime
 *   starts only once
 * @property {(files: string[]) => string[]} toRunner
 * @property {(files: string[]) => string[]} toCommand
 */
/**
 * @typedef {object} LiteralRuntime prints literals
 * @property {string} file
 * @property {(literals: string[]) => string} toProgram a program that prints the bytes of each
 *   literal in hexadecimal, one on each line
 * @property {() => string[]} toCommand
 */
/**
 * @typedef {[literal: RegExp, read?: (content: string) => string]} Form a form of literals: what is
 *   between its delimiters, and what that means
 */
/**
 * @typedef {object} Language
 * @property {string} id as in `plugin/request/samples/languages.ts`; a variant follows, `python/httpx`
 * @property {[text: string, literal: string][]} [readable] literals that people can read
 * @property {Form[]} [forms] all forms of literals, as the language's specification defines them
 * @property {{[name: string]: string}} [tools] Debian packages that run it, each with a shell command
 *   that succeeds if it is installed
 * @property {true} [isEverywhere] every machine with this project has the tools: `npm test` uses them
 * @property {true} [hasAsciiHeaders] its HTTP client refuses other values of headers
 * @property {SampleRuntime} [samples]
 * @property {LiteralRuntime} [literals]
 * @property {{name: string, before: string, adapt?: (code: string) => string}} [grammar] parses
 *   samples and what is `before` a literal with it, if Debian's packages cannot run them; without
 *   one, only `forms` are checked
 */

const createUnescape = (mark) => (content) =>
  content.replace(
    new RegExp(`${mark}(?:u([\\da-f]{4})|u\\{([\\da-f]+)\\}|(.))`, 'gs'),
    (_, four, braces, named) =>
      four || braces
        ? String.fromCodePoint(parseInt(four ?? braces, 16))
        : ({n: '\n', r: '\r', t: '\t', s: ' '}[named] ?? named),
  );
const unescape = createUnescape('\\\\');
/** @returns {Form} */
const DOUBLE = (escape) => [
  new RegExp(`^"(?<content>(?:[^"\\\\\\n\\r]|\\\\(?:["\\\\nrt]|${escape}))*)"$`),
  unescape,
];
const FOUR = DOUBLE('u[\\da-f]{4}');
const BRACES = DOUBLE('u\\{[\\da-f]+\\}');
/** @type {Form} */
const SINGLE = [
  /^'(?<content>(?:[^'\\]|\\[\\'])*)'$/,
  (content) => content.replace(/\\([\\'])/g, '$1'),
];
const TRIPLE = '(?<content>(?:[^"\\\\]|\\\\["\\\\s]|"(?!""))*)';

/** Reads a text block of Java. */
function readTextBlock(content) {
  const lines = content.split('\n');
  // The delimiter is part of the last line, so that this line counts even if it is empty.
  const counted = lines.filter(
    (line, index) => !/^[ \u2000\u3000]*$/.test(line) || index === lines.length - 1,
  );
  const margin = Math.min(...counted.map((line) => /^[ \u2000\u3000]*/.exec(line)[0].length));
  return unescape(
    lines.map((line) => line.slice(margin).replace(/[ \u2000\u3000]+$/, '')).join('\n'),
  );
}

/** The first Python that has the library of the samples, else the first one, so that tests fail. */
const findPython = (library) =>
  ['python3', '/usr/bin/python3'].find(
    (program) => spawnSync(program, ['-c', `import ${library}`]).status === 0,
  ) ?? 'python3';
/** Commands that compile and run Java or Kotlin files. */
const JAVA = (main, ...files) => [
  'sh',
  '-c',
  `javac -encoding UTF-8 -d classes ${main}.java ${files.join(' ')} && java -cp classes ${main}`,
];
const KOTLIN = (main, ...files) => [
  'sh',
  '-c',
  `JAVA_OPTS='-Xss64m -Xmx2g' kotlinc -nowarn -jvm-target 1.8 -include-runtime -d all.jar ${main}.kt ${files.join(' ')} 2>errors.txt || { cat errors.txt; exit 1; }; java -jar all.jar`,
];

/**
 * Samples that a script starts one after the other.
 * @returns {SampleRuntime}
 */
const script = (extension, toLine, toCommand) => ({
  toFile: (number) => `s${number}.${extension}`,
  runner: `all.${extension}`,
  toRunner: (files) => files.map(toLine),
  toCommand: () => [...toCommand(), `all.${extension}`],
});
/**
 * Literals that a script prints from a list.
 * @returns {LiteralRuntime}
 */
const list = (extension, before, after, ...command) => ({
  file: `literals.${extension}`,
  toProgram: (literals) => `${before}[\n${literals.join(',\n')}\n]${after}`,
  toCommand: () => [...command, `literals.${extension}`],
});
/** Groups literals: the platforms of Java limit the size of methods and classes. */
function inGroups(literals, toGroup) {
  const groups = [];
  for (let start = 0; start < literals.length; start += 1000)
    groups.push(toGroup(literals.slice(start, start + 1000), groups.length));
  return groups;
}

/** Runs samples as modules of Node. */
const IN_NODE = script(
  'mjs',
  (file) => `await import('./${file}');`,
  () => ['node'],
);
const JAVASCRIPT_LITERALS = list(
  'mjs',
  'for (const text of ',
  ") console.log(Buffer.from(text).toString('hex'));",
  'node',
);
const PYTHON_LITERALS = list('py', 'for text in ', ': print(text.encode().hex())\n', 'python3');
const AXIOS = pathToFileURL(path.resolve('node_modules/axios/index.js')).href;
const LATEST = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022};

/** @type {Language[]} */
export const LANGUAGES = [
  {
    id: 'curl',
    isEverywhere: true,
    samples: script(
      'sh',
      (file) => `sh ${file} || exit`,
      () => ['sh'],
    ),
  },
  {
    id: 'javascript',
    readable: [['a`$b${c}\\\n', '`a\\`$b\\${c}\\\\\n`']],
    isEverywhere: true,
    samples: IN_NODE,
    literals: JAVASCRIPT_LITERALS,
  },
  {
    id: 'javascript/axios',
    isEverywhere: true,
    samples: {
      ...IN_NODE,
      // The samples are outside the project, where Node would not find its packages.
      adapt: (code) => code.replace("from 'axios'", `from '${AXIOS}'`),
    },
    literals: JAVASCRIPT_LITERALS,
  },
  {
    id: 'typescript',
    readable: [['a`$b${c}\\\n', '`a\\`$b\\${c}\\\\\n`']],
    isEverywhere: true,
    samples: {
      ...IN_NODE,
      adapt: (code) => ts.transpileModule(code, {compilerOptions: LATEST}).outputText,
    },
    literals: JAVASCRIPT_LITERALS,
  },
  {
    id: 'python/httpx',
    tools: {'python3-httpx': 'python3 -c "import httpx" || /usr/bin/python3 -c "import httpx"'},
    forms: [[/^"{3}(?<content>(?:[^"\\]|\\["\\]|"(?!""))*)"{3}$/, unescape], FOUR],
    samples: script(
      'py',
      (file) => `import runpy; runpy.run_path("${file}")`,
      () => [findPython('httpx')],
    ),
    literals: PYTHON_LITERALS,
  },
  {
    id: 'python',
    readable: [
      ['a"""\\\n"', '"""a\\"\\"\\"\\\\\n\\""""'],
      ['a\u202eb', '"a\\u202eb"'],
    ],
    tools: {
      'python3-requests': 'python3 -c "import requests" || /usr/bin/python3 -c "import requests"',
    },
    isEverywhere: true,
    samples: script(
      'py',
      (file) => `import runpy; runpy.run_path("${file}")`,
      () => [findPython('requests')],
    ),
    literals: PYTHON_LITERALS,
  },
  {
    id: 'go',
    readable: [
      ['a"\\\nb', '`a"\\\nb`'],
      ['a`\nb', '"a`\\nb"'],
    ],
    forms: [FOUR, [/^`(?<content>[^`\r]*)`$/]],
    tools: {'golang-go': 'command -v go'},
    samples: {
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
    literals: {
      file: 'literals.go',
      toProgram: (literals) =>
        `package main\nimport "fmt"\nvar all = []string{\n${literals.join(',\n')},\n}\nfunc main() { for _, text := range all { fmt.Printf("%x\\n", text) } }`,
      toCommand: () => ['go', 'run', 'literals.go'],
    },
  },
  {
    id: 'java',
    readable: [
      ['  a \n  b"""', '"""\n\\s a\\s\n  b\\"\\"\\""""'],
      ['a\u3000\nb', '"a\u3000\\nb"'],
    ],
    forms: [FOUR, [new RegExp(`^"""\\n${TRIPLE}"""$`), readTextBlock]],
    tools: {'default-jdk-headless': 'command -v javac'},
    hasAsciiHeaders: true,
    samples: {
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
    literals: {
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
  },
  {
    id: 'php',
    readable: [
      ["it's\n\\$a", "'it\\'s\n\\\\$a'"],
      ['$a\t', '"\\$a\\t"'],
    ],
    forms: [SINGLE, DOUBLE('(?:\\$|u\\{[\\da-f]+\\})')],
    tools: {'php-cli': 'command -v php', 'php-curl': 'php -m | grep -qx curl'},
    samples: script(
      'php',
      (file) => `<?php include '${file}' ?>`,
      () => ['php'],
    ),
    literals: list(
      'php',
      '<?php foreach (',
      ' as $text) echo bin2hex($text), "\\n";',
      ...['php', '-d', 'memory_limit=-1'],
    ),
  },
  {
    id: 'csharp',
    readable: [['a""""\n', '"""""\na""""\n\n"""""']],
    forms: [FOUR, [/^("{3,})\n(?<content>(?:(?!\1)[^])*)\n\1$/]],
    grammar: {name: 'c-sharp', before: 'var x = '},
  },
  {
    id: 'ruby',
    readable: [
      ["it's #{a}", "'it\\'s #{a}'"],
      ['#{a}\u0001', '"\\#{a}\\u{1}"'],
    ],
    forms: [SINGLE, DOUBLE('(?:#|u\\{[\\da-f]+\\})')],
    tools: {ruby: 'command -v ruby'},
    samples: script(
      'rb',
      (file) => `load './${file}'`,
      () => ['ruby'],
    ),
    literals: list('rb', '', ".each { |text| puts text.unpack1('H*') }", 'ruby'),
  },
  {
    id: 'rust',
    readable: [
      ['a"#\n', 'r##"a"#\n"##'],
      [`\n"${'#'.repeat(255)}`, `"\\n\\"${'#'.repeat(255)}"`],
    ],
    forms: [BRACES, [/^r(#+)"(?<content>(?:(?!"\1)[^])*)"\1$/]],
    grammar: {name: 'rust', before: 'let x = '},
  },
  {
    id: 'swift',
    readable: [['\\(a)"""\n', '"""\n\\\\(a)\\"\\"\\"\n\n"""']],
    forms: [BRACES, [new RegExp(`^"""\\n${TRIPLE}\\n"""$`), unescape]],
  },
  {
    id: 'kotlin',
    readable: [
      ['a"\n\\', '"""a"\n\\"""'],
      ['a\n$b', '"a\\n\\$b"'],
    ],
    forms: [DOUBLE('(?:\\$|u[\\da-f]{4})'), [/^"""(?<content>(?:[^"$]|"(?!""))*)"""$/]],
    tools: {kotlin: 'command -v kotlinc'},
    hasAsciiHeaders: true,
    samples: {
      toFile: (number) => `Sample${number}.kt`,
      // The Kotlin version in Debian does not allow a trailing comma after the last argument.
      adapt: (code, number) =>
        code.replace('fun main()', `fun main${number}()`).replace(/,\n {8}\)/, '\n        )'),
      runner: 'All.kt',
      toRunner: (files) => ['fun main() {', ...files.map((_, number) => `main${number}()`), '}'],
      toCommand: (files) => KOTLIN('All', ...files),
    },
    literals: {
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
  },
  {
    id: 'powershell',
    readable: [
      ["it's ’\n$a", "'it''s ’’\n$a'"],
      ['$a\r\n“"', '"`$a`r`n`“`""'],
    ],
    forms: [
      [
        /^'(?<content>(?:[^'‘’‚‛]|(['‘’‚‛])\2)*)'$/,
        (content) => content.replace(/(['‘’‚‛])\1/g, '$1'),
      ],
      [/^"(?<content>(?:[^"“”„`$\n\r]|`(?:[nr"“”„`$]|u\{[\da-f]+\}))*)"$/, createUnescape('`')],
    ],
    grammar: {
      name: 'powershell',
      before: '$x = ',
      // The grammar finds comments within strings, unlike PowerShell.
      adapt: (code) => code.replaceAll('#', '_'),
    },
  },
];
