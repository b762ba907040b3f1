import {toLineColumn, toLineStarts} from '../diagnostics/lines';
import type {SourceLocation} from '../diagnostics/types';
import {decode} from '../document/reference/uri';
import type {LoadedDocument} from '../document/types';

/** Finds where an address is written first: the rendered texts do not know where they came from. */
export function createTextLocator({
  texts,
  root,
  locate,
}: LoadedDocument): (address: string) => SourceLocation {
  return (address) => {
    // As a person writes it, too: Markdown encodes what a URL cannot hold.
    for (const [file, text] of texts) {
      for (const written of [address, decode(address)]) {
        const offset = text.indexOf(written);
        if (offset !== -1) return {file, ...toLineColumn(toLineStarts(text), offset)};
      }
    }
    return locate(root);
  };
}
