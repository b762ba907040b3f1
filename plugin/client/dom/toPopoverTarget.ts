import {version, type ButtonHTMLAttributes} from 'react';

/**
 * The attribute with which a button opens a popover. React 18 does not know it, and warns about any
 * name except HTML's.
 */
const NAME = Number.parseInt(version, 10) < 19 ? 'popovertarget' : 'popoverTarget';

/** The attribute that makes a button open the popover with this id. */
export function toPopoverTarget(
  id: string,
): Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'popoverTarget'> {
  return {[NAME]: id};
}
