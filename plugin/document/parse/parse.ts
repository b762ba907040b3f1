import {withoutMarks} from '../exactNumber';
import {countValues} from './countValues';
import {parseJson} from './json';
import {listRepeatedKeys} from './repeatedKeys';
import {settleYaml} from './settleYaml';
import {replaceHalfPairs} from './surrogates';
import type {ParsedText, ParseProblem} from './types';
import {parseYaml} from './yaml';
import {isYamlScalar} from './yamlSchema';

/**
 * Parses the text of a file. A name that ends with `.json` requires JSON. Any other file may hold
 * YAML or JSON; if it looks like JSON, JSON is tried first, because that is faster and allows
 * indentation by tabs.
 */
export function parseText(source: string, file: string): ParsedText {
  const text = withoutMarks(source);
  const mustBeJson = /\.json$/i.test(file);
  if (text.trim() === '')
    return toFailure(mustBeJson ? 'json' : 'yaml', {
      code: 'document-empty',
      message: 'The file is empty.',
    });
  if (!mustBeJson && !/^\s*[[{]/.test(text)) return readYaml(text);
  const parsed = parseJson(text);
  if ('value' in parsed) {
    const {values, members} = countValues(parsed.value);
    const halves = replaceHalfPairs(parsed.value, text);
    return {
      format: 'json',
      value: parsed.value,
      values,
      ...(parsed.isMarked && {isMarked: true}),
      problems: [...halves, ...(members < parsed.members ? listRepeatedKeys(text, 'json') : [])],
    };
  }
  return mustBeJson ? toFailure('json', findConflict(text) ?? parsed) : readYaml(text);
}

function readYaml(text: string): ParsedText {
  const parsed = parseYaml(text);
  if (!('value' in parsed)) return toFailure('yaml', findConflict(text) ?? parsed);
  if (parsed.value === undefined || parsed.value === null)
    return toFailure('yaml', {
      code: 'document-empty',
      message: 'The file contains only comments.',
    });
  keepTexts(parsed.value);
  const settled = settleYaml(parsed.value);
  if (!('value' in settled)) return toFailure('yaml', settled);
  return {
    format: 'yaml',
    ...settled,
    ...(parsed.isMarked && {isMarked: true}),
    problems: [
      ...replaceHalfPairs(settled.value, text),
      ...(parsed.repeated ? listRepeatedKeys(text, 'yaml') : []),
    ],
  };
}

/** Finds the start of an unresolved merge conflict: parser messages about it are misleading. */
function findConflict(text: string): ParseProblem | undefined {
  const offset = /^<{7} /m.exec(text)?.index;
  return offset === undefined
    ? undefined
    : {
        code: 'document-syntax',
        message: 'The file has merge conflict markers.',
        help: 'Resolve the conflict: keep one of the two sides, and remove the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
        offset,
      };
}

function toFailure(format: ParsedText['format'], problem: ParseProblem): ParsedText {
  return {format, values: 0, problems: [problem]};
}

/**
 * `openapi: 3.0` and `version: 1.10` are meant as strings: as numbers they would lose their zeros.
 */
function keepTexts(root: unknown): void {
  keepText(root, 'openapi');
  keepText(root, 'swagger');
  if (typeof root === 'object' && root !== null && 'info' in root) keepText(root.info, 'version');
}

function keepText(object: unknown, key: string): void {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, key)) return;
  const fields = object as {[key: string]: unknown};
  const value = fields[key];
  if (isYamlScalar(value) && value.value !== null) fields[key] = value.text;
}
