/** The event that started the job, as GitHub describes it; empty elsewhere. */
import {existsSync, readFileSync} from 'node:fs';

export function readEvent({GITHUB_EVENT_PATH: file}) {
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
