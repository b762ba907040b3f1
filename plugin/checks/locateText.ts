import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {SourceLocation} from '../diagnostics/types';
import {decode} from '../document/reference/uri';
import type {LoadedDocument} from '../document/types';

/**
 * Finds where an address is written first: the rendered texts do not know where they came from.
 * Undefined where there is no document.
 */
export function createTextLocator(
  documents: readonly LoadedDocument[],
): ((address: string) => SourceLocation) | undefined {
  const [first] = documents;
  if (!first) return undefined;
  const texts = new Map(documents.flatMap((document) => [...document.texts]));
  return (address) => {
    // As a person writes it, too: Markdown encodes what a URL cannot hold.
    for (const [file, text] of texts) {
      for (const written of [address, decode(address)]) {
        const offset = text.indexOf(written);
        if (offset !== -1) return {file, ...toLineColumn(toLineStarts(text), offset)};
      }
    }
    return first.locate(first.root);
  };
}
