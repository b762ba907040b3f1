// Prints the changelog's section for a version: `node scripts/release-notes.mjs v1.2.3`. Fails if
// the tag, the version in package.json and the changelog do not agree. With --dist-tag it prints
// the npm tag instead: `next` for pre-releases.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [tag = '', option] = process.argv.slice(2);

try {
  const notes = readNotes(tag);
  console.log(option === '--dist-tag' ? (tag.includes('-') ? 'next' : 'latest') : notes);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readNotes(name) {
  const [version, created] = ['package.json', 'packages/create/package.json'].map(
    (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).version,
  );
  if (created !== version)
    throw new Error(`packages/create has the version ${created}, but package.json has ${version}.`);
  if (name !== `v${version}`)
    throw new Error(`The tag is "${name}", but package.json has the version ${version}.`);
  const sections = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  const [heading = '', ...lines] = section.split('\n');
  if (!/^\[[^\]]+\] - \d{4}-\d{2}-\d{2}$/.test(heading))
    throw new Error(
      `The heading of ${version} in CHANGELOG.md needs a date: "## [${version}] - 2026-01-31".`,
    );
  return lines.join('\n').trim();
}
