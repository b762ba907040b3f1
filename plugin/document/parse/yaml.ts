import {load, type LoadOptions, YAMLException} from 'js-yaml';
import {present} from '../present';
import {escapeControls} from '../../diagnostics/text';
import {LIMITS} from '../limits';
import {isMarkedKey, type KeyOrder, startKeyOrder, toMarkedKey, toNextKey} from '../keyOrder';
import {toDepthProblem} from './json';
import type {ParseProblem} from './types';
import {YAML_SCHEMA} from './yamlSchema';

/** Options that `js-yaml` has and its types lack. */
type YamlLimits = {maxDepth: number; maxTotalMergeKeys: number};

const OPTIONS: LoadOptions & YamlLimits = {
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

type LoadedText = {result: {value: unknown} | YAMLException; isMarked: boolean};

function tryLoadOrdered(text: string, options: Pick<LoadOptions, 'json'>): LoadedText {
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
  {result, isMarked}: LoadedText,
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
  return present({
    code: 'document-syntax',
    message: `The file is not valid YAML: ${escapeControls(reason)}.`,
    offset,
    help,
  });
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

/**
 * Marks, while YAML is parsed, the keys that JavaScript would move. The parser calls the listener
 * when a node begins and ends; what it reports as the result of a key becomes the key. Keys in the
 * notation `? key` are not marked.
 */
function createKeyMarker(text: string): {
  listener: NonNullable<LoadOptions['listener']>;
  isUsed: () => boolean;
} {
  /** By depth. */
  const orders: KeyOrder[] = [];
  // An own key takes precedence over a merged one only if both are the same string.
  const marksAll = text.includes('<<');
  let depth = 0;
  let isUsed = false;
  return {
    listener(event, state) {
      if (event === 'open') {
        depth += 1;
        // Of the map that this node may be: its keys are one level deeper.
        orders[depth] = startKeyOrder(orders[depth]);
        return;
      }
      depth -= 1;
      const order = orders[depth];
      if (!order || !endsBeforeColon(state.input, state.position)) return;
      const name = String(state.result);
      const key = marksAll ? toMarkedKey(name) : toNextKey(name, order);
      if (!isMarkedKey(key)) return;
      state.result = key;
      isUsed = true;
    },
    isUsed: () => isUsed,
  };
}

const COLON = 0x3a;

function endsBeforeColon(input: string, end: number): boolean {
  let index = end;
  let code = input.charCodeAt(index);
  while (code === 0x20 || code === 0x09) code = input.charCodeAt((index += 1));
  return code === COLON;
}
