// Finds the programs that the tests run, and installs missing ones from Debian's packages if
// possible.
import {execFileSync, spawnSync} from 'node:child_process';

/** Debian package → a shell command that succeeds if it is installed. */
const TOOLS = {
  chromium: 'command -v chromium',
  curl: 'command -v curl',
  openssl: 'command -v openssl',
  // Servers that the documentation explains.
  nginx: 'command -v nginx || test -x /usr/sbin/nginx',
  caddy: 'command -v caddy',
  'redis-server': 'command -v redis-server',
  // Languages in which samples are run.
  'python3-requests': 'python3 -c "import requests" || /usr/bin/python3 -c "import requests"',
  'php-cli': 'command -v php',
  'php-curl': 'php -m | grep -qx curl',
  ruby: 'command -v ruby',
  'golang-go': 'command -v go',
  'default-jdk-headless': 'command -v javac',
  kotlin: 'command -v kotlinc',
};

const succeeds = (command) => spawnSync('sh', ['-c', command]).status === 0;

export function ensureTools() {
  const missing = Object.keys(TOOLS).filter((name) => !succeeds(TOOLS[name]));
  if (missing.length === 0) return;
  if (!succeeds('command -v apt-get'))
    throw new Error(`The tests need ${missing.join(', ')}. Install them and run the tests again.`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    execFileSync(command, rest, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  };
  console.log(`Installing what the tests need: ${missing.join(', ')}`);
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
