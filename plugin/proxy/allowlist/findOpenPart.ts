import type {TryItServer} from '../manifest';
import {toForms} from './compileServer';
import {matchHost} from './hostPattern';
import type {HostPattern} from './hostPattern';
import type {Token} from './tokens';

/**
 * The part of a server's URL because of which some values of its variables, besides the defaults,
 * are refused: the host could belong to anybody, or else the scheme or the port is any.
 */
export function findOpenPart(server: TryItServer): 'host' | 'port' | undefined {
  const origins = toForms(server).flatMap(({compile}) => compile()?.origin ?? []);
  const isHostOpen = origins.some(
    (origin) =>
      origin.kind !== 'fixed' && (origin.host === undefined || leavesDomainOpen(origin.host)),
  );
  if (isHostOpen) return 'host';
  return origins.some(({kind}) => kind === 'open') ? 'port' : undefined;
}

function leavesDomainOpen(pattern: HostPattern): boolean {
  return toSampleHosts(pattern).some((host) => matchHost(pattern, host).crosses);
}

/** Hosts of a pattern such that each value of an enumerated variable occurs in one of them. */
function toSampleHosts({tokens, lastFree}: HostPattern): string[] {
  if (lastFree < 0) return [];
  const most = Math.max(...tokens.map((token) => (token.kind === 'choice' ? token.ranks.size : 1)));
  return Array.from({length: most}, (_, index) =>
    tokens.map((token) => toSample(token, index)).join(''),
  );
}

function toSample(token: Token, index: number): string {
  if (token.kind === 'free') return 'x';
  if (token.kind === 'text') return token.text;
  const values = [...token.ranks.keys()];
  return values[index % values.length] ?? '';
}
