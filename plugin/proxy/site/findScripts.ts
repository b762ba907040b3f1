import {createHash} from 'crypto';
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {parseUrl} from '../protocol';

/**
 * Values of `type` that make browsers run or obey a script. With others, such as JSON-LD, it is
 * data and needs no permission.
 */
const RUN =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*)$/i;

/** Stands in for the origin of the page. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * The scripts of a page as sources of a content security policy: inline scripts by hash, those of
 * other origins by URL. The page is parsed as browsers parse it, so text in comments, attributes
 * and templates is not a script.
 */
export function findScripts(html: string): string[] {
  const sources = new Set<string>();
  const nodes: Tree.Node[] = [parse(html)];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'script')
      for (const source of toSources(node)) sources.add(source);
    else if ('childNodes' in node) nodes.push(...node.childNodes);
  }
  return [...sources].sort();
}

function toSources(script: Tree.Element): string[] {
  const attributes = new Map(script.attrs.map(({name, value}) => [name, value]));
  if (!RUN.test(attributes.get('type')?.trim() ?? '')) return [];
  const address = attributes.get('src') ?? attributes.get('href');
  if (address !== undefined) return toAddress(address);
  const text = script.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
  return [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
}

/** Without the query, which policies ignore. Scripts of the site itself need no source. */
function toAddress(address: string): string[] {
  const url = parseUrl(address, OWN_ORIGIN);
  if (!url) return [];
  const {origin, pathname, protocol} = url;
  if (origin === OWN_ORIGIN || !/^https?:$/.test(protocol)) return [];
  return [`${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`];
}
