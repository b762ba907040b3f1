// Runs the site in development and the demo API beside it. Arguments go to `docusaurus start`.
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const siteDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const run = (...args) => spawn(process.execPath, args, {cwd: siteDir, stdio: 'inherit'});

// Without the API, because its port is in use for instance, the site is still worth reading.
const api = run('server/main.mjs');
const site = run(docusaurus, 'start', ...process.argv.slice(2));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    api.kill(signal);
    site.kill(signal);
  });
}
site.on('exit', (code) => {
  api.kill();
  process.exitCode = code ?? 0;
});
