import fs from 'fs';
import type {ImportedManifest, TryItManifest} from './manifest';
import {parseManifest} from './parseManifest';

/** Returns the current manifest: the same object until it changes. */
export type ManifestSource = () => TryItManifest;

/** How often at most the manifest file is checked. */
const LOOK_EVERY_MS = 1000;

/**
 * @param warn gets a message of one sentence if a new file is invalid and therefore ignored
 * @throws Error if there is no readable manifest at the start
 */
export function createManifestSource(
  source: TryItManifest | ImportedManifest | string | (() => TryItManifest),
  warn: (sentence: string) => void,
): ManifestSource {
  if (typeof source === 'function') return source;
  if (typeof source === 'string') return followFile(source, warn);
  const manifest = parseManifest(source);
  return () => manifest;
}

/**
 * Reads a file again when it has been replaced. The file is checked when a request arrives, so
 * there is nothing to close, and any file system works. While the file is missing or half written,
 * the last valid manifest stays in force.
 */
function followFile(file: string, warn: (sentence: string) => void): ManifestSource {
  // Read before the content: what is written in between is then read again.
  let version = versionOf(file);
  let manifest = readManifest(file);
  let lookedAt = Date.now();
  return () => {
    if (Date.now() - lookedAt < LOOK_EVERY_MS) return manifest;
    lookedAt = Date.now();
    const current = versionOf(file);
    if (current === version || current === undefined) return manifest;
    version = current;
    try {
      manifest = readManifest(file);
    } catch (error) {
      warn(`${(error as Error).message} The previous one stays in use.`);
    }
    return manifest;
  };
}

/** Throws one sentence that names the file. */
export function readManifest(file: string): TryItManifest {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw new Error(
      `The manifest ${file} cannot be read${code === 'ENOENT' ? '' : ` (${code})`}; \`docusaurus build\` writes it into the output folder.`,
    );
  }
  try {
    return parseManifest(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `The manifest ${file} is not valid: ${error instanceof SyntaxError ? 'it is not JSON.' : (error as Error).message}`,
    );
  }
}

/** Undefined if the file cannot be examined; reading it then says why. */
function versionOf(file: string): string | undefined {
  try {
    const stats = fs.statSync(file);
    return `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  } catch {
    return undefined;
  }
}
