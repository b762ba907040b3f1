const LOCAL_SEARCH = '@easyops-cn/docusaurus-search-local';

/**
 * What a page says a second time in another form, or what is not its content: samples and examples,
 * menus, and links to other pages. `<noscript>` is for readers; search-local would index its tags as
 * words. A contract with sites that have a search of their own: see the page about search.
 */
export const NOT_CONTENT: readonly string[] = [
  '.theme-api-samples',
  '.theme-api-response-examples',
  '.theme-api-response-example',
  '.theme-api-example .theme-api-code',
  '.theme-api-overview-card .theme-api-code',
  '.theme-api-contents',
  '.theme-api-bar',
  '.theme-api-versions',
  '.theme-api-formats a',
  '.theme-api-formats button',
  '.theme-api-formats details',
  '.theme-api-request-line select',
  '.theme-api-format-note',
  '[class^="theme-api-"] > .pagination-nav',
  '[class^="theme-api-"] noscript',
];

/**
 * Makes search-local leave these out, as if the site listed them in its option `ignoreCssSelectors`:
 * it has no other place to say so, neither in a page nor in a hook. Docusaurus calls `postBuild` of
 * all plugins before search-local has read the first page, so their order does not matter. A single
 * string, which the site gave, cannot be extended.
 */
export function leaveOutOfLocalSearch(
  plugins: readonly {readonly name: string; readonly options: {readonly [name: string]: unknown}}[],
): void {
  for (const {name, options} of plugins) {
    if (name !== LOCAL_SEARCH) continue;
    const {ignoreCssSelectors: list} = options;
    if (!Array.isArray(list)) continue;
    for (const selector of NOT_CONTENT) if (!list.includes(selector)) list.push(selector);
  }
}
