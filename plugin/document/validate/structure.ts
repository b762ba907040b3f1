import {present} from '../present';
import type {Code} from '../../diagnostics/codes';
import type {Severity} from '../../diagnostics/types';
import {describeObject, describeVersion, type Shape, tableOf} from '../objects';
import {fieldOf} from '../place';
import {appendKey, parentOf, toKeys} from '../pointer';
import type {Expected} from '../reference/types';
import type {Json, JsonObject, Place, SpecVersion} from '../types';
import {explainRefAsName} from './refAsName';
import {quote, quoteValue} from '../../diagnostics/text';

/** A fault of a document, with its place. The severity is that of its rule unless given. */
export type PlaceProblem = {
  code: Code;
  severity?: Severity;
  message: string;
  help?: string;
  file: string;
  pointer: string;
};

/**
 * Values that pages are made from: where their form is wrong, operations are lost. Other faults are
 * reported as warnings.
 */
const ESSENTIAL = new Set([
  'object paths',
  'map pathItem',
  'object pathItem',
  'object operation',
  'map operation',
  'list parameter',
  'object responses',
  'object components',
  'object info',
]);

/** Reports values with the wrong form. `null` in place of a value is never more than a warning. */
export function checkForms(misplaced: readonly Expected[]): PlaceProblem[] {
  const places = new Set(misplaced.map(({place: {file, pointer}}) => `${file}#${pointer}`));
  // The content of a list that should be a map is misplaced for that reason.
  const outermost = misplaced.filter(
    ({place: {file, pointer}}) => !places.has(`${file}#${parentOf(pointer)}`),
  );
  return outermost.map(({shape, place}) => {
    const {value, file, pointer} = place;
    const foreignRef = foreignRefOf(shape, value);
    if (foreignRef !== undefined)
      return {
        code: 'ref-unresolved',
        message: `\`$ref\` must be a string, but is ${describeValue(foreignRef)}.`,
        file,
        pointer: appendKey(pointer, '$ref'),
      };
    const refAsName = explainRefAsName(place.pointer, place.value);
    if (refAsName)
      return {code: 'document-schema', ...refAsName, file: place.file, pointer: place.pointer};
    const isEssential = value !== null && ESSENTIAL.has(`${shape.form} ${shape.of}`);
    const name = toKeys(pointer).at(-1);
    const subject = name === undefined || /^\d+$/.test(name) ? 'This' : quote(name);
    const help =
      shape.form === 'map' && Array.isArray(value)
        ? `Give each a name, for example ${quote(shape.of === 'example' ? `${name}: {first: {value: …}}` : `${name}: {first: …}`)}.`
        : undefined;
    return present({
      code: isEssential ? 'document-structure' : 'document-schema',
      message: `${subject} is ${describeValue(value)}, but must be ${describeShape(shape)}.`,
      help,
      file,
      pointer,
    });
  });
}

/** For an object that was rejected because its `$ref` is not a string: that `$ref`. */
function foreignRefOf({form}: Shape, value: Json): Json | undefined {
  return form === 'object' ? fieldOf(value, '$ref') : undefined;
}

function describeShape({form, of}: Shape): string {
  if (form === 'list') return `a list of ${tableOf(of).title}s`;
  return form === 'map' ? `a map of ${tableOf(of).title}s` : describeObject(of);
}

/** The kind of a value, for a sentence. */
export function describeForm(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** A short value itself, or the kind of a longer one. */
export function describeValue(value: Json): string {
  return typeof value === 'object' ? describeForm(value) : quoteValue(JSON.stringify(value));
}

/**
 * Reports arrays of OpenAPI 3.0 and Swagger 2.0 without `items`: the specification's text requires
 * the field, its schema does not.
 */
export function checkItems(itemless: readonly Place[], version: SpecVersion): PlaceProblem[] {
  return itemless.map(({file, pointer}) => ({
    code: 'document-schema',
    message: `This array has no \`items\`, which ${describeVersion(version)} requires in every array.`,
    help: 'Add `items` with the schema of an item; `items: {}` allows any value.',
    file,
    pointer,
  }));
}

/** The fields that every document needs. */
export function checkRequired(root: Place<JsonObject>, version: SpecVersion): PlaceProblem[] {
  return [...checkInfo(root), ...checkContent(root, version)];
}

function checkInfo({value, file, pointer}: Place<JsonObject>): PlaceProblem[] {
  if (Object.hasOwn(value, 'info') && value.info !== null) return [];
  return [
    {
      code: 'document-structure',
      message: 'The document has no `info`.',
      help: 'Write `info` with a `title` and a `version`.',
      file,
      pointer,
    },
  ];
}

function checkContent(
  {value, file, pointer}: Place<JsonObject>,
  version: SpecVersion,
): PlaceProblem[] {
  const wanted = version <= '3.0' ? ['paths'] : ['paths', 'webhooks', 'components'];
  if (wanted.some((field) => Object.hasOwn(value, field))) return [];
  const message =
    version <= '3.0'
      ? 'The document has no `paths`.'
      : 'The document has no `paths`, `webhooks` or `components`.';
  return [
    {
      code: 'document-structure',
      message,
      help: 'Write `paths: {}` if there are none yet.',
      file,
      pointer,
    },
  ];
}
