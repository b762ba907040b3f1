/**
 * Names for the content of an object's field; `data` is strings, numbers, examples and extensions.
 */
export const one = <T extends string>(of: T) => ({form: 'object', of}) as const;
export const list = <T extends string>(of: T) => ({form: 'list', of}) as const;
export const map = <T extends string>(of: T) => ({form: 'map', of}) as const;
export const either = <T extends string>(of: T) => ({form: 'either', of}) as const;
export const data = null;
