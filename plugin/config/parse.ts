import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {toFrame} from '../diagnostics/frame';
import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {Report, SourceLocation} from '../diagnostics/types';
import type {Json} from '../document/types';
import {LIMITS} from '../document/limits';
import {measureJson} from '../document/parse/measureJson';
import {toPointer, toKeys} from '../document/pointer';
import {explainText} from './otherFiles';
import {EXAMPLE} from './words';

export type ParsedConfig = {value: Json; locate: (pointer: string) => SourceLocation};

/** Syntax errors, by jsonc-parser's names. */
const SYNTAX: {readonly [name: string]: string} = {
  InvalidSymbol:
    'a bare word is where JSON needs a value in double quotes, a number, true, false or null',
  InvalidNumberFormat: 'a number is not valid in JSON',
  PropertyNameExpected: 'a property name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing between a property and its value',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'something follows the end of the object',
  InvalidCommentToken: 'it has a comment',
  UnexpectedEndOfComment: 'it has a comment',
  UnexpectedEndOfString: 'a string is not closed',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'a string has an escape that JSON does not know',
  InvalidCharacter: 'a string has a control character; write it as an escape',
};

/** Parses docs.json. Reports invalid JSON and duplicate keys, with their places. */
export function parseConfig(text: string, file: string, report: Report): ParsedConfig | undefined {
  const {tooDeepAt} = measureJson(text);
  if (tooDeepAt !== undefined) {
    report(toDepthDiagnostic(text, file, tooDeepAt));
    return undefined;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true});
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    report(toSyntaxDiagnostic(text, file, errors[0], error));
    return undefined;
  }
  const locate = createLocate(text, file, tree);
  reportDuplicateKeys(tree, locate, report);
  return {value, locate};
}

function toDepthDiagnostic(text: string, file: string, offset: number) {
  return toDiagnostic('config-syntax', {
    source: {file, ...toLineColumn(toLineStarts(text), offset)},
    message: `\`${file}\` has objects and lists that are nested more than ${LIMITS.depth.toLocaleString('en')} levels deep.`,
    help: `Remove what is nested here. The smallest \`${file}\` is ${EXAMPLE}.`,
  });
}

function toSyntaxDiagnostic(
  text: string,
  file: string,
  error: ParseError | undefined,
  thrown: unknown,
) {
  if (text.trim() === '') {
    return toDiagnostic('config-syntax', {
      source: {file},
      message: `\`${file}\` is empty.`,
      help: `Write at least ${EXAMPLE}.`,
    });
  }
  const other = explainText(text);
  if (other) return toDiagnostic('config-syntax', {source: {file}, ...other});
  const source = {file, ...toLineColumn(toLineStarts(text), error?.offset ?? 0)};
  const name = error && printParseErrorCode(error.error);
  const reason =
    (name && SYNTAX[name]) ?? String(thrown instanceof Error ? thrown.message : thrown);
  const help = toSyntaxHelp(text, error, reason);
  return toDiagnostic('config-syntax', {
    source,
    message: `\`${file}\` is not JSON: ${reason}.`,
    ...(help && {help}),
    frame: toFrame(text, source),
  });
}

function toSyntaxHelp(
  text: string,
  error: ParseError | undefined,
  reason: string,
): string | undefined {
  if (reason === SYNTAX.InvalidCommentToken) return 'JSON has no comments: remove it.';
  if (error !== undefined && text[error.offset] === "'")
    return 'Write double quotes instead of single quotes.';
  return isTrailingComma(text, error)
    ? 'Remove the comma before it: JSON allows none after the last entry.'
    : undefined;
}

function isTrailingComma(text: string, error: ParseError | undefined): boolean {
  return (
    error !== undefined &&
    /^[}\]]/.test(text.slice(error.offset)) &&
    text.slice(0, error.offset).trimEnd().endsWith(',')
  );
}

/** Of equal keys, `locate` finds the last one, which is the one that counts. */
function reportDuplicateKeys(
  tree: Node | undefined,
  locate: ParsedConfig['locate'],
  report: Report,
): void {
  const pending: {node: Node; path: string}[] = tree ? [{node: tree, path: ''}] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const {node, path} = next;
    const seen = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === 'array') pending.push({node: child, path: `${path}/${index}`});
      const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
      if (!key) continue;
      const name = String(key.value);
      const pointer = `${path}${toPointer(name)}`;
      if (seen.has(name)) {
        report(
          toDiagnostic('config-duplicate-key', {
            source: locate(pointer),
            message: `The key \`${name}\` is given twice; only the last one would count.`,
            help: 'Remove one of them.',
          }),
        );
      }
      seen.add(name);
      if (value) pending.push({node: value, path: pointer});
    }
  }
}

/**
 * Creates a function that finds the place of a JSON pointer: the key of a property, the value of a
 * list item. For a pointer that does not resolve, it returns the nearest enclosing place, so that a
 * missing value is shown where it is missing.
 */
function createLocate(
  text: string,
  file: string,
  tree: Node | undefined,
): (pointer: string) => SourceLocation {
  const starts = toLineStarts(text);
  return (pointer) => {
    let offset = tree?.offset ?? 0;
    let node = tree;
    for (const key of toKeys(pointer)) {
      const child = node?.type === 'array' ? node.children?.[Number(key)] : findProperty(node, key);
      if (!child) break;
      offset = child.offset;
      node = child.type === 'property' ? child.children?.[1] : child;
    }
    return {file, ...toLineColumn(starts, offset), pointer};
  };
}

/** The last one counts, as in `JSON.parse`. */
function findProperty(node: Node | undefined, key: string): Node | undefined {
  return node?.type === 'object'
    ? node.children?.filter((property) => property.children?.[0]?.value === key).at(-1)
    : undefined;
}
