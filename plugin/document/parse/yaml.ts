import {load, type LoadOptions, YAMLException} from 'js-yaml';
import {escapeControls} from '../../diagnostics/text';
import {LIMITS} from '../limits';
import {createKeyMarker} from './keyMarker';
import {toDepthProblem} from './problems';
import type {ParseProblem} from './types';
import {YAML_SCHEMA} from './yamlSchema';

/** Options that `js-yaml` has and its types lack. */
type Limits = {maxDepth: number; maxTotalMergeKeys: number};

const OPTIONS: LoadOptions & Limits = {
  schema: YAML_SCHEMA,
  maxDepth: LIMITS.depth,
  maxTotalMergeKeys: LIMITS.mergedKeys,
};

/** `undefined` for an empty file. Aliased values are one object. Scalars may be `YamlScalar`. */
export type ParsedYaml = {
  value: unknown;
  /** A key is repeated somewhere; the value has the last one. */
  repeated: boolean;
  /** Whether some of its keys are marked. */
  isMarked: boolean;
};

/** Parses YAML, or reports what is wrong with it. */
export function parseYaml(text: string): ParsedYaml | ParseProblem {
  const strict = tryLoadOrdered(text, {json: false});
  return 'reason' in strict.result && strict.result.reason === 'duplicated mapping key'
    ? toParsed(text, tryLoadOrdered(text, {json: true}), true)
    : toParsed(text, strict, false);
}

type Loaded = {result: {value: unknown} | YAMLException; isMarked: boolean};

function tryLoadOrdered(text: string, options: Pick<LoadOptions, 'json'>): Loaded {
  const marker = createKeyMarker(text);
  const result = tryLoad(text, {...options, listener: marker.listener});
  return {result, isMarked: marker.isUsed()};
}

/**
 * Parses YAML for the parser's events: `listener` is called for every node. Stops at the first
 * error.
 */
export function listenToYaml(text: string, listener: LoadOptions['listener']): void {
  tryLoad(text, {json: true, listener});
}

/** With `json`, a repeated key is not an error and the last one counts. */
function tryLoad(
  text: string,
  options: Pick<LoadOptions, 'json' | 'listener'>,
): {value: unknown} | YAMLException {
  try {
    return {value: load(text, {...OPTIONS, ...options})};
  } catch (error) {
    if (error instanceof YAMLException) return error;
    throw error;
  }
}

function toParsed(
  text: string,
  {result, isMarked}: Loaded,
  repeated: boolean,
): ParsedYaml | ParseProblem {
  return result instanceof YAMLException
    ? toProblem(text, result)
    : {value: result.value, repeated, isMarked};
}

const HELP: readonly [about: RegExp, help: string][] = [
  [/tab characters/, 'Indent with spaces.'],
  [/more|single document/, 'Keep one document in the file: remove what follows the line `---`.'],
  [
    /mapping entry|implicit mapping|multiline key|sequence entry/,
    'Check the indentation, and quote strings that contain `: ` or ` #`.',
  ],
  [/null byte|non-printable/, 'Write the character as an escape in double quotes.'],
  [/alias/, 'Define the anchor (`&name`) above its first use (`*name`).'],
  [
    /cannot start|end of the stream|flow/,
    'Quote strings that begin with a special character, and close every bracket and brace.',
  ],
];

function toProblem(text: string, {reason, mark}: YAMLException): ParseProblem {
  const offset =
    typeof mark?.position === 'number' ? mark.position : findSecondDocument(text, reason);
  if (/maxDepth/.test(reason)) return toDepthProblem(offset);
  if (/maxTotalMergeKeys/.test(reason))
    return {
      code: 'document-limit',
      message: `Merge keys (\`<<\`) copy more than ${LIMITS.mergedKeys.toLocaleString('en')} keys.`,
      help: 'Use `$ref` instead of merge keys: a reference is not copied.',
      offset,
    };
  const help = HELP.find(([about]) => about.test(reason))?.[1];
  return {
    code: 'document-syntax',
    message: `The file is not valid YAML: ${escapeControls(reason)}.`,
    ...(offset !== undefined && {offset}),
    ...(help !== undefined && {help}),
  };
}

/**
 * The parser does not report where a second document begins: it is the first `---` with content
 * above it.
 */
function findSecondDocument(text: string, reason: string): number | undefined {
  if (!reason.includes('single document')) return undefined;
  for (const {index} of text.matchAll(/^---(?=\s|$)/gm))
    if (/^[^#\s]/m.test(text.slice(0, index))) return index;
  return undefined;
}
