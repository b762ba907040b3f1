import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {SourceLocation} from '../diagnostics/types';
import {decode} from '../document/percent';
import type {LoadedDocument} from '../document/types';

/**
 * Finds where an address is first written: rendered texts do not know their source. Undefined when
 * no document contains it.
 */
export function createTextLocator(
  documents: readonly LoadedDocument[],
): ((address: string) => SourceLocation) | undefined {
  const [first] = documents;
  if (!first) return undefined;
  const texts = new Map(documents.flatMap((document) => [...document.texts]));
  return (address) => {
    // Also as a person writes it: Markdown encodes what a URL cannot contain.
    for (const [file, text] of texts) {
      for (const written of [address, decode(address)]) {
        const offset = text.indexOf(written);
        if (offset !== -1) return {file, ...toLineColumn(toLineStarts(text), offset)};
      }
    }
    return first.locate(first.root);
  };
}
