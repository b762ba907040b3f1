import fc from 'fast-check';

/** What an attack leaves behind if a sample runs it. */
export const CANARY = 'canary';

/** Ends of literals and comments, escapes, interpolation and commands of all sample languages. */
const DELIMITERS = [
  ...'"\'`\\$#@%&|;<>(){}[]!?*~^=+-/,.: \n\r\t\0\u0001\u0015\u001a\u001b\u007f\u0085\u00a0\u2028',
  ...'\u2029\u061c\u009b\u200e\u200f\u202e\u2066\u3000\ufeff\ufffe‘’‚‛“”„‟éß漢🔑',
  ...'\ud800 \udfff """ \'\'\' ``` \\" \\\\ \\n \\u000a \\u0022 \\u{22} \\x22 \\042 \\( ${ $( #{ #@a {$'.split(
    ' ',
  ),
  ...'<?php ?> <<<EOF <<-EOF EOF =begin =end __END__ r#" "# "## "#### #" /* */ // -- %q( %w[ @" @\' \'@ "@ `n $$ !!'.split(
    ' ',
  ),
  '\n"""',
  '"""\n',
  '\\\n',
  ' \n',
  '\n ',
  '\n#',
  '\n//',
  '\n=begin\n',
  '\n__END__\n',
];

/** Code that leaves a mark if it runs, in the syntax of each language. */
const ATTACKS = [
  `$(touch ${CANARY})`,
  `\`touch ${CANARY}\``,
  `'; touch ${CANARY}; '`,
  `\u0015touch ${CANARY}\r`,
  `#{File.write('${CANARY}', 'x')}`,
  `"""; __import__('os').system('touch ${CANARY}'); """`,
  `x\n"""`,
  `: __import__('os').system('touch ${CANARY}'), #`,
  `, (None, __import__('os').system('touch ${CANARY}'))), #`,
  `'; file_put_contents('${CANARY}', 'x'); '`,
  `\${process.mainModule.require('fs').writeFileSync('${CANARY}', 'x')}`,
  `"; java.nio.file.Files.createFile(java.nio.file.Path.of("${CANARY}")); "`,
  `\\u0022; java.nio.file.Files.createFile(java.nio.file.Path.of("${CANARY}")); //`,
  `\${java.io.File("${CANARY}").createNewFile()}`,
];

/** A text between and around the delimiters of all languages. */
export const hostileText = fc
  .array(
    fc.oneof(
      {weight: 6, arbitrary: fc.constantFrom(...DELIMITERS)},
      {weight: 1, arbitrary: fc.constantFrom(...ATTACKS)},
      {weight: 1, arbitrary: fc.constantFrom('a', 'Zz9', '0', 'n', 'u0041', 'words of text')},
      {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 3})},
    ),
    {minLength: 1, maxLength: 8},
  )
  .map((pieces) => pieces.join(''));

/** Each delimiter and attack alone, at the end of a line, and after several lines. */
export const HOSTILE_TEXTS: readonly string[] = [...DELIMITERS, ...ATTACKS].flatMap((piece) => [
  piece,
  `${piece}\n`,
  `two\nlines${piece}`,
  `\n${piece}${piece}"`,
]);
