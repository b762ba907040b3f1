/** The addresses of new operations beside those that a tab keeps from another tool. */
import kebabCase from 'lodash/kebabCase';
import {isObject} from '../document/isObject';
import {present} from '../document/present';
import type {Json} from '../document/types';
import type {Operation} from '../model/types';
import {isElsewhere} from '../navigation/permalinks';
import {isAddress} from './isAddress';
import type {AddressPattern, LockProblem} from './types';

const NAME = '{name}';

/** The list of a lock; what is wrong in it is reported, and left out. */
export function readPatterns(
  value: Json | undefined,
  report: (problem: LockProblem) => void,
): AddressPattern[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    report({pointer: '/patterns', message: 'It is not a list of patterns.'});
    return undefined;
  }
  return value.flatMap((entry, index): AddressPattern[] => {
    const {tab, version, address} = isObject(entry) ? entry : {};
    if (typeof tab === 'string' && typeof address === 'string' && isPattern(address))
      return [present({tab, version: typeof version === 'string' ? version : undefined, address})];
    report({
      pointer: `/patterns/${index}`,
      message: `It has no \`tab\`, or no \`address\` such as \`/docs/petstore/${NAME}\`.`,
    });
    return [];
  });
}

function isPattern(address: string): boolean {
  return isElsewhere(address) && address.endsWith(`/${NAME}`) && isAddress(fill(address, 'name'));
}

function fill(pattern: string, name: string): string {
  return pattern.slice(0, -NAME.length) + name;
}

/** The pattern of the addresses in a folder. */
export function toPattern(folder: string): string {
  return `${folder.replace(/\/$/, '')}/${NAME}`;
}

/** The address of an operation; undefined for one without a name. */
export function toPatternAddress(
  {address}: AddressPattern,
  {kind, operationId, summary, path}: Pick<Operation, 'kind' | 'operationId' | 'summary' | 'path'>,
): string | undefined {
  const name = kebabCase(operationId ?? summary ?? (kind === 'webhook' ? path : ''));
  return name === '' ? undefined : fill(address, name);
}
