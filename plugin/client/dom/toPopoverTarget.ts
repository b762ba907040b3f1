import {version, type ButtonHTMLAttributes} from 'react';

/**
 * The attribute by which a button opens a popover. React 18 does not know it and warns of any name
 * but HTML's own.
 */
const NAME = Number.parseInt(version, 10) < 19 ? 'popovertarget' : 'popoverTarget';

/** Makes a button open the popover that has this id. */
export function toPopoverTarget(
  id: string,
): Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'popoverTarget'> {
  return {[NAME]: id};
}
