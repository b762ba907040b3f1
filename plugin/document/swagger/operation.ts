// Converts operations and path items: their parameters become parameters and a body.
import {METHODS} from '../objects';
import {toObject} from '../keyOrder';
import {quote} from '../../diagnostics/text';
import {childOf, entriesOf, fieldOf, isObjectPlace, itemsOf, refOf, stringOf} from '../place';
import type {Json, JsonObject, Place, PlaceInFile} from '../types';
import {appendKey} from '../pointer';
import {toRequestBody} from './body';
import {toFormBody} from './form';
import {nameOf, toParameter} from './parameter';
import {hasBody, toResponse} from './response';
import {toServers} from './servers';
import type {Conversion, MediaTypes} from './types';

/** A parameter as an entry of a list, perhaps a reference, and its target. */
type Use = {use: Place; end: Place | undefined};
type Sorted = {others: Use[]; bodies: Use[]; forms: Use[]};

/** @param root the document whose host applies */
export function toPathItem(
  from: Place,
  to: PlaceInFile,
  root: Place,
  conversion: Conversion,
): Json {
  if (!isObjectPlace(from)) return from.value;
  conversion.visit(from.value);
  const shared = sortParameters(childOf(from, 'parameters'), conversion);
  const base = refOf(from.value) === undefined ? from.value : conversion.refer(from, to);
  const fields = Object.entries(base).flatMap(([key, value]): [string, Json][] => {
    const at = {...to, pointer: appendKey(to.pointer, key)};
    const place = {value, file: from.file, pointer: appendKey(from.pointer, key)};
    if (key === 'parameters')
      return shared.others.length > 0 || !Array.isArray(value)
        ? [[key, Array.isArray(value) ? toParameters(shared.others, at, conversion) : value]]
        : [];
    return [
      [key, METHODS.includes(key) ? toOperation(place, at, {root, shared}, conversion) : value],
    ];
  });
  const converted = Object.fromEntries(fields);
  return base === from.value ? converted : Object.assign(base, converted);
}

export function toOperation(
  from: Place,
  to: PlaceInFile,
  {root, shared}: {root: Place; shared?: Sorted},
  conversion: Conversion,
): Json {
  if (!isObjectPlace(from)) return from.value;
  conversion.visit(from.value);
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  const within = (key: string) => ({...to, pointer: appendKey(to.pointer, key)});
  const own = sortParameters(childOf(from, 'parameters'), conversion);
  const body = toBody(from, own, shared, within('requestBody'), conversion);
  const {
    consumes: _consumes,
    produces: _produces,
    responses: _responses,
    schemes,
    parameters,
    ...rest
  } = from.value;
  const responses = childOf(from, 'responses');
  const servers =
    schemes === undefined
      ? []
      : toServers(root, childOf(from, 'schemes'), within('servers'), conversion);
  return {
    ...rest,
    ...(parameters !== undefined &&
      (own.others.length > 0 || !Array.isArray(parameters)) && {
        parameters: Array.isArray(parameters)
          ? toParameters(own.others, within('parameters'), conversion)
          : parameters,
      }),
    ...(body && {requestBody: body}),
    ...(responses && {
      responses: toResponses(responses, from, within('responses'), conversion),
    }),
    ...(servers.length > 0 && {servers}),
  };
}

function sortParameters(list: Place | undefined, {follow}: Conversion): Sorted {
  const sorted: Sorted = {others: [], bodies: [], forms: []};
  for (const use of itemsOf(list)) {
    const end = follow(use);
    const where = fieldOf(end?.value, 'in');
    sorted[where === 'body' ? 'bodies' : where === 'formData' ? 'forms' : 'others'].push({
      use,
      end,
    });
  }
  return sorted;
}

function toParameters(uses: readonly Use[], to: PlaceInFile, conversion: Conversion): Json[] {
  return uses.map(({use}, index) => {
    const at = {...to, pointer: appendKey(to.pointer, index)};
    conversion.places.note(at, use);
    return toParameter(use, at, conversion);
  });
}

/** The body of an operation, whose parameters replace those of its path item. */
function toBody(
  operation: Place,
  own: Sorted,
  shared: Sorted | undefined,
  to: PlaceInFile,
  conversion: Conversion,
): JsonObject | undefined {
  const bodies = own.bodies.length > 0 ? own.bodies : (shared?.bodies ?? []);
  const names = new Set(own.forms.map(({end}) => fieldOf(end?.value, 'name')));
  const forms = [
    ...(shared?.forms ?? []).filter(({end}) => !names.has(fieldOf(end?.value, 'name'))),
    ...own.forms,
  ];
  const consumes = chooseMediaTypes(operation, 'consumes', conversion);
  const [body, ...others] = bodies;
  if (!body)
    return toFormBody(
      forms.flatMap(({end}) => end ?? []),
      to,
      consumes.types,
      conversion,
    );
  for (const {use, end} of [...others, ...forms])
    conversion.lose(
      use,
      `${nameOf(end ?? use)} is left out: a request has one body, which is ${quote(stringOf(body.end?.value, 'name') ?? 'body')}.`,
      'Describe the body with one parameter.',
    );
  const {use, end} = body;
  if (isObjectPlace(use) && refOf(use.value) !== undefined && !consumes.own) {
    conversion.places.note(to, use);
    return conversion.refer(use, to);
  }
  return isObjectPlace(end) ? toRequestBody(end, to, consumes.types, conversion) : undefined;
}

/** A shared response is inlined where the operation has its own media types. */
function toResponses(from: Place, operation: Place, to: PlaceInFile, conversion: Conversion): Json {
  if (!isObjectPlace(from)) return from.value;
  if (refOf(from.value) !== undefined) return conversion.refer(from, to);
  const produces = chooseMediaTypes(operation, 'produces', conversion);
  return toObject(
    entriesOf(from).map(([status, response]) => {
      if (status.startsWith('x-')) return [status, response.value];
      const at = {...to, pointer: appendKey(to.pointer, status)};
      const isShared = isObjectPlace(response) && refOf(response.value) !== undefined;
      const end = isShared && produces.own ? conversion.follow(response) : undefined;
      if (!end || !hasBody(end))
        return [status, toResponse(response, at, produces.types, conversion)];
      conversion.places.trace(at, end);
      return [status, toResponse(end, at, produces.types, conversion)];
    }),
  );
}

/** Media types that the document or an operation lists; undefined when there are none. */
export function readMediaTypes(
  holder: Place | undefined,
  field: 'consumes' | 'produces',
): MediaTypes | undefined {
  const names = new Map<string, PlaceInFile>();
  for (const {value, file, pointer} of itemsOf(childOf(holder, field)))
    if (typeof value === 'string' && !names.has(value)) names.set(value, {file, pointer});
  if (names.size === 0) return undefined;
  return {list: [...names].map(([name, from]) => ({name, from}))};
}

/**
 * The media types of an operation, and whether it lists them itself. An empty list overrides the
 * document's.
 */
function chooseMediaTypes(
  operation: Place | undefined,
  field: 'consumes' | 'produces',
  conversion: Conversion,
): {types: MediaTypes | undefined; own: boolean} {
  const types = readMediaTypes(operation, field);
  const shared = conversion[field];
  const own = Array.isArray(childOf(operation, field)?.value) && toNames(types) !== toNames(shared);
  return own ? {types, own} : {types: types ?? shared, own};
}

function toNames(types: MediaTypes | undefined): string {
  return types?.list.map(({name}) => name).join('\n') ?? '';
}
