import {spawn, spawnSync} from 'child_process';
import type {ChildProcess} from 'child_process';
import net from 'net';
import path from 'path';
import {closeAfterTest, until} from '../../proxy/support/closing';
import {findPort} from '../../proxy/support/upstream';
import {createFolder} from '../../support/folder';

/**
 * Starts nginx with a block of configuration in which `listen 80;` is replaced. Returns its port.
 */
export async function startNginx(block: string, extra = ''): Promise<number> {
  const port = await findPort();
  const server = block.replaceAll('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path temp/${name};`)
    .join(' ');
  const folder = createFolder({
    'temp/keep': '',
    'nginx.conf': `user root; worker_processes 1; daemon off; pid nginx.pid; error_log stderr crit; events {} http { access_log off; types { text/html html; text/plain txt; text/javascript js; } default_type application/octet-stream; ${temporary} ${extra} ${server} }`,
  });
  await startProgram(find('nginx'), ['-p', folder, '-c', path.join(folder, 'nginx.conf')], port);
  return port;
}

/** Starts Caddy with a Caddyfile in which the site address is replaced. Returns its port. */
export async function startCaddy(block: string): Promise<number> {
  const port = await findPort();
  const folder = createFolder({
    Caddyfile: `{\n  admin off\n  auto_https off\n  default_bind 127.0.0.1\n}\n${block.replace('docs.example.com', `http://127.0.0.1:${port}`)}\n`,
  });
  await startProgram(
    find('caddy'),
    ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    port,
    {HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
  );
  return port;
}

/** Starts Redis without persistence. */
export async function startRedis(port: number): Promise<ChildProcess> {
  return startProgram(
    find('redis-server'),
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
      ...['--appendonly', 'no', '--dir', createFolder({})],
    ],
    port,
  );
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}

async function startProgram(
  program: string,
  parameters: string[],
  port: number,
  env: {[name: string]: string} = {},
): Promise<ChildProcess> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...env},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  closeAfterTest(() => stop(child));
  await until(async () => {
    if (child.exitCode !== null)
      throw new Error(`${program} ended with ${child.exitCode}: ${output}`);
    return accepts(port);
  });
  return child;
}

/** The tests need nginx, caddy and redis-server from Debian; `npm test` installs them if needed. */
function find(name: string): string {
  const {stdout} = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`], {
    encoding: 'utf8',
  });
  if (stdout.trim() === '') throw new Error(`${name} is not installed`);
  return stdout.trim();
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
