import fs from 'fs';
import http from 'http';
import {startCommand, writeSite} from '../../proxy/support/command';
import {until} from '../../proxy/support/closing';
import {findPort} from '../../proxy/support/upstream';
import type {StartedProcess} from '../../proxy/support/command';
import {fuzzManifest, startFuzz} from '../../proxy/support/fuzz';
import {exchange} from '../../proxy/support/proxy';
import {words} from '../../proxy/support/words';

/** Half of them are hostile responses, half hostile requests. */
const CASES = Number(process.env.FUZZ_CASES ?? 100_000);
const AT_A_TIME = 32;
/** How often the test measures memory. */
const PARTS = 10;

const MB = 1024 * 1024;

/** Starts the proxy as a process with little memory, so that a leak ends it. */
async function startVictim(
  hostile: string,
  good: string,
): Promise<StartedProcess & {readMetrics: () => Promise<string>}> {
  const site = writeSite(fuzzManifest(hostile, good));
  const metricsPort = await findPort();
  const flags = [
    ...['--metrics-port', String(metricsPort), '--allow-private-targets'],
    `${new URL(hostile).host},${new URL(good).host}`,
    ...words(
      '--rate-per-client 0 --rate-per-target 0 --max-concurrent-per-client 1000',
      '--max-concurrent 1000 --idle-timeout-ms 1000 --total-timeout-ms 5000',
      '--max-response-bytes 4096 --max-request-bytes 4096 --log none',
    ),
  ];
  const victim = await startCommand(['proxy', site, ...flags], {
    NODE_OPTIONS: '--max-old-space-size=64',
  });
  return {
    ...victim,
    readMetrics: async () =>
      (await exchange({host: '127.0.0.1', port: metricsPort, path: '/metrics'})).body.toString(),
  };
}

const residentBytes = ({child}: StartedProcess): number =>
  Number(fs.readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * 4096;
/** Sockets, pipes and what the process itself needs; everything except files. */
const openDescriptors = ({child}: StartedProcess): string[] =>
  fs
    .readdirSync(`/proc/${child.pid}/fd`)
    .map((descriptor) => readLink(`/proc/${child.pid}/fd/${descriptor}`))
    .filter((target) => !target.startsWith('/'));

function readLink(path: string): string {
  try {
    return fs.readlinkSync(path);
  } catch {
    // The descriptor was closed in the meantime.
    return '';
  }
}

describe('threat 127: the proxy process', () => {
  it(`threat 127: survives ${CASES} hostile responses and requests without leaks`, async () => {
    const {hostile, good, answers, runCase} = await startFuzz();
    const victim = await startVictim(hostile.origin, good.origin);
    const statuses = new Map<number, number>();
    const agent = new http.Agent({keepAlive: true, maxSockets: AT_A_TIME});

    const before = openDescriptors(victim).length;
    const resident: number[] = [];
    let index = 0;
    for (let part = 1; part <= PARTS; part += 1) {
      const work = async (): Promise<void> => {
        for (let own = index++; own < (CASES * part) / PARTS; own = index++) {
          const status = await runCase(own, victim.port, agent);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({length: AT_A_TIME}, work));
      // Each worker took one index too many.
      index = (CASES * part) / PARTS;
      resident.push(residentBytes(victim));
    }
    agent.destroy();

    expect(victim.child.exitCode).toBeNull();
    expect(victim.stderr().trim().split('\n')).toHaveLength(1);
    await until(async () => (await victim.readMetrics()).includes('try_it_in_flight 0\n'));
    // An internal error would be a case that the code does not foresee.
    expect(await victim.readMetrics()).not.toContain('code="internal"');
    expect(statuses.get(500) ?? 0).toBe(0);
    // Each kind of outcome occurred often: success, refusal, and failure of the API.
    for (const status of [200, 400, 502]) expect(statuses.get(status)).toBeGreaterThan(CASES / 50);
    expect(answers()).toBeGreaterThan(CASES / 3);
    expect(await exchange({host: '127.0.0.1', port: victim.port, path: '/healthz'})).toMatchObject({
      status: 200,
    });
    await until(() => openDescriptors(victim).length === before);
    await until(() => hostile.open() === 0 && good.open() === 0);
    const half = resident[PARTS / 2 - 1] as number;
    process.stderr.write(
      `${CASES} cases; statuses ${JSON.stringify([...statuses])}; MB ${resident.map((bytes) => Math.round(bytes / MB)).join(' ')}; descriptors ${before}, then ${openDescriptors(victim).length}\n`,
    );
    expect(Math.max(...resident.slice(PARTS / 2)) - half).toBeLessThan(20 * MB);
  }, 3_600_000);
});
