import type {ExactJson} from '../json/exactJson';

type ExactObject = {[key: string]: ExactJson};

/** An object with a property set in its place, added at the end, or with `undefined` taken away. Any name is a name. */
export function setProperty(object: ExactObject, name: string, value: ExactJson | undefined): ExactObject {
  const entries = Object.entries(object);
  if (value === undefined) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return Object.fromEntries(Object.hasOwn(object, name) ? entries.map(([key, current]) => [key, key === name ? value : current]) : [...entries, [name, value]]);
}

/** An object with a property called otherwise; unchanged when there is already one of that name. */
export function renameProperty(object: ExactObject, from: string, to: string): ExactObject {
  return Object.hasOwn(object, to) ? object : Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]));
}

/** The value of an own property: never one of the prototype. */
export function getProperty(object: ExactObject, name: string): ExactJson | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
