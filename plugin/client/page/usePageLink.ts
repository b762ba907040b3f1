import {useRef, type MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';

/** Says that the title gets the focus, rather than the start of the page, as Docusaurus does. */
export type PageState = {focus: 'title'};

export type PageLink = {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  onMouseEnter: () => void;
  onTouchStart: () => void;
};

/**
 * Turns an `<a>` into a link to another page of the plugin. Docusaurus's `Link` loads the page
 * behind each visible link and needs half a dozen elements for it; a page has dozens of links, of
 * which a reader follows one. This link loads its page when a pointer is over it.
 * @param to permalink under the site's baseUrl, with `trailingSlash` applied; may have a hash
 * @param onFollow called with each click, before the page changes; it may prevent the default
 * @param state of the new entry of the history
 */
export function usePageLink(
  to: string,
  onFollow?: PageLink['onClick'],
  state?: PageState,
): PageLink {
  const history = useHistory();
  const isLoaded = useRef(false);
  const preload = () => {
    if (!isLoaded.current) void window.docusaurus.preload(to);
    isLoaded.current = true;
  };
  const [pathname, fragment] = to.split('#', 2);
  return {
    href: history.createHref({
      pathname,
      search: '',
      hash: fragment === undefined ? '' : `#${fragment}`,
      state: undefined,
    }),
    onClick(event) {
      onFollow?.(event);
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.altKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      // As in browsers, a link to the current page adds no entry to the history.
      const {pathname: page, search, hash} = history.location;
      history[`${page}${search}${hash}` === to ? 'replace' : 'push'](to, state);
    },
    onMouseEnter: preload,
    onTouchStart: preload,
  };
}
