/** The files that lead from former addresses of pages to their addresses of today. */
import type {Props} from '@docusaurus/types';
import {promises as fs} from 'fs';
import path from 'path';
import {listFormerIds} from '../config/tabIds';
import {escapeXml} from '../diagnostics/text';
import {listFormerAddresses} from '../routes/formerAddresses';
import type {Redirect} from '../routes/types';
import type {Site} from '../types';
import {toOutputFile} from './output';

/** A file, because a policy of the site may forbid scripts inside pages. */
const SCRIPT = 'api-redirect.js';
/** The query and the fragment are kept. */
const CODE = 'location.replace(document.currentScript.dataset.to+location.search+location.hash);\n';

type Output = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig' | 'i18n'> & {
  /** Path of the plugin's pages. */
  root: string;
};

/** Writes a page for each former address. A file that the site already has is not overwritten. */
export async function writeRedirects({tabs}: Site, output: Output): Promise<void> {
  const {outDir, routesPaths, root} = output;
  const former = listFormerIds(tabs.map(({config}) => config));
  const redirects = listFormerAddresses(routesPaths, root, former);
  if (redirects.length === 0) return;
  const {trailingSlash} = output.siteConfig;
  await fs.writeFile(path.join(outDir, SCRIPT), CODE);
  for (const redirect of redirects) {
    const page = redirect.from.replace(/\/$/, '');
    const file = toOutputFile(page + (trailingSlash === false ? '.html' : '/index.html'), output);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, toHtml(redirect, output), {flag: 'wx'}).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
}

function toHtml({to}: Redirect, {baseUrl, siteConfig, i18n}: Output): string {
  const [target, script, lang] = [to, baseUrl + SCRIPT, i18n.currentLocale].map(escapeXml);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${target}</title>
<link rel="canonical" href="${escapeXml(siteConfig.url)}${target}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<script src="${script}" data-to="${target}"></script>
</head>
<body><p><a href="${target}">${target}</a></p></body>
</html>
`;
}
