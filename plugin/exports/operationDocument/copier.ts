import {isObject} from '../../document/isObject';
import {childOf, placeKey} from '../../document/place';
import {keepsSiblings, type ObjectName, type Shape, shapeOfEntry} from '../../document/objects';
import {appendKey, escapeKey} from '../../document/pointer';
import type {Json, JsonObject, LoadedDocument, Located} from '../../document/types';
import {type Component, createComponents, toObjectName, toSection} from './components';
import {createDataReferences} from './dataReferences';
import {createFollow, type Follow} from './follow';
import {toLayers} from './source';

/** Told of every component that what is copied refers to. */
type Reach = (component: Component, place: Located) => void;

export type Copier = {
  follow: Follow;
  /**
   * A value of a known shape, with references that hold in its own document. Data is passed on
   * as it is.
   */
  copy(shape: Shape | null, place: Located, reach: Reach): Json | undefined;
  /** A component by its name in the root file. */
  named(section: string, name: string): {component: Component; place: Located} | undefined;
};

/**
 * Copies parts of a document. Knows what is where, so that a `$ref` in an example stays data.
 */
export function createCopier(document: LoadedDocument): Copier {
  const {root, resolve, version} = document;
  const follow = createFollow(document);
  const components = createComponents(document);
  const dataReferences = createDataReferences();
  const inlining = new Set<string>();

  const toComponent = (place: Located, section: string) =>
    components.find(place) ?? components.adopt(section, place);

  const named: Copier['named'] = (section, name) => {
    const place = resolve(`#/components/${section}/${encodeURIComponent(escapeKey(name))}`, root);
    return place && {component: toComponent(place, section), place};
  };

  const copy: Copier['copy'] = (expected, place, reach) => {
    const {value} = place;
    if (typeof value !== 'object' || value === null) return value;
    if (!expected) return copyData(place, reach);
    const shape: Shape =
      expected.form === 'either' && !Array.isArray(value)
        ? {form: 'object', of: expected.of}
        : expected;
    if (shape.form === 'object') {
      if (shape.of === 'link' && !leadsHere(follow(place))) return undefined;
      if (isObject(value) && typeof value.$ref === 'string')
        return copyReference(value.$ref, shape, place as Located<JsonObject>, reach);
    }
    return copyEntries(shape, place, reach);
  };
  return {follow, copy, named};

  /** Data stays as it is. What it names comes along. */
  function copyData({value, file}: Located, reach: Reach): Json {
    for (const {section, name} of file === root.file ? dataReferences(value) : []) {
      const target = toObjectName(section) && named(section, name);
      if (target) reach(target.component, target.place);
    }
    return value;
  }

  function copyEntries(shape: Shape, place: Located, reach: Reach): Json {
    const {value, file, pointer} = place;
    const copyEntry = (key: string | number, entry: Json) =>
      copy(
        shapeOfEntry(shape, String(key), Array.isArray(value)),
        {value: entry, file, pointer: appendKey(pointer, key)},
        reach,
      );
    if (Array.isArray(value)) return value.map((entry, index) => copyEntry(index, entry) ?? null);
    const entries = Object.entries(value as JsonObject).flatMap(
      ([key, entry]): [string, Json][] => {
        const copied = copyEntry(key, entry);
        return copied === undefined ||
          (key === 'links' &&
            shape.of === 'response' &&
            isObject(copied) &&
            Object.keys(copied).length === 0)
          ? []
          : [[key, copied]];
      },
    );
    const copied = Object.fromEntries(entries);
    if (shape.form !== 'object') return copied;
    if (shape.of === 'discriminator') return copyDiscriminator(copied, place, reach);
    if (shape.of === 'schema' && typeof copied.$dynamicRef === 'string')
      reachRef(copied.$dynamicRef, 'schema', place, reach);
    return copied;
  }

  function copyReference(
    ref: string,
    shape: Shape,
    place: Located<JsonObject>,
    reach: Reach,
  ): Json | undefined {
    if (toSection(shape.of, version) === undefined) return copyInline(shape, place, reach);
    const target = reachRef(ref, shape.of, place, reach);
    const {$ref: _ref, ...siblings} = place.value;
    const kept = keepsSiblings(shape.of, version)
      ? (copyEntries(shape, {...place, value: siblings}, reach) as JsonObject)
      : siblings;
    return {$ref: target ?? ref, ...kept};
  }

  /** What has no place among the components is taken in where it is named. */
  function copyInline(shape: Shape, place: Located<JsonObject>, reach: Reach): Json | undefined {
    const key = placeKey(place);
    if (inlining.has(key)) return undefined;
    inlining.add(key);
    const copies = toLayers(place, follow)
      .reverse()
      .map((layer) => {
        const {$ref: _ref, ...fields} = layer.value;
        return copyEntries(shape, {...layer, value: fields}, reach) as JsonObject;
      });
    inlining.delete(key);
    return Object.assign({}, ...copies) as JsonObject;
  }

  /** The reference as it is written in the new document; undefined when it leads nowhere. */
  function reachRef(
    ref: string,
    of: ObjectName,
    holder: Located,
    reach: Reach,
  ): string | undefined {
    const target = resolve(ref, holder);
    const section = toSection(of, version);
    if (!target || section === undefined) return undefined;
    const own = components.find(target);
    const component = own ?? components.adopt(section, target);
    reach(component, (own && toComponentPlace(own)) ?? target);
    if (own && holder.file === root.file) return ref;
    return `#${(own ? target.pointer : `/components/${component.section}/${escapeKey(component.name)}`).split('/').map(encodeURIComponent).join('/')}`;
  }

  function toComponentPlace({section, name}: Component): Located | undefined {
    return childOf(childOf(childOf(root, 'components'), section), name);
  }

  /** Values of a mapping are names of schemas, or references. */
  function copyDiscriminator(copied: JsonObject, place: Located, reach: Reach): JsonObject {
    const toTarget = (value: Json): Json => {
      if (typeof value !== 'string') return value;
      const byName = /[#/]/.test(value) ? undefined : named('schemas', value);
      if (!byName) return reachRef(value, 'schema', place, reach) ?? value;
      reach(byName.component, byName.place);
      return value;
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
}

/** Links point to other operations, which a document of one operation does not have. */
function leadsHere(link: Located<JsonObject> | undefined): boolean {
  return (
    link !== undefined &&
    link.value.operationId === undefined &&
    link.value.operationRef === undefined
  );
}
