import {addJson, addString, createAdd, listTokens} from '../request/code/tokens';

/**
 * Colors JSON and `curl` commands on a page before it is hydrated, without an element for each
 * token. `useHighlight` takes over what it has painted.
 */
function paintPage(toTokens: typeof listTokens): void {
  if (!('highlights' in CSS) || matchMedia('(forced-colors: active)').matches) return;
  const {highlights} = CSS;
  document.querySelectorAll<HTMLElement>('.theme-api-code>code').forEach((element) => {
    const text = element.firstChild;
    if (!(text instanceof Text) || 'apiPainted' in element || !/^(?:curl |[[{])/.test(text.data))
      return;
    const made = element.dataset.made?.split(' ').map(Number) ?? [];
    const apiPainted =
      text.length > 100_000
        ? []
        : toTokens(text.data, made).map(({kind, start, end}) => {
            const name = `theme-api-${kind}`;
            const highlight = highlights.get(name) ?? new Highlight();
            const range = new Range();
            range.setStart(text, start);
            range.setEnd(text, end);
            highlights.set(name, highlight.add(range));
            return [highlight, range];
          });
    Object.assign(element, {apiPainted});
  });
}

/**
 * Keeps the last click on a button until the page is hydrated: `ApiPageScript` repeats it. React
 * hears clicks once it begins to hydrate, when Docusaurus names its root.
 */
function keepClick(): void {
  const keep = ({target}: Event): void => {
    if ('docusaurusRoot' in window) document.removeEventListener('click', keep, true);
    else {
      const button =
        target instanceof Element && target.closest('button[type=button]:not([popovertarget])');
      if (button) Object.assign(window, {apiKeptClick: button});
    }
  };
  document.addEventListener('click', keep, true);
}

/** The inline script of each page of the reference, for the time before it is hydrated. */
export function toPageScript(): string {
  return `(function(){${[addJson, addString, createAdd, listTokens, paintPage, keepClick].map(String).join('\n')}
keepClick();paintPage(listTokens)})()`;
}
