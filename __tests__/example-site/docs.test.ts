import '@microsoft/jest-sarif';
import {execFileSync} from 'child_process';
import fs from 'fs';
import path from 'path';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import Ajv from 'ajv';
import yaml from 'js-yaml';
import {createMdxReader} from '../../plugin/config/mdxSyntax';
import {COMPONENT_NAMES} from '../../plugin/pages/fragments/components';
import {SAMPLE_LANGUAGES} from '../../plugin/request/samples/languages';
import {createFolder} from '../support/folder';
import {ROOT} from '../support/petStore';
import {createTestTerminal} from '../support/terminal';

// Operations come from the plugin, which does not run here.
jest.mock('docusaurus-plugin-api-reference/sidebar', () => ({apiSidebar: () => []}));

const DOCS = path.join(ROOT, 'example-site/docs');
const files = fs
  .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.mdx?$/.test(file));
const pages = new Map(files.map((file) => [file, fs.readFileSync(path.join(DOCS, file), 'utf8')]));
pages.set('README.md', fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8'));
/** Without the lists from the code, which show mistakes, too. */
const all = [...pages.values()]
  .map((text) => text.replace(/\[list\]: # [\s\S]*?\[end\]: # /g, ''))
  .join('\n');

/** Lists the files below a folder that have an extension. */
const list = (folder: string, extension: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension));
const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, found]) => found!)),
];

type SidebarItem = string | {type: string; id?: string; items?: SidebarItem[]};

describe('the documentation', () => {
  it('has only pages that are valid MDX', async () => {
    const read = await createMdxReader();
    expect(
      files.map((file) => ({file, ...read(pages.get(file)!)})).filter((page) => 'problem' in page),
    ).toEqual([]);
  });

  it('has headings and links that the site itself can build', () => {
    const code = /^( *)(`{3,})[\s\S]*?^\1\2|`[^`\n]*\]\([^`\n]*`/gm;
    const prose = new Map(files.map((file) => [file, pages.get(file)!.replace(code, '')]));
    const headings = (file: string) => matches(prose.get(file) ?? '', /^#{1,6} (.+)$/gm);
    // The site has `future.v4`, where braces after a heading are code.
    expect(files.flatMap(headings).filter((text) => parseMarkdownHeadingId(text).id)).toEqual([]);
    const anchors = (file: string) => {
      const slugger = createSlugger();
      return headings(file).map((heading) => {
        const {text, id} = parseMarkdownHeadingId(heading, 'mdx-comment');
        return id ?? slugger.slug(text.replace(/\[([^\]]*)\]\([^)]*\)|<[^>]*>/g, '$1'));
      });
    };
    const links = [...prose].flatMap(([file, text]) =>
      matches(text, /\]\(((?:\.[^)#\s]*\.mdx?)?(?:#[^)\s]*)?)\)/g).map((link) => {
        const [to, anchor] = link.split('#');
        return {
          link: `${file}: ${link}`,
          page: to ? path.posix.join(path.posix.dirname(file), to) : file,
          anchor,
        };
      }),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(
      links.flatMap(({link, page, anchor}) =>
        prose.has(page) && (anchor === undefined || anchors(page).includes(anchor)) ? [] : link,
      ),
    ).toEqual([]);
  });

  it('lists the rules, kinds of changes, components and constructs that the code has', () => {
    const script = path.join(ROOT, 'scripts/build-tables.mjs');
    const outdated = execFileSync(process.execPath, [script], {cwd: ROOT, encoding: 'utf8'});
    expect(outdated.trim()).toBe('');
    expect(pages.get('findings.mdx')).toContain('### `document-syntax`');
    expect(pages.get('changes.mdx')).toContain('| `operation-removed` |');
    expect(pages.get('components.mdx')).toContain('### `ApiBadge`');
    expect(pages.get('supported.mdx')).toContain('| OpenAPI 3.0 |');
  });

  it('lists every page exactly once, in its sidebars or docs.json', async () => {
    const {default: sidebars} = (await import('../../example-site/sidebars')) as {
      default: {[name: string]: SidebarItem[]};
    };
    const toIds = (item: SidebarItem): string[] => {
      if (typeof item === 'string') return [item];
      return item.type === 'doc' ? [item.id ?? ''] : (item.items ?? []).flatMap(toIds);
    };
    const chapters = fs
      .readFileSync(path.join(ROOT, 'docs.json'), 'utf8')
      .match(/pet-store\/[\w-]+/g);
    expect([...Object.values(sidebars).flat().flatMap(toIds), ...(chapters ?? [])].sort()).toEqual(
      files.map((file) => file.replace(/\.mdx?$/, '')).sort(),
    );
  });

  it('has pictures for both color modes, with alternative texts', () => {
    const shown = [...all.matchAll(/<Picture name="(\w+)" alt="([^"]*)"/g)];
    expect(shown.length).toBeGreaterThan(2);
    for (const [, name, alt] of shown) {
      expect(alt!.length).toBeGreaterThan(20);
      for (const mode of ['light', 'dark'])
        expect([
          name,
          fs.existsSync(path.join(ROOT, `example-site/static/img/pictures/${name}-${mode}.webp`)),
        ]).toEqual([name, true]);
    }
    for (const file of matches(pages.get('README.md')!, /(?:src|srcset)="([^"]+)"/g))
      expect([file, fs.existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  });

  it('begins with a README that is short, and whose links lead somewhere in the repository', () => {
    const readme = pages.get('README.md')!;
    expect(readme.split('\n').length).toBeLessThan(200);
    const links = matches(readme, /\]\((?!https?:|#)([^)#]+)/g);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !fs.existsSync(path.join(ROOT, link)))).toEqual([]);
  });

  it('names every sample language, in the order of the list', () => {
    const labels = SAMPLE_LANGUAGES.filter(({isExtra}) => !isExtra).map(({label}) => label);
    expect(pages.get('try-it.md')).toContain(`\n${labels.join(', ')}\n`);
  });

  it('has examples of docs.json that are valid against its schema', () => {
    const examples = matches(all, /```json[^\n]*\n([\s\S]*?)```/g)
      .map((code) => JSON.parse(code) as object)
      .filter((value) => 'tab' in value || 'tabs' in value);
    expect(examples.length).toBeGreaterThan(3);
    const validate = new Ajv({strict: false, formats: {date: true}}).compile(
      JSON.parse(fs.readFileSync(path.join(ROOT, 'schemas/docs.schema.json'), 'utf8')) as object,
    );
    for (const example of examples) {
      validate(example);
      expect([example, validate.errors]).toEqual([example, null]);
    }
  });

  it('names only CSS variables and classes that the theme has', () => {
    const readAll = (extension: string) =>
      ['theme', 'parts']
        .flatMap((folder) =>
          list(folder, extension).map((file) =>
            fs.readFileSync(path.join(ROOT, folder, file), 'utf8'),
          ),
        )
        .join('\n');
    const styles = readAll('.css');
    const code = readAll('.tsx');
    const variables = matches(all, /(--theme-api-[a-z-]+\d?)/g);
    expect(variables.length).toBeGreaterThan(3);
    for (const name of variables) expect([name, styles.includes(`${name}:`)]).toEqual([name, true]);
    for (const name of matches(all, /`(theme-api-[a-z-]+)`/g))
      expect([name, code.includes(name)]).toEqual([name, true]);
  });

  it('shows a live example of every component for authored pages', () => {
    const text = pages.get('fragments.mdx')!.replace(/^```[\s\S]*?^```$/gm, '');
    const shown = matches(text, /^.*?(?<!`)<(Api\w+)/gm);
    expect([...shown, 'ApiOperation'].sort()).toEqual([...COMPONENT_NAMES].sort());
  });

  it('names only components that exist in the theme or for authored pages', () => {
    const components = matches(all, /`(Api[A-Z]\w*(?:\/\w+)*)`/g).filter(
      (name) => !COMPONENT_NAMES.includes(name),
    );
    expect(components.length).toBeGreaterThan(10);
    for (const name of components)
      expect([name, fs.existsSync(path.join(ROOT, 'theme', name, 'index.tsx'))]).toEqual([
        name,
        true,
      ]);
  });

  it('imports what its examples call', () => {
    const calls = [...all.matchAll(/```(?:js|ts|tsx)\b[^\n]*\n([\s\S]*?)```/g)].flatMap(
      ([, code]) =>
        matches(code!, /\b(api(?:Sidebar|NavbarItems)|createTryIt\w+)\(/g).map((name) => [
          name,
          code!,
        ]),
    );
    expect(calls.length).toBeGreaterThan(5);
    for (const [name, code] of calls) expect(code).toMatch(new RegExp(`import \\{[^}]*${name}\\b`));
  });

  it('names every option of the proxy in code, and no other', () => {
    const api = fs.readFileSync(path.join(ROOT, 'plugin/api.md'), 'utf8');
    const options = ['Shared', 'Connection', 'Proxy', 'TryItFetch'].flatMap((name) =>
      matches(api.split(`\ntype ${name}Options =`)[1]!.split('\n\n')[0]!, /^\s+(\w+)\??:/gm),
    );
    const [, table = ''] = pages.get('deploying.md')!.split('\n### Options in code\n');
    expect(matches(table, /^\| `(\w+)` \|/gm).sort()).toEqual([...new Set(options)].sort());
  });

  it('has a pipeline that runs a working `check` command and uploads its SARIF file', async () => {
    const {runCheck} = await import('../../plugin/cli/check/run');
    const [workflow] = matches(pages.get('check.md')!, /```yaml[^\n]*\n([\s\S]*?)```/g);
    const {jobs} = yaml.load(workflow!) as {
      jobs: {check: {steps: {run?: string; with?: {sarif_file?: string}}[]}};
    };
    const command = jobs.check.steps.flatMap(({run}) =>
      run?.includes(' check ') ? run.split(' check ')[1]! : [],
    );
    const folder = createFolder({
      'docs.json': '{"tab": "API", "api": {"source": "openapi.yaml", "tagOrder": []}}',
      'openapi.yaml':
        'openapi: 3.1.1\ninfo: {title: A, version: "1"}\npaths: {/a: {$ref: nowhere.yaml}}\n',
    });
    const terminal = createTestTerminal(folder, {GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder});
    expect(await runCheck(command[0]!.split(' '), terminal)).toBe(2);
    expect(terminal.output()).toMatch(
      /^::error file=openapi\.yaml,line=3,col=\d+,title=ref-unresolved::/m,
    );
    const uploaded = jobs.check.steps.flatMap((step) => step.with?.sarif_file ?? []);
    const log: unknown = JSON.parse(fs.readFileSync(path.join(folder, uploaded[0]!), 'utf8'));
    expect(log).toBeValidSarifLog();
    expect(log).toMatchObject({
      runs: [{results: [{ruleId: 'ref-unresolved'}, {ruleId: 'config-unknown-key'}]}],
    });
  });

  it('names every option of `check` except `help` and `debug`, and no other', async () => {
    const {CHECK} = await import('../../plugin/cli/check/command');
    expect(matches(pages.get('check.md')!, /^\| `--([a-z-]+)/gm).sort()).toEqual(
      Object.keys(CHECK.options)
        .filter((name) => !['help', 'debug'].includes(name))
        .sort(),
    );
  });
});
