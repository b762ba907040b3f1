import type {Allowlist} from '../../../plugin/proxy/allowlist/createAllowlist';
import {Refusal} from '../../../plugin/proxy/refusal';
import {envelopeOf} from './proxy';

const RUNS = 20;
/** The most that one envelope may cost, in milliseconds. */
export const MAX_MS = 5;
/** Paths that are expensive to match. */
export const LONG = [
  'x/'.repeat(15_500),
  'x'.repeat(31_000),
  '-'.repeat(31_000),
  'x/'.repeat(250),
  `${'x'.repeat(8000)}/x`,
  '%2525'.repeat(6000),
  ';'.repeat(31_000),
  '%41'.repeat(2700),
];

export const OPTIONS = {
  ownOrigins: new Set<string>(),
  openOrigins: new Set<string>(),
  discovery: true,
};

/**
 * The processor time in milliseconds for one envelope: the best of several runs, because other
 * processes take time, too.
 */
export function measure(
  allowlist: Allowlist,
  operation: string,
  url: string,
  document = 'default',
): number {
  const times = Array.from({length: RUNS}, () => {
    const before = process.cpuUsage();
    try {
      allowlist(envelopeOf({document, operation, url}));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
