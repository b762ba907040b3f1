import {COMMON_OPTIONS, type CommandRule} from './arguments';
import {readSettings} from './server/readSettings';
import {runServer} from './server/runServer';
import {PROXY_SETTINGS, toOptions} from './server/settings';
import {toProxyOptions} from './server/toProxyOptions';
import type {Terminal} from './terminal';

const PROXY = {
  name: 'proxy',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Serve the Try It proxy alone, beside a site on other hosting.',
  description: [
    'For a site on a static host or a CDN that can route one path of the site, /api/try-it, to this server. It needs only try-it.json from the build. The folder is the folder of the site; by default, the current folder.',
    'Every setting is also an environment variable (TRY_IT_PORT for --port) and a key of the config file. Log lines go to standard output; /healthz is for balancers. With --metrics-port, it serves /metrics for Prometheus on a separate port.',
    'Exit codes: 0 stopped by SIGTERM or Ctrl-C, 2 could not start with these settings.',
  ],
  options: {...toOptions(PROXY_SETTINGS), ...COMMON_OPTIONS},
  examples: [
    {command: 'proxy --manifest try-it.json', says: 'for the site that the manifest belongs to'},
    {
      command: 'proxy --origins https://docs.example.com --trust-proxy 1',
      says: 'behind one balancer',
    },
    {
      command: 'proxy --allow-private-targets api.internal:443',
      says: 'for an API in your own network',
    },
  ],
} satisfies CommandRule;

/** The `proxy` command. */
export function runProxy(argv: string[], terminal: Terminal): Promise<number> {
  return runServer(PROXY, argv, terminal, (flags, place) => {
    const values = readSettings(PROXY_SETTINGS, flags, place);
    return {values, proxy: toProxyOptions(values, place), what: 'Serving the proxy'};
  });
}
