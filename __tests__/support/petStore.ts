import {spawn} from 'child_process';
import fs from 'fs';
import path from 'path';
import {CORE_SCHEMA, load} from 'js-yaml';
import type {JsonObject} from '../../plugin/document/types';

export const ROOT = path.resolve(__dirname, '../..');
const MAIN = path.join(ROOT, 'example-site/server/main.mjs');

export function readYaml<T = JsonObject>(file: string): T {
  return load(fs.readFileSync(path.join(ROOT, file), 'utf8'), {schema: CORE_SCHEMA}) as T;
}

/** Starts the example site's API, on a free port of this machine by default. */
export async function startPetStore(
  port = '0',
): Promise<{origin: string; stop: () => Promise<void>}> {
  const child = spawn(process.execPath, [MAIN, port], {stdio: ['ignore', 'pipe', 'inherit']});
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) =>
      resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))![0]),
    );
    void ended.then(() => reject(new Error('The demo API ended before it listened.')));
  });
  return {
    origin,
    stop() {
      child.kill();
      return ended;
    },
  };
}
