import type {LoadOptions, State} from 'js-yaml';
import {listenToYaml} from '../parse/yaml';
import {type ContainerPosition, offsetOf, type Position} from './types';

declare module 'js-yaml' {
  interface State {
    /** Name of the current node, for aliases; the package's types omit it. */
    anchor: string | null;
  }
}

/** The parser's state for the current node. */
type NodeState = Pick<State, 'input' | 'position' | 'kind' | 'anchor'> & {result: unknown};

/** A node that has been read: its position, and its text if it is a key. */
type ReadNode = {position: Position; key?: string};
type OpenNode = {start: number; children: ReadNode[]};

/**
 * Reads the positions of the values in a YAML text from the parser's events: about as fast as
 * parsing again. Entries without a colon (`{a, b}`) may be missing; all others are right.
 */
export function toYamlPositions(text: string): Position {
  const root: OpenNode = {start: 0, children: []};
  const open = [root];
  const anchors = new Map<string, Position>();

  const listener: LoadOptions['listener'] = (event, state) => {
    if (event === 'open') {
      open.push({start: state.position, children: []});
      return;
    }
    const node = open.pop();
    const read = node && toReadNode(node, state, anchors);
    if (read) open.at(-1)?.children.push(read);
  };
  listenToYaml(text, listener);
  return root.children[0]?.position ?? 0;
}

function toReadNode(
  {start, children}: OpenNode,
  state: NodeState,
  anchors: Map<string, Position>,
): ReadNode | undefined {
  const {input, kind, anchor, result} = state;
  const offset = skipToContent(input, start);
  const end = state.position;
  if (offset >= end) return undefined;
  const position = toPosition(offset, children, kind, input, anchors);
  if (anchor !== null) anchors.set(anchor, position);
  return endsBeforeColon(input, end) || isMarkedAsKey(input, start)
    ? {position, key: String(result)}
    : {position};
}

function toPosition(
  offset: number,
  children: ReadNode[],
  kind: NodeState['kind'],
  input: string,
  anchors: ReadonlyMap<string, Position>,
): Position {
  if (input[offset] === '*') return toAlias(input, offset, anchors);
  const [only] = children;
  // The parser reads a possible first key of a map as a node and keeps it when no colon follows.
  if (only && children.length === 1 && only.key === undefined && offsetOf(only.position) === offset)
    return only.position;
  if (kind === 'mapping') return toMap(offset, children);
  return kind === 'sequence' ? {offset, children: children.map(({position}) => position)} : offset;
}

/** Keys and values alternate; a key without a value is followed by the next key. */
function toMap(offset: number, nodes: ReadNode[]): ContainerPosition {
  const map: Required<ContainerPosition> = {offset, children: [], keys: [], keyOffsets: []};
  for (const [index, {key, position}] of nodes.entries()) {
    if (key === undefined) continue;
    const value = nodes[index + 1];
    map.keys.push(key);
    map.keyOffsets.push(offsetOf(position));
    map.children.push(value && value.key === undefined ? value.position : offsetOf(position));
  }
  return map;
}

function toAlias(input: string, offset: number, anchors: ReadonlyMap<string, Position>): Position {
  const alias = /[^\s,[\]{}]+/y;
  alias.lastIndex = offset + 1;
  const [name = ''] = alias.exec(input) ?? [];
  const target = anchors.get(name);
  return typeof target === 'object' ? {...target, offset} : offset;
}

/** Skips white space, comments, anchors and tags before a value. */
function skipToContent(input: string, start: number): number {
  const skipped = /\s+|(?<=\s|^)#[^\n]*|[&!][^\s,[\]{}]*(?=\s)/y;
  let offset = start;
  for (skipped.lastIndex = start; skipped.test(input);) offset = skipped.lastIndex;
  return offset;
}

function endsBeforeColon(input: string, end: number): boolean {
  const colon = /[ \t]*:/y;
  colon.lastIndex = end;
  return colon.test(input);
}

/** The notation `? key`, in which some tools write long keys; the colon is on another line. */
function isMarkedAsKey(input: string, start: number): boolean {
  return input[start - 1] === '?' && /\s/.test(input[start] ?? '');
}
