import {isObject} from '../../document/isObject';
import {hasMember} from '../../document/keyOrder';
import {placeKey} from '../../document/place';
import {type ObjectName, objectOfSection, sectionOf} from '../../document/objects';
import {toKeys} from '../../document/pointer';
import type {LoadedDocument, OpenApiVersion, Place, PlaceInFile} from '../../document/types';
import {toSchemaName} from '../../model/schema/names';

/** A component by section and name. */
export type Component = {section: string; name: string};

export type PlacedComponent = {component: Component; place: Place};

/** The components that something reaches, by their keys. */
export type ReachedComponents = Map<string, PlacedComponent>;

/**
 * The section of `components` for objects of a kind; undefined for those that are inlined, as path
 * items always are.
 */
export function toSection(of: ObjectName, version: OpenApiVersion): string | undefined {
  return of === 'pathItem' ? undefined : sectionOf(of, version);
}

export function toObjectName(section: string): ObjectName | undefined {
  return section === 'pathItems' ? undefined : objectOfSection(section);
}

export type Components = {
  /** The component that a place of the root file is or is in. */
  find(place: PlaceInFile): Component | undefined;
  /** Makes a component of an object in another file, with the name it has there. */
  adopt(section: string, place: PlaceInFile): Component;
};

export function createComponents({root}: Pick<LoadedDocument, 'root'>): Components {
  const adopted = new Map<string, Component>();
  const taken = new Set<string>();
  const declared = isObject(root.value.components) ? root.value.components : {};
  const isTaken = (section: string, name: string) =>
    taken.has(`${section}/${name}`) ||
    (isObject(declared[section]) && hasMember(declared[section], name));
  return {
    find({file, pointer}) {
      const [components, section, name] = toKeys(pointer);
      return file === root.file &&
        components === 'components' &&
        section !== undefined &&
        name !== undefined &&
        toObjectName(section)
        ? {section, name}
        : undefined;
    },
    adopt(section, place) {
      const key = `${section} ${placeKey(place)}`;
      const known = adopted.get(key);
      if (known) return known;
      const plain = toSchemaName(place).replace(/[^A-Za-z0-9._-]+/g, '-') || 'component';
      let name = plain;
      for (let number = 2; isTaken(section, name); number++) name = `${plain}-${number}`;
      taken.add(`${section}/${name}`);
      const component = {section, name};
      adopted.set(key, component);
      return component;
    },
  };
}
