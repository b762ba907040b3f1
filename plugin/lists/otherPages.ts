import type {TabNavigation} from '../navigation/types';
import type {Deprecations} from './deprecations/types';
import type {Errors} from './errors/types';
import type {SchemaPages} from './schemaPages/types';

/** A page of a tab that is neither its overview nor about one operation, schema, tag or chapter. */
export type OtherPage = {
  kind: 'changelog' | 'deprecations' | 'errors' | 'schemas';
  /** In English; pages have it in the language of the site. */
  title: string;
  permalink: string;
};

/** The other pages of a tab, as its search, its checks, Markdown and llms.txt list them. */
export function listOtherPages({
  navigation: {changelog},
  lists: {deprecations, errors, schemaPages},
}: {
  navigation: Pick<TabNavigation, 'changelog'>;
  lists: {deprecations?: Deprecations; errors?: Errors; schemaPages?: SchemaPages};
}): OtherPage[] {
  const pages: [OtherPage['kind'], string, string | undefined][] = [
    ['changelog', 'Changelog', changelog],
    ['deprecations', 'Deprecations', deprecations?.permalink],
    ['errors', 'Errors', errors?.permalink],
    ['schemas', 'Schemas', schemaPages?.index],
  ];
  return pages.flatMap(([kind, title, permalink]) =>
    permalink === undefined ? [] : [{kind, title, permalink}],
  );
}
