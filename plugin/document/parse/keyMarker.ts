import type {LoadOptions} from 'js-yaml';
import {isMarkedKey, type KeyOrder, startKeyOrder, toMarkedKey, toNextKey} from '../keyOrder';

/**
 * Marks, while YAML is parsed, the keys that JavaScript would move. The parser calls the listener
 * when a node begins and ends; what it reports as the result of a key becomes the key. Keys in the
 * notation `? key` are not marked.
 */
export function createKeyMarker(text: string): {
  listener: NonNullable<LoadOptions['listener']>;
  isUsed: () => boolean;
} {
  /** By depth. */
  const orders: KeyOrder[] = [];
  // An own key takes precedence over a merged one only if both are the same string.
  const marksAll = text.includes('<<');
  let depth = 0;
  let isUsed = false;
  return {
    listener(event, state) {
      if (event === 'open') {
        depth += 1;
        // Of the map that this node may be: its keys are one level deeper.
        orders[depth] = startKeyOrder(orders[depth]);
        return;
      }
      depth -= 1;
      const order = orders[depth];
      if (!order || !endsBeforeColon(state.input, state.position)) return;
      const name = String(state.result);
      const key = marksAll ? toMarkedKey(name) : toNextKey(name, order);
      if (!isMarkedKey(key)) return;
      state.result = key;
      isUsed = true;
    },
    isUsed: () => isUsed,
  };
}

const COLON = 0x3a;

function endsBeforeColon(input: string, end: number): boolean {
  let index = end;
  let code = input.charCodeAt(index);
  while (code === 0x20 || code === 0x09) code = input.charCodeAt((index += 1));
  return code === COLON;
}
