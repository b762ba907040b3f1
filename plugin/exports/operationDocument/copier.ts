import {isObject} from '../../document/isObject';
import {type ChildSchemas, createChildSchemas, listDescendants} from '../../document/derived';
import {membersOf, toObject} from '../../document/keyOrder';
import {layersOf} from '../../document/operations';
import {childOf, fieldOf, isObjectPlace, placeKey, refOf, stringOf} from '../../document/place';
import {
  keepsSiblings,
  type ObjectName,
  type Shape,
  shapeOfEntry,
  toKnownForm,
} from '../../document/objects';
import {appendKey, escapeKey, toKeys, toPointer} from '../../document/pointer';
import {splitRef} from '../../document/reference/uri';
import type {Json, JsonObject, LoadedDocument, OperationPlace, Place} from '../../document/types';
import {
  type Component,
  type Components,
  type PlacedComponent,
  createComponents,
  toObjectName,
  toSection,
} from './components';
import {createDataReferences} from './dataReferences';
import {createFollow, type Follow} from './follow';
import {createKeepLink, type KeepLink} from './links';

/** Called for every component that the copied parts refer to. */
type Reach = (reached: PlacedComponent) => void;

export type Copier = {
  follow: Follow;
  /**
   * A value of a known shape, with references that hold in its own document. Data is passed on
   * as it is.
   */
  copy(shape: Shape | null, place: Place, reach: Reach): Json | undefined;
};

/** A document that is copied from. */
type Original = {
  document: LoadedDocument;
  follow: Follow;
  components: Components;
  childrenOf: ChildSchemas;
  listDataReferences: ReturnType<typeof createDataReferences>;
  /** Places being inlined; guards against circular references. */
  inlining: Set<string>;
  keepLink: KeepLink;
  refer: Refer | undefined;
};

/**
 * A reference to a component, or into it.
 * @param fragment empty, a pointer inside the component, or the name of a `$dynamicAnchor` in it
 */
export type Refer = (component: Component, fragment: string) => string;

type Copying = Original & {reach: Reach};

/**
 * Copies parts of a document. It knows what each place contains, so a `$ref` inside an example is
 * copied as data.
 * @param operations those of the result, for links to them
 * @param refer how components are named in the result, if that is not an OpenAPI document
 */
export function createCopier(
  document: LoadedDocument,
  {operations = [], refer}: {operations?: readonly OperationPlace[]; refer?: Refer},
): Copier {
  const original: Original = {
    document,
    follow: createFollow(document),
    components: createComponents(document),
    childrenOf: createChildSchemas(document),
    listDataReferences: createDataReferences(),
    inlining: new Set(),
    keepLink: createKeepLink(document, operations),
    refer,
  };
  return {
    follow: original.follow,
    copy: (shape, place, reach) => copy(shape, place, {...original, reach}),
  };
}

function copy(expected: Shape | null, place: Place, copying: Copying): Json | undefined {
  const {value} = place;
  if (typeof value !== 'object' || value === null) return value;
  if (!expected) return copyData(place, copying);
  const shape = toKnownForm(expected, value);
  if (shape.form === 'object') {
    if (shape.of === 'link' && !leadsHere(place, copying)) return undefined;
    const ref = refOf(value);
    if (ref !== undefined && isObjectPlace(place)) return copyReference(ref, shape, place, copying);
  }
  return copyEntries(shape, place, copying);
}

/** Data is left unchanged. The components that it names are copied too. */
function copyData({value, file}: Place, copying: Copying): Json {
  const {document, listDataReferences, reach} = copying;
  for (const {section, name} of file === document.root.file ? listDataReferences(value) : []) {
    const target = toObjectName(section) && findNamed(section, name, copying);
    if (target) reach(target);
  }
  return value;
}

function findNamed(
  section: string,
  name: string,
  {document: {resolve, root}, components}: Original,
): PlacedComponent | undefined {
  const place = resolve(`#/components/${section}/${encodeURIComponent(escapeKey(name))}`, root);
  return place && toPlaced(section, place, components);
}

function toPlaced(section: string, place: Place, components: Components): PlacedComponent {
  return {component: components.find(place) ?? components.adopt(section, place), place};
}

function copyEntries(shape: Shape, place: Place, copying: Copying): Json {
  const {value, file, pointer} = place;
  const copyEntry = (key: string | number, entry: Json) =>
    copy(
      shapeOfEntry(shape, String(key), Array.isArray(value)),
      {value: entry, file, pointer: appendKey(pointer, key)},
      copying,
    );
  if (Array.isArray(value)) return value.map((entry, index) => copyEntry(index, entry) ?? null);
  const copied: JsonObject = Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([key, entry]): [string, Json][] => {
      const copiedEntry = copyEntry(key, entry);
      const isLeft =
        copiedEntry !== undefined &&
        !(shape.of === 'response' && key === 'links' && isEmpty(copiedEntry));
      return isLeft ? [[key, copiedEntry]] : [];
    }),
  );
  if (shape.form !== 'object') return copied;
  if (shape.of === 'discriminator') return copyDiscriminator(copied, place, copying);
  if (shape.of === 'link' && isObjectPlace(place)) return copyLink(copied, place, copying);
  if (shape.of === 'securityRequirement') return copyRequirement(copied, place, copying);
  const dynamic = shape.of === 'schema' ? stringOf(copied, '$dynamicRef') : undefined;
  const target =
    dynamic === undefined ? undefined : reachRef(dynamic, 'schema', place, copying, true);
  if (shape.of === 'schema') reachImplied(place, copying);
  return target !== undefined && copying.refer ? {...copied, $dynamicRef: target} : copied;
}

/**
 * A discriminator that is not beside a choice selects schemas by their names, which nothing refers
 * to. In JSON Schema, names select nothing.
 */
function reachImplied({value}: Place, copying: Copying): void {
  const {document, components, childrenOf, reach, refer} = copying;
  if (refer || fieldOf(value, 'discriminator') === undefined) return;
  if (fieldOf(value, 'oneOf') !== undefined || fieldOf(value, 'anyOf') !== undefined) return;
  for (const place of listDescendants(document, childrenOf, value))
    reach(toPlaced('schemas', place, components));
}

function copyReference(
  ref: string,
  shape: Shape,
  place: Place<JsonObject>,
  copying: Copying,
): Json | undefined {
  const {version} = copying.document;
  if (toSection(shape.of, version) === undefined) return copyInline(shape, place, copying);
  const target = reachRef(ref, shape.of, place, copying);
  const {$ref: _ref, ...siblings} = place.value;
  const kept = keepsSiblings(shape.of, version)
    ? (copyEntries(shape, {...place, value: siblings}, copying) as JsonObject)
    : siblings;
  return {$ref: target ?? ref, ...kept};
}

/** Inlines an object that `components` cannot hold. */
function copyInline(shape: Shape, place: Place<JsonObject>, copying: Copying): Json | undefined {
  const {inlining, follow} = copying;
  const key = placeKey(place);
  if (inlining.has(key)) return undefined;
  inlining.add(key);
  const copies = layersOf(place, follow)
    .reverse()
    .map((layer) => {
      const {$ref: _ref, ...fields} = layer.value;
      return copyEntries(shape, {...layer, value: fields}, copying) as JsonObject;
    });
  inlining.delete(key);
  return Object.assign({}, ...copies) as JsonObject;
}

/** The reference as written in the new document; undefined when it does not resolve. */
function reachRef(
  ref: string,
  of: ObjectName,
  holder: Place,
  copying: Copying,
  isDynamic = false,
): string | undefined {
  const {document, components, reach, refer} = copying;
  const {root, resolve, version} = document;
  const target = resolve(ref, holder);
  const section = toSection(of, version);
  if (!target || section === undefined) return undefined;
  const own = components.find(target);
  const component = own ?? components.adopt(section, target);
  const whole = own && childOf(childOf(childOf(root, 'components'), own.section), own.name);
  reach({component, place: whole ?? target});
  if (refer) {
    const {fragment} = splitRef(ref);
    if (isDynamic && stringOf(target.value, '$dynamicAnchor') === fragment)
      return refer(component, fragment);
    const inside = own ? toKeys(target.pointer).slice(COMPONENT_DEPTH) : [];
    return refer(component, toPointer(...inside));
  }
  if (own && holder.file === root.file && !namesFile(ref, holder, copying)) return ref;
  return toFragment(
    own ? target.pointer : toPointer('components', component.section, component.name),
  );
}

/** Whether a reference contains the name of the root file, which the new document does not have. */
function namesFile(ref: string, holder: Place, {document: {root, resolve}}: Copying): boolean {
  const {uri} = splitRef(ref);
  return uri !== '' && uri !== root.value.$self && resolve(uri, holder)?.value === root.value;
}

/** How many keys the pointer of a component has: `components`, its section, its name. */
const COMPONENT_DEPTH = 3;

export function toFragment(pointer: string): string {
  // A dollar needs no escape in a fragment, and not all programs undo one in `$defs`.
  return `#${pointer.split('/').map(encodeURIComponent).join('/').replaceAll('%24', '$')}`;
}

/** Values of a mapping are names of schemas, or references. */
function copyDiscriminator(copied: JsonObject, place: Place, copying: Copying): JsonObject {
  const toTarget = (value: Json): Json => {
    if (typeof value !== 'string') return value;
    const byName = /[#/]/.test(value) ? undefined : findNamed('schemas', value, copying);
    if (!byName) return reachRef(value, 'schema', place, copying) ?? value;
    copying.reach(byName);
    return copying.refer?.(byName.component, '') ?? value;
  };
  const {mapping, defaultMapping} = copied;
  return {
    ...copied,
    ...(isObject(mapping) && {
      mapping: Object.fromEntries(
        Object.entries(mapping).map(([value, target]) => [value, toTarget(target)]),
      ),
    }),
    ...(defaultMapping !== undefined && {defaultMapping: toTarget(defaultMapping)}),
  };
}

/** A scheme is named by its name or, since OpenAPI 3.2, by a reference. */
function copyRequirement(copied: JsonObject, place: Place, copying: Copying): JsonObject {
  const toTarget = (name: string): string => {
    const byName = findNamed('securitySchemes', name, copying);
    if (byName) copying.reach(byName);
    const isReference = !byName && copying.document.version === '3.2' && /[#./]/.test(name);
    return (isReference && reachRef(name, 'securityScheme', place, copying)) || name;
  };
  return toObject(membersOf(copied).map(([name, scopes]) => [toTarget(name), scopes]));
}

function isEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function leadsHere(place: Place, {follow, keepLink}: Copying): boolean {
  const link = follow(place);
  return link !== undefined && keepLink(link) !== undefined;
}

function copyLink(copied: JsonObject, link: Place<JsonObject>, {keepLink}: Copying): JsonObject {
  const pointer = keepLink(link)?.pointer;
  return pointer === undefined ? copied : {...copied, operationRef: toFragment(pointer)};
}
