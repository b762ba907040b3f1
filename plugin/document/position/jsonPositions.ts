import {findStringEnd} from '../parse/measureJson';
import type {ContainerPosition, Position} from './types';

/** Reads where the values of a JSON text stand. The text is valid JSON. */
export function toJsonPositions(text: string): Position {
  const open: ContainerPosition[] = [];
  let container: ContainerPosition | undefined;
  let root: Position = 0;
  /** The last key of a map has no value yet. */
  let hasKey = false;

  const add = (position: Position) => {
    if (container) container.children.push(position);
    else root = position;
    hasKey = false;
  };
  const enter = (position: ContainerPosition) => {
    add(position);
    open.push(position);
    container = position;
  };

  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x20: // space
      case 0x0a: // line feed
      case 0x0d: // carriage return
      case 0x09: // tab
      case 0x2c: // ,
      case 0x3a: // :
        break;
      case 0x7b: // {
        enter({offset: index, children: [], keys: [], keyOffsets: []});
        break;
      case 0x5b: // [
        enter({offset: index, children: []});
        break;
      case 0x7d: // }
      case 0x5d: // ]
        open.pop();
        container = open.at(-1);
        break;
      case 0x22: {
        const end = findStringEnd(text, index);
        if (container?.keys && !hasKey) {
          container.keys.push(readString(text, index, end));
          container.keyOffsets!.push(index);
          hasKey = true;
        } else add(index);
        index = end;
        break;
      }
      default:
        add(index);
        index = findTokenEnd(text, index) - 1;
    }
  }
  return root;
}

/** Behind a number, `true`, `false` or `null`. */
function findTokenEnd(text: string, start: number): number {
  const token = /[\w.+-]+/y;
  token.lastIndex = start;
  return token.test(text) ? token.lastIndex : start + 1;
}

function readString(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
}
