/**
 * A part of the model and everything it was made of. When nothing of that has changed, making it
 * again would give the same part and have the same effects: the part is kept, and the effects are
 * repeated.
 */
type Step = {
  key: unknown;
  /** What it was called with. */
  inputs: readonly unknown[];
  result: unknown;
  /** What it asked about the document. */
  looks: Call[];
  /**
   * What it asked about the model as it stood, and did to it, in order; steps inside it among them.
   */
  acts: (Call | Step)[];
  /** Steps that made what it took over. */
  uses: Set<Step>;
};

type Call = {name: string; args: unknown[]; answer: unknown};
type Ask = (...args: unknown[]) => unknown;

/** All steps of a document, in the order in which they ended, and what they have in common. */
export type StepMemory = {frame: string; steps: ReadonlyMap<unknown, Step>};

/**
 * The step that an effect belongs to; `isKept`: its result was made for an earlier state of the
 * document.
 */
export type Owner = {step: Step; isKept: boolean};

export type Steps = {
  /**
   * The same function, of whose answers is known which steps depend on them. It depends on the
   * document alone.
   */
  look<A extends unknown[], R>(name: string, ask: (...args: A) => R): (...args: A) => R;
  /** The same for a function that reads or changes the model that is being made. */
  act<A extends unknown[], R>(name: string, run: (...args: A) => R): (...args: A) => R;
  /** Says on what else all steps depend, before the first one runs. */
  begin(frame: string): void;
  /** Makes a part, or keeps the one that was made of the same. No two steps have one key. */
  run<T>(key: unknown, inputs: readonly unknown[], make: () => T): T;
  /** The step at hand. */
  owner(): Owner | undefined;
  /** Notes that the step at hand depends on another one. */
  use(step: Step | undefined): void;
  /** Notes that the result of a step that was kept is no longer right. */
  drop(step: Step): void;
  /** Whether a step did not find the model as it was: nothing that was made can be used. */
  hasFailed(): boolean;
  /** Whether all that was kept is right. */
  isRight(): boolean;
  /** What the next state of the document can be made with. */
  memory(): StepMemory;
};

/** For a document that is read once: nothing is remembered. */
export const NO_STEPS: Steps = {
  look: (_name, ask) => ask,
  act: (_name, run) => run,
  begin: () => undefined,
  run: (_key, _inputs, make) => make(),
  owner: () => undefined,
  use: () => undefined,
  drop: () => undefined,
  hasFailed: () => false,
  isRight: () => true,
  memory: () => ({frame: '', steps: new Map()}),
};

export function createSteps(earlier: StepMemory | undefined): Steps {
  const looks = new Map<string, Ask>();
  const acts = new Map<string, Ask>();
  const steps = new Map<unknown, Step>();
  const dropped = new Set<Step>();
  let valid: ReadonlySet<Step> = new Set();
  let frame = '';
  let open: Owner | undefined;
  let hasFailed = false;

  return {
    look: (name, ask) => note(looks, 'looks', name, ask),
    act: (name, run) => note(acts, 'acts', name, run),
    begin(common) {
      frame = common;
      valid = findValid(earlier?.frame === common ? earlier.steps.values() : [], looks);
    },
    run<T>(key: unknown, inputs: readonly unknown[], make: () => T): T {
      const known = earlier?.steps.get(key);
      const isKept = known !== undefined && valid.has(known) && isSame(known.inputs, inputs);
      const step: Step = isKept
        ? known
        : {key, inputs, result: undefined, looks: [], acts: [], uses: new Set()};
      enter(step, isKept, () => (isKept ? step.acts.forEach(repeat) : void (step.result = make())));
      open?.step.acts.push(step);
      return step.result as T;
    },
    owner: () => open,
    use(step) {
      if (step && open && step !== open.step) open.step.uses.add(step);
    },
    drop: (step) => void dropped.add(step),
    hasFailed: () => hasFailed,
    isRight: () => !hasFailed && dropped.size === 0,
    memory: () => ({frame, steps: new Map([...steps].filter(([, step]) => !dropped.has(step)))}),
  };

  function note<A extends unknown[], R>(
    known: Map<string, Ask>,
    list: 'looks' | 'acts',
    name: string,
    ask: (...args: A) => R,
  ): (...args: A) => R {
    known.set(name, ask as Ask);
    return (...args) => {
      const answer = ask(...args);
      open?.step[list].push({name, args, answer});
      return answer;
    };
  }

  function enter(step: Step, isKept: boolean, work: () => void): void {
    const outer = open;
    open = {step, isKept};
    work();
    open = outer;
    steps.set(step.key, step);
  }

  function repeat(act: Call | Step): void {
    if ('acts' in act) enter(act, true, () => act.acts.forEach(repeat));
    else if (!isSame(acts.get(act.name)!(...act.args), act.answer)) hasFailed = true;
  }
}

/**
 * The steps about which the document still says the same, and so do those that they depend on,
 * which ended before them.
 */
function findValid(steps: Iterable<Step>, looks: ReadonlyMap<string, Ask>): Set<Step> {
  const valid = new Set<Step>();
  for (const step of steps) {
    const needed = [...step.uses, ...step.acts.filter((act) => 'acts' in act)];
    if (
      needed.every((other) => valid.has(other)) &&
      step.looks.every(({name, args, answer}) => isSame(looks.get(name)!(...args), answer))
    )
      valid.add(step);
  }
  return valid;
}

/**
 * Texts, places, names, and lists of such. A value of the document is the same one or another one.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  const isSameField = Array.isArray(one) && Array.isArray(other) ? isSame : Object.is;
  return (
    fields.length === others.size &&
    fields.every(([key, field]) => others.has(key) && isSameField(field, others.get(key)))
  );
}
