import {applyTrailingSlash} from '@docusaurus/utils-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that makes a permalink from a path below the site's `baseUrl`. */
export function useSitePath(): (path: string) => string {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  return (path) => applyTrailingSlash(baseUrl + path.replace(/^\//, ''), {baseUrl, trailingSlash});
}
