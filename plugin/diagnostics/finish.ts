import {createFrames} from './frame';
import type {Diagnostic} from './types';

/** The texts that findings quote, and how secrets in findings are masked. */
type FileTexts = {
  /** The text of a file; undefined if it is another's. */
  textOf: (file: string) => string | undefined;
  conceal: (diagnostic: Diagnostic) => Diagnostic;
};

/** The last step before people read findings: adds code frames, and hides likely secrets. */
export function finish(
  diagnostics: readonly Diagnostic[],
  texts: readonly FileTexts[],
): Diagnostic[] {
  const addFrame = createFrames((file) =>
    texts.map(({textOf}) => textOf(file)).find((text) => text !== undefined),
  );
  return diagnostics.map((diagnostic) =>
    texts.reduce((safe, {conceal}) => conceal(safe), addFrame(diagnostic)),
  );
}
