// Runs a command and measures all its processes: wall and CPU seconds, peak memory. Linux only,
// through /proc.
import {spawn} from 'node:child_process';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 25;

export function measureCommand(command, args, options) {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    const child = spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    let cpu = 0;
    let peak = 0;
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const timer = setInterval(() => {
      try {
        const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        cpu =
          (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) /
          TICKS_PER_SECOND;
        const kilobytes = /VmHWM:\s+(\d+)/.exec(
          readFileSync(`/proc/${child.pid}/status`, 'utf8'),
        )?.[1];
        if (kilobytes) peak = Number(kilobytes) / 1024;
      } catch {
        // The process ended between two samples.
      }
    }, SAMPLE_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const wall = Number(process.hrtime.bigint() - start) / 1e9;
      if (code === 0) resolve({wall, cpu, peak, output});
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/** Size in bytes and number of the files below a folder. */
export function measureFolder(dir, isCounted = () => true) {
  const files = readdirSync(dir, {recursive: true, withFileTypes: true}).filter(
    (entry) => entry.isFile() && isCounted(entry.name),
  );
  return {
    bytes: files.reduce(
      (sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size,
      0,
    ),
    files: files.length,
  };
}

export function summarize(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    min: sorted[0],
    median: sorted[Math.floor(sorted.length / 2)],
    max: sorted[sorted.length - 1],
  };
}

/** The operation page of median HTML size below a folder, as a path in the folder. */
export function findMedianPage(root, isOperation) {
  const files = readdirSync(root, {recursive: true}).filter(
    (file) => file.endsWith('index.html') && isOperation(file),
  );
  const bySize = files
    .map((file) => ({file, size: statSync(path.join(root, file)).size}))
    .sort((a, b) => a.size - b.size);
  return path.dirname(bySize[Math.floor(bySize.length / 2)].file);
}
