import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Keeps the value of a text field in its property alone. React would also write it into the
 * attribute `value`, which is part of the page's HTML.
 * @returns the `ref` of an `<input>` without `value` and `defaultValue`
 */
export function useValueProperty(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Writing the same value again would move the cursor to the end.
    if (field.current && field.current.value !== value) field.current.value = value;
  });
  return field;
}
