import type {Code} from '../../diagnostics/codes';
import type {Severity} from '../../diagnostics/types';
import {describeObject, describeVersion, type Shape, tableOf} from '../objects';
import {fieldOf} from '../place';
import {appendKey, parentOf, toKeys} from '../pointer';
import type {Expected} from '../reference/types';
import type {Json, JsonObject, Located, SpecVersion} from '../types';
import {explainRefAsName} from './refAsName';
import {quote, quoteValue} from '../../diagnostics/text';

/** A fault of a document, with its place. The severity is that of its rule unless it is given. */
export type PlaceProblem = {
  code: Code;
  severity?: Severity;
  message: string;
  help?: string;
  file: string;
  pointer: string;
};

/**
 * What pages are made from: without it in its right form, operations are lost. Other faults are
 * told as warnings.
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

/**
 * Values of another form than belongs where they are. Nothing (`null`) in place of something is
 * never more than a warning.
 */
export function checkForms(misplaced: readonly Expected[]): PlaceProblem[] {
  const places = new Set(misplaced.map(({place: {file, pointer}}) => `${file}#${pointer}`));
  // What is in a list that should be a map is in the wrong place because of that.
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
    return {
      code: isEssential ? 'document-structure' : 'document-schema',
      message: `${subject} is ${describeValue(value)}, but must be ${describeShape(shape)}.`,
      ...(help !== undefined && {help}),
      file,
      pointer,
    };
  });
}

/** Of an object that was refused although it is one: its `$ref`, which is not a string. */
function foreignRefOf({form}: Shape, value: Json): Json | undefined {
  return form === 'object' ? fieldOf(value, '$ref') : undefined;
}

function describeShape({form, of}: Shape): string {
  if (form === 'list') return `a list of ${tableOf(of).title}s`;
  return form === 'map' ? `a map of ${tableOf(of).title}s` : describeObject(of);
}

/** What kind of value it is, for a sentence. */
export function describeForm(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The value itself where it is short, else what kind of value it is. */
export function describeValue(value: Json): string {
  return typeof value === 'object' ? describeForm(value) : quoteValue(JSON.stringify(value));
}

/**
 * Arrays of OpenAPI 3.0 and Swagger 2.0 that do not say of what: their text asks for `items`, their
 * schema does not.
 */
export function checkItems(itemless: readonly Located[], version: SpecVersion): PlaceProblem[] {
  return itemless.map(({file, pointer}) => ({
    code: 'document-schema',
    message: `This array has no \`items\`, which ${describeVersion(version)} requires in every array.`,
    help: 'Add `items` with the schema of an item; `items: {}` allows any value.',
    file,
    pointer,
  }));
}

/** The fields without which a document is not one. */
export function checkRequired(root: Located<JsonObject>, version: SpecVersion): PlaceProblem[] {
  return [...checkInfo(root), ...checkContent(root, version)];
}

function checkInfo({value, file, pointer}: Located<JsonObject>): PlaceProblem[] {
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
  {value, file, pointer}: Located<JsonObject>,
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
