import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {readArguments, COMMON_OPTIONS, type CommandRule} from '../arguments';
import {runCheck} from '../check/run';
import {EXIT} from '../exitCodes';
import {formatHelp, PROGRAM, wrap} from '../help';
import {toLiteral} from '../literal/toLiteral';
import {readText} from '../readText';
import {findLoader, toConfigReason} from '../siteConfig';
import type {Terminal} from '../terminal';
import {suggest} from '../../diagnostics/suggest';
import {PLUGIN_NAME} from '../../options';
import type {ApiNavbarLink} from '../../routes/navbar';
import {
  addFiles,
  editSite,
  findDocument,
  findObstacle,
  toNavbarLinks,
  type InitChange,
} from './changes';
import {addDirectPlugin, DIRECT_OPTIONS} from './addOption';
import {addNavbarLink, addPlugin, toNavbarEntry} from './docusaurusConfig';
import {exists, findFirst} from './files';
import {findOwnEntry, toDocsPlace, withSlashes, type DocsJsonPlace} from './ownEntry';
import {HOSTS} from './hosts';
import {readHostSite} from './hosts/readHostSite';
import type {Host, HostFile} from './hosts/types';
import {listUnwritten, writeHost} from './hosts/writeHost';
import {findPackageManager, type PackageManager} from './packageManager';
import {listMissingScripts, readManifest, SCRIPTS} from './packageScripts';
import {addTypes, TSCONFIG, TYPES} from './tsconfig';

const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
);

/** Distinguishes OpenAPI documents from folders by their names. */
const DOCUMENT = /\.(?:ya?ml|json)$/i;

/**
 * The `init` command. Ends with a `check` and its exit code, unless it was called for a host: then
 * the site has mostly been set up before.
 */
export async function runInit(argv: string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(argv, INIT);
  if (parsed.kind === 'problem')
    return refuse(`${parsed.message} \`${PROGRAM} init --help\` shows how.`, terminal);
  const {values, operands} = parsed;
  const {mcp: hasMcp = false} = values;
  if (values.help) {
    terminal.write(formatHelp(INIT));
    return EXIT.ok;
  }
  const [folder = '.'] = operands;
  if (DOCUMENT.test(folder))
    return refuse(
      `\`${folder}\` is not the folder of a site. For a document, write \`init --source ${folder}\`.`,
      terminal,
    );
  const named = findHost(values);
  if (typeof named === 'string') return refuse(named, terminal);
  const siteDir = path.resolve(terminal.cwd, folder);
  const config = await findFirst(siteDir, CONFIGS);
  if (config === undefined) {
    return refuse(
      `There is no docusaurus.config.ts in ${siteDir}. Name the folder of a Docusaurus site, or make one with \`npx create-docusaurus@latest\`.`,
      terminal,
    );
  }
  const loaded = await loadConfig(siteDir);
  if (named && typeof loaded === 'string') return refuse(loaded, terminal);
  const files = await planFiles(siteDir, loaded, {cwd: terminal.cwd, given: values.source});
  if (typeof files === 'string') return refuse(files, terminal);
  const {place, document} = files;
  const host = named ?? (typeof loaded === 'string' ? undefined : await askForHost(terminal));

  const changes: InitChange[] = [];
  const tell = async (made: AsyncIterable<InitChange> | Iterable<InitChange>) => {
    // Each change is reported as soon as it is made, so that the site's owner knows about it even
    // if a later one fails.
    for await (const change of made) {
      changes.push(change);
      terminal.write(
        `${change.kind.padEnd(8)} ${change.file}${change.note === undefined ? '' : `: ${change.note}`}\n`,
      );
    }
  };
  await tell(addFiles(place, document));
  const template = changes.find(({isTemplate}) => isTemplate)?.file;
  const [link, ...otherLinks] = toNavbarLinks(place);
  if (values['write-config'])
    await tell(editSite(siteDir, config, {isDirect: host?.isDirect ?? false, hasMcp, link}));
  // After the edit, which may have added what the files depend on.
  const plan = host?.plan(await readHostSite(siteDir, hasMcp));
  if (plan) await tell(writeHost(siteDir, plan));
  const missing = findMissing(siteDir, config, {host, link, otherLinks});
  const manager = await findPackageManager(siteDir);
  const hosting = host &&
    plan && {label: host.label, steps: plan.steps, unwritten: listUnwritten(siteDir, plan)};
  const baseUrl = typeof loaded === 'string' ? '/' : loaded.baseUrl;
  const root = path.posix.join('/', baseUrl, place.routeBasePath);
  const hasRoutes = changes.some(({file}) => path.basename(file) === place.routes);
  const steps = formatNextSteps({config, missing, template, hasRoutes, root, manager, hosting});
  if (named && !values.report) {
    terminal.write(`${steps}\n`);
    return EXIT.ok;
  }
  terminal.write(`${steps}\n\nWhat \`${PROGRAM} check\` says about the site now:\n\n`);
  const reports = (values.report ?? []).flatMap((file) => ['--report', file]);
  return runCheck([...reports, '--', siteDir], terminal, {
    filesChanged: changes.filter(({kind}) => kind !== 'Kept').map(({file}) => file),
    commandsRun: [[PROGRAM, 'init', ...argv].join(' ')],
    announced: [
      ...(missing.plugin ? (['config-plugin-missing'] as const) : []),
      ...(template === undefined ? [] : (['info-placeholder'] as const)),
      ...(hasRoutes ? (['route-unrecorded'] as const) : []),
    ],
  });
}

/** The host that the arguments name; a sentence if they cannot be meant. */
function findHost({host, mcp}: {host?: string; mcp?: boolean}): Host | string | undefined {
  if (host === undefined)
    return mcp
      ? `\`--mcp\` writes files for a host: add \`--host\` with one of ${HOST_NAMES}.`
      : undefined;
  return (
    HOSTS.get(host) ??
    `\`${host}\` is none of the hosts ${HOST_NAMES}. For others, see ${HOSTS_PAGE}.`
  );
}

/**
 * Where docs.json is or will be, and the document that it is written for; a sentence if they cannot
 * be.
 */
async function planFiles(
  siteDir: string,
  loaded: DocusaurusConfig | string,
  {cwd, given}: {cwd: string; given: string | undefined},
): Promise<{place: DocsJsonPlace; document: string | undefined} | string> {
  let place: DocsJsonPlace;
  try {
    const own = typeof loaded === 'string' ? undefined : findOwnEntry(loaded);
    place = toDocsPlace(siteDir, own?.options);
  } catch (error) {
    return (error as Error).message;
  }
  const source =
    given === undefined
      ? undefined
      : withSlashes(path.relative(place.rootDir, path.resolve(cwd, given)));
  if (source !== undefined && (source.startsWith('../') || path.isAbsolute(source)))
    return place.rootDir === siteDir
      ? `\`${given}\` is outside the site; a document has to be inside the folder of docs.json.`
      : `\`${given}\` is outside the folder of \`${place.name}\`, which the configuration names.`;
  if (source !== undefined && !(await exists(path.join(place.rootDir, source))))
    return `There is no file \`${given}\`.`;
  const document = source ?? (await findDocument(place));
  const obstacle = await findObstacle(place, document);
  return obstacle === undefined
    ? {place, document}
    : `\`${obstacle}\` is a folder, or a link to nothing, where \`init\` writes a file; move it away first.`;
}

function refuse(message: string, terminal: Terminal): number {
  terminal.writeError(`${message}\n`);
  return EXIT.usage;
}

/** The host that the author names, if there is somebody to ask; undefined for others. */
async function askForHost(terminal: Terminal): Promise<Host | undefined> {
  const names = [...HOSTS.keys()];
  let question = `Where will the site be hosted? ${names.join(', ')}, or Enter for none of these: `;
  for (;;) {
    const answer = (await terminal.ask?.(question))?.trim().toLowerCase() ?? '';
    if (answer === '') return undefined;
    const host = HOSTS.get(answer);
    if (host) return host;
    const close = suggest(answer, names);
    terminal.write(
      `\`${answer}\` is none of the hosts.${close === undefined ? '' : ` Did you mean \`${close}\`?`}\n`,
    );
    question = 'Host: ';
  }
}

/** The configuration as Docusaurus loads it; a sentence if it cannot. */
async function loadConfig(siteDir: string): Promise<DocusaurusConfig | string> {
  const load = findLoader(siteDir);
  if (!load)
    return 'Docusaurus is not installed in that folder. Run `npm install` first: what a host needs depends on the configuration.';
  return load({siteDir}).then(
    ({siteConfig}) => siteConfig,
    (error: unknown) => `The Docusaurus configuration cannot be loaded: ${toConfigReason(error)}`,
  );
}

/** What is still missing in a site, as far as its configuration and package.json can be read. */
function findMissing(
  siteDir: string,
  config: string,
  {
    host,
    link,
    otherLinks,
  }: {host: Host | undefined; link: ApiNavbarLink; otherLinks: readonly ApiNavbarLink[]},
): Missing {
  const [configText = '', packageText = '', types] = [config, 'package.json', TSCONFIG].map(
    (file) => readText(path.join(siteDir, file), siteDir),
  );
  const {dependencies, devDependencies} = readManifest(packageText) ?? {};
  return {
    plugin: addPlugin(configText, config).kind !== 'present',
    direct: host?.isDirect === true && addDirectPlugin(configText, config).kind !== 'present',
    link: addNavbarLink(configText, config, link).kind === 'present' ? undefined : link,
    otherLinks:
      !configText.includes('apiNavbarItems') && otherLinks.some(({to}) => !configText.includes(to)),
    scripts: listMissingScripts(packageText),
    types: types !== undefined && addTypes(types).kind !== 'present',
    install: !Object.hasOwn({...dependencies, ...devDependencies}, PLUGIN_NAME),
  };
}

const HOST_NAMES = [...HOSTS.keys()].join(', ');
const HOSTS_PAGE = 'the page Functions and workers of the documentation';

const INIT = {
  name: 'init',
  operands: '[folder]',
  maxOperands: 1,
  summary: 'Add docs.json and an OpenAPI document to a Docusaurus site.',
  description: [
    'The folder is the folder of the Docusaurus configuration; by default, the current folder. If it has a document named openapi.yaml, openapi.yml or openapi.json, docs.json is written for that document; otherwise a small template document is added. If the configuration names another docs.json as `docsJson`, all of this happens in its folder. No file is ever overwritten.',
    'With --host, or the answer to its question in a terminal, it also writes what that host needs: the function that runs the proxy, headers, redirects or a workflow, for the baseUrl of the site. Where a file exists, it prints what to add.',
    'Then it prints the lines to add to the Docusaurus configuration, package.json and tsconfig.json, and, without --host, runs `check`.',
  ],
  options: {
    source: {
      type: 'string',
      value: 'FILE',
      help: 'The OpenAPI document to use; it must be inside the folder.',
    },
    'write-config': {
      type: 'boolean',
      help: 'Add the plugin and a link in the navbar to the Docusaurus configuration,\nthe scripts `dev` and `check` to package.json and, if there is a tsconfig.json,\nthe types of the components to it. Nothing else in these files is changed.',
    },
    host: {
      type: 'string',
      value: 'HOST',
      help: `Write what a host needs to serve the site and its proxy: ${HOST_NAMES}.`,
    },
    mcp: {
      type: 'boolean',
      help: 'With --host: also write what answers programs over MCP, where the host can.',
    },
    report: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'Write a setup report, as `check` does.',
    },
    ...COMMON_OPTIONS,
  },
  examples: [
    {command: 'init', says: 'start with the template document'},
    {command: 'init --source apis/shop.yaml', says: 'start with your own document'},
    {
      command: 'init website --write-config',
      says: 'also edit docusaurus.config.ts and package.json of website',
    },
    {command: 'init --host netlify', says: 'also write the function and headers for Netlify'},
    {command: 'init --host cloudflare --mcp', says: 'also let the worker answer programs'},
  ],
} as const satisfies CommandRule;

/** What is still missing in a site. */
type Missing = {
  /** The plugin is missing in the configuration. */
  plugin: boolean;
  /** The option is missing that the site's host needs, because it runs no proxy. */
  direct: boolean;
  /** The link that the navbar lacks. */
  link: ApiNavbarLink | undefined;
  /** Whether the navbar lacks links to other tabs. */
  otherLinks: boolean;
  /** Missing scripts of package.json. */
  scripts: readonly (keyof typeof SCRIPTS)[];
  /** The types of the components are missing in tsconfig.json. */
  types: boolean;
  /** The package itself is not installed. */
  install: boolean;
};

type NextSteps = {
  config: string;
  missing: Missing;
  /** The placeholder document, if it was written. */
  template: string | undefined;
  /** Whether the file of published addresses was written. */
  hasRoutes: boolean;
  /** The path of the reference. */
  root: string;
  manager: PackageManager;
  /** What is left to do on the host, and files that the site has with another text. */
  hosting: {label: string; steps: readonly string[]; unwritten: readonly HostFile[]} | undefined;
};

/** Formats the remaining steps after `init`, with the lines to write. */
function formatNextSteps({
  config,
  missing,
  template,
  hasRoutes,
  root,
  manager,
  hosting,
}: NextSteps): string {
  const entry = toLiteral(missing.direct ? [PLUGIN_NAME, DIRECT_OPTIONS] : PLUGIN_NAME);
  const scripts = missing.scripts.map((name) => `    "${name}": "${SCRIPTS[name]}"`);
  return [
    '',
    ...(missing.install
      ? ['Install the package:', '', `    ${manager.add} ${PLUGIN_NAME}`, '']
      : []),
    ...(missing.plugin
      ? [`Add the plugin to \`${config}\`:`, '', `    plugins: [${entry}],`, '']
      : missing.direct
        ? [`Give the plugin this option in \`${config}\`:`, '', `    plugins: [${entry}],`, '']
        : []),
    ...(scripts.length > 0
      ? ['Add these to the `scripts` of `package.json`:', '', scripts.join(',\n'), '']
      : []),
    ...(missing.link
      ? [
          `Add a link to \`items\` of \`themeConfig.navbar\` in \`${config}\`:`,
          '',
          `    ${toLiteral(toNavbarEntry(missing.link))},`,
          '',
        ]
      : []),
    ...(missing.otherLinks
      ? [
          'docs.json has several tabs. For a link to each of them, write this into the same `items` instead:',
          '',
          `    ...require('${PLUGIN_NAME}').apiNavbarItems(),`,
          '',
        ]
      : []),
    ...(missing.types
      ? [
          `To wrap components in TypeScript, add this to \`types\` of \`compilerOptions\` in \`${TSCONFIG}\`:`,
          '',
          `    ${JSON.stringify(TYPES)}`,
          '',
        ]
      : []),
    `Then \`npm run dev\`, or \`npm start\`, shows the reference at ${root}, and \`npm run build\` builds it.`,
    ...(template === undefined
      ? []
      : [
          `To use your own document, replace ${template}, or name another file as \`source\` in docs.json.`,
        ]),
    ...(hasRoutes
      ? [
          `Before you publish the site, \`npx ${PROGRAM} routes --write\` records its addresses: from then on, none is lost without notice.`,
        ]
      : []),
    ...formatHosting(hosting),
  ].join('\n');
}

function formatHosting(hosting: NextSteps['hosting']): string[] {
  return hosting
    ? [
        '',
        `On ${hosting.label}:`,
        ...hosting.steps.flatMap((step) => ['', wrap(step)]),
        ...hosting.unwritten.flatMap(({file, text}) => [
          '',
          `\`${file}\` is yours. Add what it lacks of this:`,
          '',
          text.trimEnd().replace(/^(?=.)/gm, '    '),
        ]),
      ]
    : ['', `\`${PROGRAM} init --host HOST\` writes what a host needs: ${HOST_NAMES}.`];
}
