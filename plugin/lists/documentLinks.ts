import {decode} from '../document/percent';
import {collectLinks} from '../model/page/collectLinks';
import {readDocumentAddress} from '../model/markdown/documentAddress';
import {createAddressFinder, type AddressTargets} from '../navigation/findAddress';
import {toSectionAnchors} from '../navigation/sectionAnchors';
import type {ListedTab} from '../stages';
import {toPageTargets} from './schemaPages/toPageTargets';
import type {SchemaPages} from './schemaPages/types';

/**
 * Links by which descriptions name parts of their own document (`#operation/listPets`), and the
 * places of these parts.
 */
export type DocumentLinks = {[href: string]: string};

type LinkedTab = ListedTab & {
  schemaPages: SchemaPages | undefined;
  /** Where the schemas without pages are. */
  listSchemaPlaces: () => AddressTargets['schemas'];
};

/**
 * The targets of links by which descriptions name parts of their own document, and headings of the
 * document's own description. Links to parts that do not exist are left out; undefined without any
 * link.
 */
export function toDocumentLinks({
  reference,
  navigation,
  schemaPages,
  listSchemaPlaces,
}: LinkedTab): DocumentLinks | undefined {
  const links = collectLinks(reference).filter((href) => href.startsWith('#'));
  if (links.length === 0) return undefined;
  const targets = toPageTargets(reference, navigation, schemaPages);
  const find = createAddressFinder(targets);
  const headings = new Map(
    [...toSectionAnchors(reference).values()].map(({slug, anchor}) => [
      `#${slug}`,
      `${navigation.overview}#${anchor}`,
    ]),
  );
  let findPlace: ReturnType<typeof createAddressFinder> | undefined;
  const found = links.flatMap((href): [string, string][] => {
    const address = readDocumentAddress(href);
    let permalink = address ? find(address) : headings.get(decode(href));
    if (permalink === undefined && address?.kind === 'schema') {
      findPlace ??= createAddressFinder({...targets, schemas: listSchemaPlaces()});
      permalink = findPlace(address);
    }
    return permalink === undefined ? [] : [[href, permalink]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
