import logger from '@docusaurus/logger';
import type {Site} from '../types';
import {count} from '../diagnostics/text';

/** Loads shorter than this, in milliseconds, are not reported. */
const QUIET_MS = 1000;

/**
 * Reports in a terminal what took long, and its result, e.g. `openapi.json: 1,223 operations and
 * 270 webhooks, read in 2.8 s`. Silent on CI and in a pipe, where nobody waits.
 */
export function reportLoaded({tabs}: Site, milliseconds: number): void {
  if (milliseconds < QUIET_MS || process.stdout.isTTY !== true || process.env.CI) return;
  const documents = tabs.flatMap(({config: tab, reference}) =>
    reference ? [`${tab.sources.join(', ')}: ${toCounts(reference.operations)}`] : [],
  );
  if (documents.length > 0)
    logger.info(`${documents.join('; ')}, read in ${(milliseconds / 1000).toFixed(1)} s`);
}

function toCounts(operations: readonly {kind: string}[]): string {
  const webhooks = operations.filter(({kind}) => kind === 'webhook').length;
  return [
    count(operations.length - webhooks, 'operation'),
    ...(webhooks > 0 ? [count(webhooks, 'webhook')] : []),
  ].join(' and ');
}
