import type {Diagnostic} from '../../diagnostics/types';
import {readSiteFile, toRefusal} from '../../document/files/siteFile';
import {writeWhole} from '../writeWhole';

/**
 * Known and accepted findings, so that a document with existing findings can be adopted while new
 * ones still fail.
 */
export type Baseline = {version: 1; findings: KnownFinding[]};

/**
 * Identifies a finding without its line, so that an edit elsewhere in the file does not make it a
 * new one.
 */
type KnownFinding = Pick<Diagnostic, 'code'> & {file: string; pointer?: string; message?: string};

export function toBaseline(findings: readonly Diagnostic[]): Baseline {
  return {version: 1, findings: findings.filter(mayBeKnown).map(toKnownFinding)};
}

/** Errors in the configuration stop every build, so nobody can live with them. */
function mayBeKnown({area, severity}: Diagnostic): boolean {
  return area !== 'configuration' || severity !== 'error';
}

function toKnownFinding({code, source: {file, pointer}, message}: Diagnostic): KnownFinding {
  return pointer === undefined ? {code, file, message} : {code, file, pointer};
}

/**
 * Removes the known findings, each as many times as it is known. `gone` counts those that no longer
 * occur.
 */
export function applyBaseline(
  findings: readonly Diagnostic[],
  {findings: known}: Baseline,
): {fresh: Diagnostic[]; gone: number} {
  const left = new Map<string, number>();
  for (const finding of known) left.set(toKey(finding), (left.get(toKey(finding)) ?? 0) + 1);
  const fresh = findings.filter((finding) => {
    const key = toKey(toKnownFinding(finding));
    const times = mayBeKnown(finding) ? (left.get(key) ?? 0) : 0;
    if (times > 0) left.set(key, times - 1);
    return times === 0;
  });
  return {fresh, gone: known.length - (findings.length - fresh.length)};
}

function toKey({code, file, pointer, message}: KnownFinding): string {
  return JSON.stringify([code, file, pointer, message]);
}

/** Undefined if there is no such file; a sentence if it is not a baseline. */
export function readBaseline(file: string, rootDir: string): Baseline | undefined | string {
  const read = readSiteFile(file, rootDir);
  if (read.kind === 'missing') return undefined;
  if (read.kind !== 'file') return `\`${file}\` ${toRefusal(read)}.`;
  const value = parse(Buffer.from(read.bytes).toString('utf8'));
  return isBaseline(value)
    ? value
    : `\`${file}\` is not a baseline of this version; \`--update-baseline\` replaces it.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Neither invalid JSON nor a value of another shape is a baseline.
    return undefined;
  }
}

function isBaseline(value: unknown): value is Baseline {
  const {version, findings} = (value ?? {}) as Partial<Baseline>;
  return (
    version === 1 &&
    Array.isArray(findings) &&
    findings.every(
      (finding) => typeof finding?.code === 'string' && typeof finding.file === 'string',
    )
  );
}

export function writeBaseline(
  file: string,
  findings: readonly Diagnostic[],
  rootDir: string,
): void {
  const text = `${JSON.stringify(toBaseline(findings), undefined, 2)}\n`;
  writeWhole(file, text, {isNew: false, start: rootDir});
}
