/**
 * The processor time in milliseconds of the fastest of several runs: other work of the process
 * takes time, too.
 */
export function fastest(runs: number, run: () => unknown): number {
  const times = Array.from({length: runs}, () => {
    const before = process.cpuUsage();
    run();
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
