import type {Context} from './context';
import type {Owner, Steps} from './steps';
import type {SchemaTable} from './types';

/** What a task has at hand, once every named schema stands. */
export type Late = {
  table: SchemaTable;
  warn: Context['warn'];
  /** Sets a field of what the step at hand made; undefined leaves it out. */
  complete<T extends object, K extends keyof T>(object: T, field: K, value: T[K]): void;
};

/** Holds on to nothing but parts of the document and of the model: it runs again when its step is kept. */
export type Task = (late: Late) => void;

/** Tasks that wait until every named schema stands. */
export function createTasks(steps: Steps): {add: (task: Task) => void; run: (late: Pick<Late, 'table' | 'warn'>) => void} {
  const waiting: {task: Task; owner: Owner | undefined}[] = [];
  return {
    add: steps.act('later', (task: Task) => void waiting.push({task, owner: steps.owner()})),
    run(late) {
      for (const {task, owner} of waiting) task({...late, complete: createCompleter(steps, owner)});
    },
  };
}

/** What was kept is not changed, because pages may have been made of it: it is given up where it is no longer right. */
export function createCompleter(steps: Steps, owner: Owner | undefined): Late['complete'] {
  return (object, field, value) => {
    if (owner?.isKept) {
      if (JSON.stringify(object[field]) !== JSON.stringify(value)) steps.drop(owner.step);
    } else if (value !== undefined) object[field] = value;
  };
}
