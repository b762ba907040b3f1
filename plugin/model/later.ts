import type {Code} from '../diagnostics/codes';
import type {Place} from '../document/place';
import type {Owner, Steps} from './steps';
import type {SchemaTable} from './types';

/** Reports a finding about a place, once for each place. */
export type Warn = (code: Code, place: Place, message: string, help?: string) => void;

/** What a task has at hand, once every named schema is built. */
export type Late = {
  table: SchemaTable;
  warn: Warn;
  /** Sets a field of what the step at hand made; undefined leaves it out. */
  complete: <T extends object, K extends keyof T>(object: T, field: K, value: T[K]) => void;
};

/**
 * Holds on to nothing but parts of the document and of the model: it runs again when its step is
 * kept.
 */
export type Task = (late: Late) => void;

type Warning = Parameters<Warn>;

const NONE: readonly Warning[] = [];

/**
 * What a task said when it ran last. It says the same again, as long as its step is kept and all
 * named schemas are the same.
 */
const warnings = new WeakMap<Task, readonly Warning[]>();

/** Tasks that wait until every named schema is built. */
export function createTasks(steps: Steps): {
  add: (task: Task) => void;
  run: (late: Pick<Late, 'table' | 'warn'>, isSameTable: boolean) => void;
} {
  const waiting: {task: Task; owner: Owner | undefined}[] = [];
  return {
    add: steps.act('later', (task: Task) => void waiting.push({task, owner: steps.owner()})),
    run(late, isSameTable) {
      for (const {task, owner} of waiting) {
        const known = isSameTable && owner?.isKept ? warnings.get(task) : undefined;
        for (const warning of known ?? []) late.warn(...warning);
        if (known) continue;
        const made: Warning[] = [];
        const warn = (...warning: Warning) => {
          made.push(warning);
          late.warn(...warning);
        };
        task({...late, warn, complete: createCompleter(steps, owner)});
        if (owner) warnings.set(task, made.length > 0 ? made : NONE);
      }
    },
  };
}

/**
 * What was kept is not changed, because pages may have been made of it: it is given up where it is
 * no longer right.
 */
export function createCompleter(steps: Steps, owner: Owner | undefined): Late['complete'] {
  return (object, field, value) => {
    if (owner?.isKept) {
      if (object[field] !== value && JSON.stringify(object[field]) !== JSON.stringify(value))
        steps.drop(owner.step);
    } else if (value !== undefined) object[field] = value;
  };
}
