import type {Code} from '../../diagnostics/codes';
import type {Severity} from '../../diagnostics/types';
import {describeObject, type Shape, tableOf} from '../objects';
import {appendKey, parentOf, toKeys} from '../pointer';
import type {Expected} from '../reference/walk';
import type {Json, JsonObject, Located, OpenApiVersion} from '../types';
import {quote} from '../../diagnostics/text';

/** A fault of a document, with its place. The severity is that of its rule unless it is given. */
export type PlaceProblem = {code: Code; severity?: Severity; message: string; help?: string; file: string; pointer: string};

/** What pages are made from: without it in its right form, operations are lost. Other faults are told as warnings. */
const ESSENTIAL = new Set(['object paths', 'map pathItem', 'object pathItem', 'object operation', 'map operation', 'list parameter', 'object responses', 'object components', 'object info']);

/** Values of another form than belongs where they stand. Nothing (`null`) in place of something is never more than a warning. */
export function checkForms(misplaced: readonly Expected[]): PlaceProblem[] {
  const places = new Set(misplaced.map(({place: {file, pointer}}) => `${file}#${pointer}`));
  // What stands in a list that should be a map is in the wrong place because of that.
  const outermost = misplaced.filter(({place: {file, pointer}}) => !places.has(`${file}#${parentOf(pointer)}`));
  return outermost.map(({shape, place}) => {
    const {value, file, pointer} = place;
    if (hasForeignRef(shape, value)) return {code: 'ref-unresolved', message: `A \`$ref\` is a string; ${describeForm((value as JsonObject).$ref!)} was found.`, file, pointer: appendKey(pointer, '$ref')};
    const isEssential = value !== null && ESSENTIAL.has(`${shape.form} ${shape.of}`);
    const name = toKeys(pointer).at(-1);
    const subject = name === undefined || /^\d+$/.test(name) ? 'This' : quote(name);
    const help = shape.form === 'map' && Array.isArray(value) ? `Give each a name, for example ${quote(shape.of === 'example' ? `${name}: {first: {value: …}}` : `${name}: {first: …}`)}.` : undefined;
    return {code: isEssential ? 'document-structure' : 'document-schema', message: `${subject} is ${describeForm(value)} where ${describeShape(shape)} belongs.`, ...(help !== undefined && {help}), file, pointer};
  });
}

/** An object that was refused although it is one: its `$ref` is no string. */
function hasForeignRef({form}: Shape, value: Json): boolean {
  return form === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, '$ref');
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

/** Arrays of OpenAPI 3.0 that do not say of what: its text asks for `items`, its schema does not. */
export function checkItems(itemless: readonly Located[]): PlaceProblem[] {
  return itemless.map(({file, pointer}) => ({code: 'document-schema', message: 'This array has no `items`; OpenAPI 3.0 wants them in every array.', help: 'Say what is in the array; `items: {}` stands for anything.', file, pointer}));
}

/** The fields that every document has. */
export function checkRequired(root: Located<JsonObject>, version: OpenApiVersion, follow: (place: Located) => Located | undefined): PlaceProblem[] {
  return [...checkInfo(root, follow), ...checkContent(root, version)];
}

function checkInfo(root: Located<JsonObject>, follow: (place: Located) => Located | undefined): PlaceProblem[] {
  const {value, file, pointer} = root;
  const help = 'Write `info` with a `title` and a `version`.';
  if (!Object.hasOwn(value, 'info') || value.info === null) return [{code: 'document-structure', message: 'The document has no `info`.', help, file, pointer}];
  const info = follow({value: value.info!, file, pointer: '/info'});
  if (typeof info?.value !== 'object' || info.value === null || Array.isArray(info.value)) return [];
  const fields = info.value;
  return ['title', 'version']
    .filter((field) => !Object.hasOwn(fields, field) || fields[field] === null)
    .map((field) => ({code: 'document-structure', message: `\`info\` has no \`${field}\`.`, help, file: info.file, pointer: info.pointer}));
}

function checkContent({value, file, pointer}: Located<JsonObject>, version: OpenApiVersion): PlaceProblem[] {
  const wanted = version === '3.0' ? ['paths'] : ['paths', 'webhooks', 'components'];
  if (wanted.some((field) => Object.hasOwn(value, field))) return [];
  const message = version === '3.0' ? 'The document has no `paths`.' : 'The document has neither `paths` nor `webhooks` nor `components`.';
  return [{code: 'document-structure', message, help: 'Write `paths: {}` if there are none yet.', file, pointer}];
}
