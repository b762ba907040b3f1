import type {Shape} from '../objects';
import type {JsonObject, Located, OpenApiVersion} from '../types';
import type {Findings} from './walk';

/** Another name of a place. */
export type Name = {field: '$self' | '$id' | '$anchor' | '$dynamicAnchor'; holder: Located<JsonObject>; name: string};

/** A part of a document that was walked, where it stood, and what was found in it. */
export type Part = {file: string; pointer: string; shape: Shape; version: OpenApiVersion; findings: Findings; names: Name[]};

/** What a walk leaves for the next one. */
export type WalkMemory = {
  /** By its value. */
  parts: WeakMap<object, Part>;
  /** Which part a value was last visited in, for each shape. */
  ownerOf: (shape: Shape) => WeakMap<object, object>;
};

export function createWalkMemory(): WalkMemory {
  return {parts: new WeakMap(), ownerOf: createPerShape(() => new WeakMap<object, object>())};
}

/** Something for each shape, made when it is first asked for. It is asked for each value of a document. */
export function createPerShape<T>(make: () => T): (shape: Shape) => T {
  const byForm = {object: new Map<string, T>(), list: new Map<string, T>(), map: new Map<string, T>(), either: new Map<string, T>()} satisfies {[form in Shape['form']]: Map<string, T>};
  return ({form, of}) => {
    const known = byForm[form].get(of);
    if (known !== undefined) return known;
    const made = make();
    byForm[form].set(of, made);
    return made;
  };
}

/** An entry of `paths`, `webhooks` or a section of `components`: large enough to be kept, small enough to be walked again. */
export function isPart({value, pointer}: Located): boolean {
  return typeof value === 'object' && value !== null && /^\/(?:paths|webhooks|x-webhooks|components\/[^/]+)\/[^/]+$/.test(pointer);
}
