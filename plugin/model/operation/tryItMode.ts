import {extensionsOf} from '../../document/extensions/read';
import type {FieldOf} from '../../document/extensions/table';
import type {Json} from '../../document/types';
import type {TryItMode} from '../types';

const ON_OR_OFF: [Json, TryItMode][] = [
  [true, 'full'],
  [false, 'samples'],
];
const HIDDEN: [Json, TryItMode][] = [
  [true, 'samples'],
  [false, 'full'],
];

/** What the values of each extension mean; other values have no effect. */
const MEANINGS: {[F in FieldOf<'tryIt'>]: ReadonlyMap<Json, TryItMode>} = {
  'x-try-it': new Map<Json, TryItMode>([
    ...ON_OR_OFF,
    ['full', 'full'],
    ['samples', 'samples'],
    ['none', 'none'],
  ]),
  'x-readme/explorer-enabled': new Map(ON_OR_OFF),
  'x-explorer-enabled': new Map(ON_OR_OFF),
  'x-fern-explorer': new Map(ON_OR_OFF),
  // Mintlify's pages show samples without a playground, too.
  'x-mint/metadata/playground': new Map<Json, TryItMode>([
    ...ON_OR_OFF,
    ['interactive', 'full'],
    ['simple', 'samples'],
    ['none', 'samples'],
  ]),
  'x-hideTryItPanel': new Map(HIDDEN),
  'x-hideReplay': new Map(HIDDEN),
};

/** The mode of Try It that an operation or, without one, its document asks for. */
export function readTryItMode(operation: Json, root: Json): TryItMode | undefined {
  return readMode(operation) ?? readMode(root);
}

function readMode(object: Json): TryItMode | undefined {
  for (const {field, value} of extensionsOf(object, 'tryIt')) {
    const mode = MEANINGS[field].get(value);
    if (mode !== undefined) return mode;
  }
  return undefined;
}
