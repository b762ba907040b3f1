// Finds the programs that the tests drive, and installs what is missing from Debian's packages where that is possible.
import {execFileSync, spawnSync} from 'node:child_process';

/** Debian package → the program it brings. */
const TOOLS = {chromium: 'chromium', curl: 'curl', openssl: 'openssl'};

const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

export function ensureTools() {
  const missing = Object.keys(TOOLS).filter((name) => !has(TOOLS[name]));
  if (missing.length === 0) return;
  if (!has('apt-get')) throw new Error(`The tests need ${missing.join(', ')}. Install them and run the tests again.`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    execFileSync(command, rest, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
  };
  console.log(`Installing what the tests need: ${missing.join(', ')}`);
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
