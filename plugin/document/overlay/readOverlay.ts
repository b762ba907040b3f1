import {present} from '../present';
import {suggest} from '../../diagnostics/suggest';
import {listSome, quote} from '../../diagnostics/text';
import {formatJson, formatValue} from '../exactNumber';
import type {StoredFile} from '../files/store';
import {childOf, fieldOf, isObjectPlace, itemsOf, stringOf} from '../place';
import type {JsonObject, Place} from '../types';
import {appendKey} from '../pointer';
import type {PlaceProblem} from '../validate/structure';
import type {Overlay, OverlayAction} from './types';

const ROOT_FIELDS = ['overlay', 'info', 'extends', 'actions'];
const INFO_FIELDS = ['title', 'version', 'description'];
const ACTION_FIELDS = ['target', 'description', 'update', 'copy', 'remove'];
const EXAMPLE = '`{target: $.info, update: {description: New text.}}`';

type TellProblem = (problem: Omit<PlaceProblem, 'code' | 'file'>) => void;

/**
 * Reads a file as an overlay and reports its problems. Undefined when none of its actions can be
 * used.
 */
export function readOverlay(
  {file, value}: StoredFile,
  problems: PlaceProblem[],
): Overlay | undefined {
  const tell: TellProblem = (problem) =>
    problems.push({code: 'overlay-document', file, ...problem});
  // Files that cannot be parsed are already reported.
  if (value === undefined) return undefined;
  const root: Place = {value, file, pointer: ''};
  const version = readVersion(root, tell);
  if (!version || !isObjectPlace(root)) return undefined;
  checkFields(root, ROOT_FIELDS, 'An overlay', tell);
  checkInfo(childOf(root, 'info'), tell);
  const actions = childOf(root, 'actions');
  if (!actions || !Array.isArray(actions.value) || actions.value.length === 0)
    tell({
      pointer: actions?.pointer ?? '',
      message: actions
        ? '`actions` must be a list of at least one action.'
        : 'The overlay has no `actions`.',
      help: `Write a list, for example ${EXAMPLE}.`,
    });
  checkRepeats(itemsOf(actions), tell);
  const target = stringOf(root.value, 'extends');
  if (target === undefined && fieldOf(root.value, 'extends') !== undefined)
    tell({
      severity: 'warning',
      pointer: '/extends',
      message: '`extends` must be a string.',
      help: 'Write the path or the URL of the document, or remove the field.',
    });
  return present({
    file,
    version,
    extends: target,
    actions: itemsOf(actions).flatMap((place) => readAction(place, version, tell) ?? []),
  });
}

function readVersion(root: Place, tell: TellProblem): Overlay['version'] | undefined {
  const said = fieldOf(root.value, 'overlay');
  if (said === undefined) {
    tell({
      pointer: '',
      message: 'This file is not an overlay: it has no field `overlay`.',
      help:
        fieldOf(root.value, 'openapi') === undefined
          ? 'Begin with `overlay: 1.1.0`, `info` and `actions`.'
          : 'Name an OpenAPI document in `source`, and in `overlays` the files that change it.',
    });
    return undefined;
  }
  const version = /^(1\.[01])\.\d+$/.exec(formatValue(said))?.[1];
  if (version === '1.0' || version === '1.1') return version;
  tell({
    pointer: '/overlay',
    message: `${quote(formatValue(said))} is not a supported version of the Overlay Specification.`,
    help: 'Write `overlay: 1.1.0` or `overlay: 1.0.0`.',
  });
  return undefined;
}

function checkFields(
  {value, pointer}: Place<JsonObject>,
  known: readonly string[],
  name: string,
  tell: TellProblem,
): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key) || key.startsWith('x-')) continue;
    const nearest = suggest(key, known);
    tell({
      severity: 'warning',
      pointer: appendKey(pointer, key),
      message: `${name} has no field ${quote(key)}.`,
      help:
        nearest === undefined
          ? `Its fields are ${listSome(known)}.`
          : `Did you mean \`${nearest}\`?`,
    });
  }
}

/** Checks the overlay's metadata, which has no effect. */
function checkInfo(info: Place | undefined, tell: TellProblem): void {
  const missing = ['title', 'version'].filter((name) => stringOf(info?.value, name) === undefined);
  if (missing.length > 0)
    tell({
      severity: 'warning',
      pointer: info?.pointer ?? '',
      message: `The overlay has no ${missing.map((name) => `\`info.${name}\``).join(' and no ')} that is a string.`,
      help: "Write `info: {title: What the overlay is for, version: '1'}`.",
    });
  if (isObjectPlace(info)) checkFields(info, INFO_FIELDS, '`info` of an overlay', tell);
}

function checkRepeats(actions: readonly Place[], tell: TellProblem): void {
  const first = new Map<string, number>();
  for (const [index, {value, pointer}] of actions.entries()) {
    const text = formatJson(value);
    const earlier = first.get(text);
    if (earlier === undefined) first.set(text, index);
    else
      tell({
        severity: 'warning',
        pointer,
        message: `The action is the same as action ${earlier + 1}.`,
        help: 'Remove one of them.',
      });
  }
}

function readAction(
  place: Place,
  version: Overlay['version'],
  tell: TellProblem,
): OverlayAction | undefined {
  const {pointer} = place;
  const fail = (message: string, help: string, key?: string) => {
    tell({pointer: key === undefined ? pointer : appendKey(pointer, key), message, help});
    return undefined;
  };
  if (!isObjectPlace(place)) return fail('An action must be an object.', `Write ${EXAMPLE}.`);
  checkFields(place, ACTION_FIELDS, 'An action', tell);
  const {target, update, copy, remove} = readFields(place.value);
  if (typeof target !== 'string')
    return fail(
      target === undefined ? 'The action has no `target`.' : '`target` must be a string.',
      'Write a JSONPath expression, for example `$.info`.',
      target === undefined ? undefined : 'target',
    );
  if (target.trim() === '')
    return fail(
      '`target` is empty.',
      'Write a JSONPath expression, for example `$.info`.',
      'target',
    );
  if (remove !== undefined && typeof remove !== 'boolean')
    return fail('`remove` must be true or false.', 'Write `remove: true`.', 'remove');
  if (remove === true) return {target, pointer, change: {kind: 'remove'}};
  if (copy !== undefined && version === '1.0')
    return fail('Overlay 1.0 has no `copy`.', 'Write `overlay: 1.1.0`.', 'copy');
  if (copy !== undefined && update !== undefined)
    return fail('The action has both `update` and `copy`.', 'Write two actions.', 'copy');
  if (copy !== undefined && typeof copy !== 'string')
    return fail('`copy` must be a string.', 'Write a JSONPath expression.', 'copy');
  if (copy !== undefined) return {target, pointer, change: {kind: 'copy', from: copy}};
  if (update !== undefined) return {target, pointer, change: {kind: 'update', value: update}};
  return fail(
    'The action changes nothing.',
    version === '1.0' ? 'Add `update` or `remove`.' : 'Add `update`, `copy` or `remove`.',
  );
}

function readFields(value: JsonObject) {
  const [target, update, copy, remove] = ['target', 'update', 'copy', 'remove'].map((name) =>
    fieldOf(value, name),
  );
  return {target, update, copy, remove};
}
