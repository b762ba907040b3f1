import {findStringEnd} from '../parse/measureJson';
import type {ContainerPosition, Position} from './types';

/** Reads where the values of a JSON text stand. The text is valid JSON. */
export function toJsonPositions(text: string): Position {
  const open: ContainerPosition[] = [];
  let root: Position = 0;
  let key: {name: string; offset: number} | undefined;

  const add = (position: Position) => {
    const parent = open.at(-1);
    if (!parent) root = position;
    else if (parent.keys && key) {
      parent.keys.push(key.name);
      parent.keyOffsets!.push(key.offset);
      parent.children.push(position);
      key = undefined;
    } else parent.children.push(position);
  };

  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (character === '{' || character === '[') {
      const container: ContainerPosition = character === '{' ? {offset: index, children: [], keys: [], keyOffsets: []} : {offset: index, children: []};
      add(container);
      open.push(container);
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (character === '"') {
      const end = findStringEnd(text, index);
      if (open.at(-1)?.keys && !key) key = {name: readString(text, index, end), offset: index};
      else add(index);
      index = end;
    } else if (!/[\s,:]/.test(character)) {
      add(index);
      while (index + 1 < text.length && /[\w.+-]/.test(text[index + 1]!)) index += 1;
    }
  }
  return root;
}

function readString(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  return raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
}
