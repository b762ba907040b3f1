import {toDocumentLinks} from '../../plugin/lists/documentLinks';
import {listSchemaPlaces} from '../../plugin/search/schemaPlaces';
import {toDeprecations} from '../../plugin/lists/deprecations/toDeprecations';
import {toTabFormats} from '../../plugin/exports/tabFormats';
import type {Formats} from '../../plugin/exports/types';
import type {ApiReference} from '../../plugin/model/types';
import type {TabNavigation} from '../../plugin/navigation/types';
import {toSchemaPages} from '../../plugin/lists/schemaPages/toSchemaPages';
import type {ReadyTab} from '../../plugin/types';

/** A tab of a model that no document was loaded for. */
export function toReadyTab(
  {reference, navigation}: {reference: ApiReference; navigation: TabNavigation},
  formats?: Formats,
): ReadyTab {
  const schemaPages = toSchemaPages({reference, navigation});
  const deprecations = toDeprecations({reference, navigation});
  const documentLinks = toDocumentLinks({
    reference,
    navigation,
    schemaPages,
    listSchemaPlaces: () => listSchemaPlaces({reference, navigation}),
  });
  return {
    config: navigation.tab,
    documents: [],
    reference,
    navigation,
    lists: {
      ...(schemaPages && {schemaPages}),
      ...(deprecations && {deprecations}),
      ...(documentLinks && {documentLinks}),
    },
    urls: toTabFormats({reference, navigation, schemaPages}, formats),
    downloads: [],
    lostImages: [],
  };
}
