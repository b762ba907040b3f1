import {createHash} from 'crypto';
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {parseUrl} from '../protocol';

/** A script of a page that needs the permission of a content security policy. */
export type FoundScript = {
  /** How a policy allows it: an inline script by its hash, one of another origin by its URL. */
  source: string;
  /** The text of an inline script. */
  text?: string;
};

/**
 * Values of `type` that make browsers run or obey a script. With others, such as JSON-LD, it is
 * data and needs no permission.
 */
const RUN =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*)$/i;

/** Stands in for the origin of the page. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * The scripts of a page, each once, in the order of their sources. The page is parsed as browsers
 * parse it, so text in comments, attributes and templates is not a script.
 */
export function findScripts(html: string): FoundScript[] {
  const scripts = new Map<string, FoundScript>();
  const nodes: Tree.Node[] = [parse(html)];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'script') {
      const script = toScript(node);
      if (script) scripts.set(script.source, script);
    } else if ('childNodes' in node) for (const item of node.childNodes) nodes.push(item);
  }
  return [...scripts.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
}

function toScript(script: Tree.Element): FoundScript | undefined {
  const attributes = new Map(script.attrs.map(({name, value}) => [name, value]));
  if (!RUN.test(attributes.get('type')?.trim() ?? '')) return undefined;
  const address = attributes.get('src') ?? attributes.get('href');
  if (address !== undefined) return toForeignScript(address);
  const text = script.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
  return {source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`, text};
}

/** Without the query, which policies ignore. Scripts of the site itself need no source. */
function toForeignScript(address: string): FoundScript | undefined {
  const url = parseUrl(address, OWN_ORIGIN);
  if (!url) return undefined;
  const {origin, pathname, protocol} = url;
  if (origin === OWN_ORIGIN || !/^https?:$/.test(protocol)) return undefined;
  return {source: `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`};
}
