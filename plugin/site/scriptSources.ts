import fs from 'fs';
import {createRequire} from 'module';
import path from 'path';
import vm from 'vm';
import type {Props} from '@docusaurus/types';
import {findScripts} from '../proxy/site/findScripts';
import type {ScriptRecord} from '../proxy/site/scriptRecord';
import {toLocaleFolders} from './localeFolders';

type Minify = (html: string) => Promise<{code: string}>;

/** What is used of `@docusaurus/bundler`. */
type Bundler = {
  getHtmlMinifier: (options: {type: 'swc' | 'terser'}) => Promise<{minify: Minify}>;
};

/** What servers have to know of the build of one language. */
export async function toScriptRecord(props: Props, pageScript?: string): Promise<ScriptRecord> {
  return {sources: await toScriptSources(props, pageScript), locales: toLocaleFolders(props)};
}

/**
 * Sources of a content security policy for the scripts of Docusaurus, of the site's configuration,
 * of the tags that plugins inject, and of the pages of the reference. Scripts in translations and pages are not among them. They
 * are minified as in the pages, because a policy identifies an inline script by its exact text.
 */
export async function toScriptSources(props: Props, pageScript = ''): Promise<string[]> {
  const {siteDir, siteConfig, headTags, preBodyTags, postBodyTags} = props;
  const siteRequire = createRequire(path.join(siteDir, 'package.json'));
  const core = path.dirname(siteRequire.resolve('@docusaurus/core/package.json'));
  const minify = await loadMinifier(core, siteConfig);
  const sources = new Set<string>();
  for (const tags of [
    headTags,
    preBodyTags,
    postBodyTags,
    toStaticTags(siteConfig.ssrTemplate),
    pageScript && `<script>${pageScript}</script>`,
    siteConfig.baseUrlIssueBanner ? toBannerScript(core, siteConfig.baseUrl) : '',
  ]) {
    // A separate page for each: an element that one leaves open must not hide another's.
    if (!/<script/i.test(tags)) continue;
    const {code} = await minify(`<!doctype html><html><head></head><body>${tags}</body></html>`);
    for (const {source} of findScripts(code)) sources.add(source);
  }
  return [...sources].sort();
}

type Flags = {swcHtmlMinimizer?: boolean};
type Future = {faster?: Flags; experimental_faster?: Flags};

async function loadMinifier(core: string, {future}: Props['siteConfig']): Promise<Minify> {
  const {getHtmlMinifier} = createRequire(path.join(core, 'package.json'))(
    '@docusaurus/bundler',
  ) as Bundler;
  // Docusaurus before 3.10 calls the flags experimental.
  const {faster, experimental_faster: experimental} = future as Future;
  const type = (faster ?? experimental)?.swcHtmlMinimizer ? 'swc' : 'terser';
  return (await getHtmlMinifier({type})).minify;
}

/** The fixed part of the site's own template. Docusaurus trims the lines of a template. */
function toStaticTags(template = ''): string {
  return template
    .replace(/<%[\s\S]*?%>/g, '')
    .replace(/[\r\n]+/g, '\n')
    .replace(/^\s+|\s+$/gm, '');
}

/**
 * The script with which Docusaurus's home page reports a wrong baseUrl. Only a component for the
 * bundler contains it, so its functions are run apart from it. Empty if Docusaurus changes them:
 * the script is then blocked and named like one of a page.
 */
function toBannerScript(core: string, baseUrl: string): string {
  const file = path.join(core, 'lib/client/BaseUrlIssueBanner/index.js');
  if (!fs.existsSync(file)) return '';
  const [, functions] =
    /^(const BannerContainerId[^]*?)^function BaseUrlIssueBanner/m.exec(
      fs.readFileSync(file, 'utf8'),
    ) ?? [];
  if (functions === undefined) return '';
  const script: unknown = vm.runInNewContext(
    `${functions}; createInlineScript(${JSON.stringify(baseUrl)})`,
  );
  return `<script>${String(script)}</script>`;
}
