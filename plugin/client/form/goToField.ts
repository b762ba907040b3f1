import {parentOf} from '../../document/pointer';
import type {Remark} from '../response/findRemarks';

/** Focuses the field of a remark, or the nearest one around it, once the form shows it. */
export function goToField(dialog: Element | null, {place, pointer}: Remark): void {
  // The form takes the place of a text in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => focus()));
  function focus(): void {
    let found: Element | null | undefined;
    if (place.kind === 'parameter') found = find('parameter', `${place.in} ${place.name}`);
    for (
      let at: string | undefined = pointer;
      place.kind === 'body' && at !== undefined && !found;
      at = parentOf(at)
    )
      found = find('pointer', at);
    const field = found?.querySelector<HTMLElement>('input, select, textarea, button');
    field?.focus({preventScroll: true});
    found?.scrollIntoView({block: 'center'});
  }
  function find(name: string, value: string): Element | null | undefined {
    return dialog?.querySelector(`[data-${name}="${CSS.escape(value)}"]`);
  }
}
