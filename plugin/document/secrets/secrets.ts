import {toFrame} from '../../diagnostics/frame';
import {noteLineStarts, toLineColumn, toLineStarts} from '../../diagnostics/lines';
import type {Diagnostic} from '../../diagnostics/types';
import {toKeys, toPointer} from '../pointer';
import {isAccountKey, type SecretMatch, matchSecrets} from './secretMatches';

/**
 * A finding about a likely secret. It never contains the secret itself, because findings end up in
 * logs.
 */
export type LikelySecret = Pick<Diagnostic, 'source' | 'message' | 'help' | 'frame'> &
  Partial<Pick<Diagnostic, 'severity'>> & {
    /** Whether it gives anybody access to somebody's account. */
    isAccountKey: boolean;
  };

/**
 * The secrets in the texts of some files, and functions that mask them in texts about the files.
 */
export type Secrets = {
  found: readonly LikelySecret[];
  /**
   * The text of a file with each character of a secret replaced by a star, so that positions do not
   * change.
   */
  textOf: (file: string) => string | undefined;
  /** Masks the secrets in a sentence with stars. */
  hide: (text: string) => string;
  /** Masks the secrets in a finding: its message, its pointer and its code frame. */
  conceal: (diagnostic: Diagnostic) => Diagnostic;
};

/** A message may quote only the beginning of a secret. In characters. */
const MIN_BEGINNING = 12;

/**
 * Finds credentials in the texts of files: tokens of known services, private keys, passwords in
 * URLs.
 * @param texts file → text
 */
export async function findSecrets(texts: ReadonlyMap<string, string>): Promise<Secrets> {
  const found: LikelySecret[] = [];
  const masked = new Map<string, string>();
  const values = new Set<string>();
  for (const [file, text] of texts) {
    const matches = await matchSecrets(text);
    if (matches.length === 0) continue;
    const safe = mask(
      text,
      matches.map(({range}) => range),
    );
    masked.set(file, safe);
    for (const item of toSecrets(file, text, safe, matches)) found.push(item);
    for (const {range} of matches) values.add(text.slice(...range));
  }
  const hide = createHide(values);
  return {
    found,
    hide,
    textOf: (file) => masked.get(file) ?? texts.get(file),
    conceal(diagnostic) {
      if (values.size === 0) return diagnostic;
      const {source, message, help, frame} = diagnostic;
      const safe = frame === undefined ? undefined : masked.get(source.file);
      const place =
        source.pointer === undefined
          ? source
          : {...source, pointer: toPointer(...toKeys(source.pointer).map(hide))};
      return {
        ...diagnostic,
        source: place,
        message: hide(message),
        ...(help !== undefined && {help: hide(help)}),
        ...(safe !== undefined && {frame: toFrame(safe, source)}),
      };
    },
  };
}

function toSecrets(
  file: string,
  text: string,
  safe: string,
  matches: readonly SecretMatch[],
): LikelySecret[] {
  // One star for each character keeps the positions of lines.
  const starts = noteLineStarts(safe, toLineStarts(text));
  return matches.map(({message, range: [start], certain}) => {
    const source = {file, ...toLineColumn(starts, start)};
    const kind = /^found ([^(:]*)/.exec(message)?.[1]?.trim() ?? 'a credential';
    const help =
      'Replace it with a placeholder such as `YOUR_TOKEN`, and revoke the secret if it is real.';
    return {
      ...(certain && {severity: 'error' as const}),
      source,
      isAccountKey: isAccountKey(message),
      message: certain ? `This is a secret (${kind}).` : `This looks like a secret (${kind}).`,
      help,
      frame: toFrame(safe, source, starts),
    };
  });
}

/** Replaces each character of the ranges with a star. */
function mask(text: string, ranges: readonly (readonly [number, number])[]): string {
  const ordered = [...ranges].sort(([a], [b]) => a - b);
  let masked = '';
  let end = 0;
  for (const [from, to] of ordered) {
    masked += text.slice(end, Math.max(end, from)) + toStars(text.slice(Math.max(end, from), to));
    end = Math.max(end, to);
  }
  return masked + text.slice(end);
}

function toStars(text: string): string {
  return text.replace(/[^\r\n]/g, '*');
}

/**
 * Masks secrets in a sentence: the longest first, because one may be part of another, and also
 * secrets that are cut off.
 */
function createHide(values: ReadonlySet<string>): (text: string) => string {
  const longest = Array.from(values).sort((a, b) => b.length - a.length);
  return (text) => {
    let safe = text;
    for (const value of longest) {
      safe = safe.replaceAll(value, toStars);
      const beginning = value.slice(0, MIN_BEGINNING);
      for (
        let at = value.length > MIN_BEGINNING ? safe.indexOf(beginning) : -1;
        at !== -1;
        at = safe.indexOf(beginning, at + 1)
      )
        safe = safe.slice(0, at) + safe.slice(at).replace(/^[^\s`…]*/, toStars);
    }
    return safe;
  };
}
