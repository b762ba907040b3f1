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

/** The inline script that does so, of each page of the reference. */
export function toPaintScript(): string {
  return `(function(){${[addJson, addString, createAdd, listTokens, paintPage].map(String).join('\n')}
paintPage(listTokens)})()`;
}
