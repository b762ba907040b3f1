import type {TryItServer} from '../manifest';
import {toForms} from './compileServer';
import {matchHost} from './hostPattern';
import type {HostPattern} from './hostPattern';
import type {Token} from './tokens';

/**
 * Whether some values of a server's variables, besides the defaults, are refused because the host
 * or port could belong to anybody.
 */
export function leavesHostOpen(server: TryItServer): boolean {
  return toForms(server).some(({compile}) => {
    const origin = compile()?.origin;
    return (
      origin?.kind === 'open' ||
      (origin?.kind === 'pattern' &&
        toSampleHosts(origin.host).some((host) => matchHost(origin.host, host).crosses))
    );
  });
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
