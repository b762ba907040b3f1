// Finds the programs that tests run, and installs missing ones from Debian's packages if possible.
import {spawnSync} from 'node:child_process';
import {LANGUAGES} from '../__tests__/request/support/languages.mjs';

/** Those of the languages in which samples are run. */
const SAMPLE_TOOLS = Object.assign({}, ...LANGUAGES.map(({tools}) => tools));

/** Debian package → a shell command that succeeds if it is installed. */
const TOOLS = {
  chromium: 'command -v "${CHROMIUM_PATH:-chromium}"',
  curl: 'command -v curl',
  openssl: 'command -v openssl',
  python3: 'command -v python3',
  // Servers that the documentation explains.
  nginx: 'command -v nginx || test -x /usr/sbin/nginx',
  caddy: 'command -v caddy',
  'redis-server': 'command -v redis-server',
  ...SAMPLE_TOOLS,
};

const succeeds = (command) => spawnSync('sh', ['-c', command]).status === 0;

/**
 * Installs what is missing.
 * @param {readonly string[]} names keys of TOOLS; `samples` for all languages of samples
 * @returns {string[]} the names of what is missing and cannot be installed here
 */
export function ensureTools(names) {
  const wanted = names.flatMap((name) => (name === 'samples' ? Object.keys(SAMPLE_TOOLS) : name));
  const unknown = wanted.filter((name) => !(name in TOOLS));
  if (unknown.length > 0) throw new Error(`No such tool: ${unknown.join(', ')}`);
  const missing = wanted.filter((name) => !succeeds(TOOLS[name]));
  if (missing.length === 0 || !succeeds('command -v apt-get')) return missing;
  console.log(`Installing what the tests need: ${missing.join(', ')}`);
  if (aptGet('update', '-qq'))
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...missing);
  return missing.filter((name) => !succeeds(TOOLS[name]));
}

/** How long another program may use apt-get, which lets in one at a time. In milliseconds. */
const PATIENCE = 600_000;

/**
 * Runs apt-get, and prints what it complained about.
 * @returns {boolean} whether it succeeded
 */
function aptGet(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...asRoot, 'apt-get', ...args];
  const end = performance.now() + PATIENCE;
  for (let tries = 1; ; tries++) {
    const {status, stderr, error} = spawnSync(command, rest, {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C'},
    });
    // `DPkg::Lock::Timeout` would wait for one of apt's three locks only.
    const locked = status !== 0 && /could not get lock/i.test(stderr ?? '');
    if (!locked || performance.now() > end) {
      if (status !== 0) console.error(stderr || String(error));
      return status === 0;
    }
    if (tries === 1) console.log('Another program uses apt-get: waiting until it has ended.');
    spawnSync('sleep', ['2']);
  }
}
