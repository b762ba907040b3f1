import routes from '@generated/routes';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** The site's own search: a page that takes a query, or a button that opens it. */
export type SiteSearch = {toPage: (query: string) => string} | {open: () => void};

/** What opens the search of the navbar, of DocSearch, search-local and others. */
const OPENERS =
  '.navbar .DocSearch-Button, .navbar [class*="searchBar"] input, .navbar input[type="search"], .navbar .navbar__search-input';

/** Finds the search that a site has besides that of the reference. Undefined: it has none. */
export function useSiteSearch(): () => SiteSearch | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  return () => {
    const page = withBaseUrl('/search');
    // The routes are part of every page: knowing them costs nothing.
    if (routes.some(({path}) => path.replace(/\/$/, '') === page.replace(/\/$/, '')))
      return {toPage: (query) => `${page}?q=${encodeURIComponent(query)}`};
    const opener = document.querySelector<HTMLElement>(OPENERS);
    return opener
      ? {
          open: () => {
            opener.click();
            opener.focus();
          },
        }
      : undefined;
  };
}
