import {remember} from '../remember';
import {type PatternNode, readPattern} from './readPattern';

/** What is to be matched, and then the rest. A repetition knows its rounds and where one began. */
type Task = {node: PatternNode; next: Task | undefined; round: number; from: number};
type State = {task: Task | undefined; at: number};

/** Tables of Unicode take time to build. */
const STEPS_OF_PROPERTY = 300;
const STEPS_OF_CHARACTER = 5;

/** Reading makes expressions, and documents use few patterns for many values. */
const read = remember((pattern) => ({tree: readPattern(pattern)}));

/**
 * Counts the steps in which a backtracking engine, as browsers and Node have it, compares a text
 * with a pattern, by taking the same ones: the same number on every machine. Infinity if there are
 * more than `most`; undefined if the steps of the pattern cannot be counted.
 */
export function countSteps(pattern: string, text: string, most: number): number | undefined {
  const {tree} = read(pattern);
  if (!tree) return undefined;
  let steps =
    STEPS_OF_CHARACTER * pattern.length + STEPS_OF_PROPERTY * (pattern.split(/\\p/i).length - 1);

  /** Whether a node matches at a place; undefined once there are too many steps. */
  function matches(node: PatternNode, start: number): boolean | undefined {
    const open: State[] = [{task: toTask(node, undefined), at: start}];
    for (let state = open.pop(); state; state = open.pop()) {
      let current: State | undefined = state;
      while (current?.task) {
        steps += 1;
        if (steps > most) return undefined;
        current = advance(current.task, current.at, open);
      }
      if (current) return true;
    }
    return false;
  }

  /** One step; undefined if it fails. Adds what to try after a failure. */
  function advance({node, next, round, from}: Task, at: number, open: State[]): State | undefined {
    switch (node.kind) {
      case 'atom':
        node.test.lastIndex = at;
        return node.test.test(text) ? {task: next, at: node.test.lastIndex} : undefined;
      case 'all':
        steps += node.parts.length;
        return {
          task: node.parts.reduceRight<Task | undefined>((rest, part) => toTask(part, rest), next),
          at,
        };
      case 'any': {
        const [first, ...others] = node.choices.map((choice) => toTask(choice, next));
        steps += others.length;
        for (const task of others.reverse()) open.push({task, at});
        return {task: first, at};
      }
      case 'look': {
        const found = matches(node.part, at);
        return found === undefined || found === node.isNegative ? undefined : {task: next, at};
      }
      case 'repeat': {
        // An optional round that matches nothing is given up.
        if (round > node.least && at === from) return undefined;
        const again = toTask(node.part, {node, next, round: round + 1, from: at});
        if (round < node.least) return {task: again, at};
        if (round >= node.most) return {task: next, at};
        const [first, second] = node.isLazy ? [next, again] : [again, next];
        open.push({task: second, at});
        return {task: first, at};
      }
    }
  }

  const last = isAnchored(tree) ? 0 : text.length;
  for (let start = 0; start <= last; start++) {
    const found = matches(tree, start);
    if (found === undefined) return Infinity;
    if (found) break;
  }
  return steps > most ? Infinity : steps;
}

function toTask(node: PatternNode, next: Task | undefined): Task {
  return {node, next, round: 0, from: -1};
}

/** Whether a pattern can match only at the start of a text: an engine tries no other place. */
function isAnchored(tree: PatternNode): boolean {
  const [only, ...others] = tree.kind === 'any' ? tree.choices : [];
  const [first] = only?.kind === 'all' ? only.parts : [];
  return others.length === 0 && first?.kind === 'atom' && first.test.source === '^';
}
