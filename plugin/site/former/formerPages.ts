/** The files of a build at former addresses, for hosts that serve nothing but files. */
import {promises as fs} from 'fs';
import path from 'path';
import {escapeXml} from '../../diagnostics/text';
import {toAscii} from '../../exports/markdown/text';
import type {FormerAddresses, Redirect} from '../../routes/types';
import {toOutputFile} from '../output';
import {type GoneContext, toGoneHtml, toGoneMarkdown} from './gonePage';
import {toFormat} from './formats';

/** A file, because a policy of the site may forbid scripts inside pages. */
const SCRIPT = 'api-redirect.js';
/** The query and the fragment are kept. */
const CODE = 'location.replace(document.currentScript.dataset.to+location.search+location.hash);\n';

export type FormerOutput = GoneContext & {
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** The addresses of the other forms of the pages. */
  formats: ReadonlySet<string>;
};

/**
 * Writes a page for each former address, and Markdown where the site has it. A file that the site
 * already has is not overwritten.
 * @returns the addresses whose pages are ours
 */
export async function writeFormerPages(
  {redirects, gone}: FormerAddresses,
  output: FormerOutput,
): Promise<FormerAddresses> {
  if (redirects.length > 0) await fs.writeFile(path.join(output.outDir, SCRIPT), CODE);
  const isWritten = (from: string, html: string) =>
    writeNew(toPageFile(from, output), html, output);
  const written: {redirects: Redirect[]; gone: FormerAddresses['gone'][number][]} = {
    redirects: [],
    gone: [],
  };
  for (const redirect of redirects) {
    if (!(await isWritten(redirect.from, toRedirectHtml(redirect, output)))) continue;
    written.redirects.push(redirect);
    const markdown = toFormat(redirect, '.md', output.formats);
    if (markdown)
      await writeNew(
        markdown.from,
        `Moved to <${output.siteUrl}${toAscii(markdown.to)}>\n`,
        output,
      );
  }
  const hasMarkdown = [...output.formats].some((url) => url.endsWith('.md'));
  for (const page of gone) {
    if (!(await isWritten(page.from, toGoneHtml(page, output)))) continue;
    written.gone.push(page);
    if (hasMarkdown)
      await writeNew(`${page.from.replace(/\/$/, '')}.md`, toGoneMarkdown(page, output), output);
  }
  return written;
}

/** The URL of the file of a page. */
export function toPageFile(
  permalink: string,
  {trailingSlash}: Pick<FormerOutput, 'trailingSlash'>,
): string {
  return permalink.replace(/\/$/, '') + (trailingSlash === false ? '.html' : '/index.html');
}

/**
 * The file exists, a file of the site has the name of one of its folders, or a name is longer than
 * file systems allow.
 */
const UNWRITABLE: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'ENAMETOOLONG']);

/** Resolves to false if there can be no such file, or if it would be outside the build. */
async function writeNew(url: string, text: string, output: FormerOutput): Promise<boolean> {
  if (!url.startsWith(output.baseUrl)) return false;
  const file = toOutputFile(url, output);
  if (path.relative(output.outDir, file).startsWith('..')) return false;
  try {
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text, {flag: 'wx'});
    return true;
  } catch (error) {
    if (!UNWRITABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}

function toRedirectHtml({to}: Redirect, {baseUrl, siteUrl, language}: FormerOutput): string {
  const [target, script, lang] = [to, baseUrl + SCRIPT, language.lang].map(escapeXml);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${target}</title>
<link rel="canonical" href="${escapeXml(siteUrl)}${target}">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<script src="${script}" data-to="${target}"></script>
</head>
<body><p><a href="${target}">${target}</a></p></body>
</html>
`;
}
