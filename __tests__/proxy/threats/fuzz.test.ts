import http from 'http';
import {until} from '../support/closing';
import {fuzzManifest, startFuzz} from '../support/fuzz';
import {startProxy, verdictOf} from '../support/proxy';

const CASES = 300;
const AT_A_TIME = 32;

describe('the proxy', () => {
  it(`threat 127: survives ${CASES} hostile responses and requests and frees its slots`, async () => {
    const {hostile, good, runCase} = await startFuzz();
    const proxy = await startProxy({
      manifest: fuzzManifest(hostile.origin, good.origin),
      allowPrivateTargets: [hostile.host, good.host],
      limits: {
        idleTimeoutMs: 500,
        totalTimeoutMs: 2000,
        maxResponseBytes: 4096,
        maxRequestBytes: 4096,
      },
    });
    const agent = new http.Agent({keepAlive: true, maxSockets: AT_A_TIME});
    const statuses = new Set<number>();
    let index = 0;
    const work = async (): Promise<void> => {
      while (index < CASES) statuses.add(await runCase(index++, proxy.port, agent));
    };
    await Promise.all(Array.from({length: AT_A_TIME}, work));
    agent.destroy();
    // An internal error would be a case that the code does not foresee.
    expect(proxy.logs.filter(({code}) => code === 'internal')).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 502]));
    expect([...statuses]).not.toContain(500);
    await until(() => hostile.open() === 0 && good.open() === 0);
    expect(verdictOf(await proxy.request({path: '/healthz'}))).toBe('200');
  });
});
