import path from 'node:path';
import {quote} from '../../diagnostics/text';
import {toRefTarget} from '../reference/uri';
import type {PlaceProblem} from '../validate/structure';
import type {Overlay} from './types';

/** Whether an overlay declares that it is for another document of the tab. */
export function isForSibling(
  {file, extends: said}: Overlay,
  document: string,
  siblings: readonly string[],
): boolean {
  if (said === undefined) return false;
  const target = toRefTarget(said, file);
  return (
    target.kind === 'file' &&
    !names(target.paths, document) &&
    siblings.some((sibling) => names(target.paths, sibling))
  );
}

/** A translated document has the same path below the folder of its language. */
function names(paths: readonly string[], document: string): boolean {
  return paths.some((path) => document === path || document.endsWith(`/${path}`));
}

/**
 * Compares the document that an overlay names in `extends` with the one that it is applied to: its
 * file and the URL it was pulled from. Any other URL may name the same document.
 */
export function checkExtends(
  {file, extends: said}: Overlay,
  document: string,
  url: string | undefined,
  problems: PlaceProblem[],
): void {
  if (said === undefined) return;
  const target = toRefTarget(said, file);
  const isOther =
    target.kind === 'file'
      ? !names(target.paths, document)
      : target.kind !== 'remote' || (url !== undefined && said !== url);
  if (!isOther) return;
  const relative = path.posix.relative(path.posix.dirname(file), document);
  problems.push({
    code: 'overlay-extends',
    message: `The overlay is for ${quote(said)}, and is applied to ${quote(document)}.`,
    help: `If it is for both, remove \`extends\`, or write ${quote(target.kind === 'remote' && url !== undefined ? url : relative)}.`,
    file,
    pointer: '/extends',
  });
}
