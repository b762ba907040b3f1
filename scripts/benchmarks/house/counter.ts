/** Receives the notes that `countRuns.mjs` puts into the functions of the plugin and the theme. */
export type House = {
  /** Names of files, and of each the functions that ran, by their numbers. */
  ran: Map<string, Set<number>>;
  /** Whether a walk is in progress. */
  isWalking: boolean;
  run: (file: string, index: number) => void;
  /** A module begins to initialise. */
  enter: () => void;
  leave: () => void;
};

const ran: House['ran'] = new Map();
/** Modules that are being initialised: what runs for them runs for any document. */
let depth = 0;
const house: House = {
  ran,
  isWalking: false,
  run(file, index) {
    if (!house.isWalking || depth > 0) return;
    const known = ran.get(file);
    if (known) known.add(index);
    else ran.set(file, new Set([index]));
  },
  enter: () => depth++,
  leave: () => depth--,
};
Object.assign(globalThis, {house});
