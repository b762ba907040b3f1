import {readRoutesFile} from '../config/routesFile';
import {isElsewhere} from '../navigation/permalinks';
import {readLocks} from './lock';
import type {LockedAddress} from './types';

/**
 * The pages that keep addresses of another tool, as the lock of an instance of the plugin has them.
 * What is wrong in it, the build and `check` report.
 */
export function readKeptPages(rootDir: string, pluginId?: string): LockedAddress[] {
  const file = readRoutesFile(rootDir, pluginId, ignore);
  const {addresses = []} = (file && readLocks(file, ignore)) ?? {};
  return addresses.filter(
    ({address, kind, former}) => !former && kind !== 'error' && isElsewhere(address),
  );
}

function ignore(): void {}
