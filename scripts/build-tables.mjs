// Writes what the documentation lists from the code into its Markdown files, so that it can be read
// in the repository, too: the rules of `check`, the kinds of changes, the components with their
// props, the languages of samples, what `migrate` does with options of other tools, and the constructs
// that tests prove. A list stands between `[list]: # 'NAME'` and `[end]: # 'of the list'`, which are
// invisible. Reads the declarations in lib/.
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {rollup} from 'rollup';
import ts from 'typescript';

const PAGES = 'example-site/docs';
const LIST = /(\[list\]: # '([^']+)'\n\n)[\s\S]*?(\n\[end\]: # 'of the list')/g;

/** @param {string} root */
export async function buildTables(root) {
  for (const [name, text] of await listPages(root)) writeFileSync(path.join(root, name), text);
}

/**
 * The pages whose lists are out of date, as they should be.
 * @param {string} root
 * @returns {Promise<[name: string, text: string][]>}
 */
export async function listPages(root) {
  const lists = await readLists(root);
  return readdirSync(path.join(root, PAGES))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${PAGES}/${name}`)
    .flatMap((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      const written = text.replace(LIST, (_all, start, list, end) => {
        if (!lists.has(list)) throw new Error(`${name}: there is no list "${list}".`);
        return start + lists.get(list) + end;
      });
      return written === text ? [] : [[name, written]];
    });
}

async function readLists(root) {
  const [
    {RULES},
    kinds,
    {getSwizzleConfig},
    {SAMPLE_LANGUAGES},
    {ROW_GROUPS},
    {OPEN_API_DOCS_OPTIONS},
    {PRESET_OPTIONS, SPEC_OPTIONS},
    {REDOC_OPTIONS},
    {DOCUSAURUS_OPEN_API_OPTIONS},
  ] = await loadSources(root, [
    'plugin/diagnostics/codes.ts',
    'plugin/compare/kinds.ts',
    'plugin/site/swizzle.ts',
    'plugin/request/samples/languages.ts',
    '__tests__/constructs/rows.ts',
    'plugin/cli/migrate/openApiDocsOptions.ts',
    'plugin/cli/migrate/redocusaurusOptions.ts',
    'plugin/cli/migrate/redocOptions.ts',
    'plugin/cli/migrate/docusaurusOpenApiOptions.ts',
  ]);
  return new Map([
    ...['document', 'configuration'].map((area) => [`rules: ${area}`, toRules(RULES, area)]),
    ['changes', toChanges(kinds)],
    ['sample languages', `${toLanguages(SAMPLE_LANGUAGES, false)}\n`],
    ['sample ids', toSampleIds(SAMPLE_LANGUAGES)],
    ['components', toComponents(root, getSwizzleConfig().components)],
    ['options of the plugin', toMigration(OPEN_API_DOCS_OPTIONS, /^(?!config\.|themeConfig\.)/)],
    ['options of config', toMigration(OPEN_API_DOCS_OPTIONS, /^config\.\*\./)],
    ['options of themeConfig', toMigration(OPEN_API_DOCS_OPTIONS, /^themeConfig\./)],
    [
      'options of the preset',
      toMigration(PRESET_OPTIONS, /^(?!theme\.(?:options|redocOptions|theme)\.)/),
    ],
    ['options of specs', toMigration(SPEC_OPTIONS)],
    ['options of Redoc', toMigration(REDOC_OPTIONS, /^(?!theme\.)/)],
    ['theme of Redoc', toMigration(REDOC_OPTIONS, /^theme\./)],
    ['options of docusaurus-openapi', toMigration(DOCUSAURUS_OPEN_API_OPTIONS)],
    ...ROW_GROUPS.map(({title, rows}) => [`constructs: ${title}`, toConstructs(rows)]),
  ]);
}

/** The modules, bundled with what they import. */
async function loadSources(root, files) {
  const bundle = await rollup({
    input: files.map((file) => path.join(root, file)),
    external: (name) => !/^[./]/.test(name) && !path.isAbsolute(name),
    plugins: [
      {
        name: 'typescript',
        resolveId(name, importer) {
          if (importer === undefined || !name.startsWith('.')) return null;
          const base = path.resolve(path.dirname(importer), name);
          return [base.replace(/\.ts$/, '') + '.ts', path.join(base, 'index.ts')].find((file) =>
            ts.sys.fileExists(file),
          );
        },
        transform: (code) => ({
          code: ts.transpileModule(code, {
            compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
          }).outputText,
          map: null,
        }),
      },
    ],
  });
  const folder = mkdtempSync(path.join(root, 'lib/lists-'));
  try {
    await bundle.write({dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs'});
    return await Promise.all(
      files.map(
        (file) =>
          import(pathToFileURL(path.join(folder, `${path.basename(file, '.ts')}.mjs`)).href),
      ),
    );
  } finally {
    rmSync(folder, {recursive: true});
    await bundle.close();
  }
}

function toLanguages(languages, isExtra) {
  return languages
    .filter((language) => Boolean(language.isExtra) === isExtra)
    .map(({label}) => label)
    .join(', ');
}

function toSampleIds(languages) {
  const rows = languages.map(({id, label, variants = [], isExtra}) => {
    const names = variants.map((variant) => `\`${variant.id}\``).join(', ');
    return `| ${label} | \`${id}\` | ${names} | ${isExtra ? 'no' : 'yes'} |\n`;
  });
  return `| language | \`id\` | \`variant\` | usual |\n|---|---|---|---|\n${rows.join('')}`;
}

/**
 * What `migrate` does with the options whose names a pattern matches, without what it matches; a
 * link leads to the counterpart. Options about which it says the same share a row.
 */
function toMigration(options, start = /^/) {
  const groups = new Map();
  for (const [name, row] of Object.entries(options).filter(([key]) => start.test(key))) {
    const key = JSON.stringify(row);
    const names = groups.get(key)?.names ?? [];
    groups.set(key, {row, names: [...names, name]});
  }
  return toTable(
    ['option', 'what `migrate` does'],
    [...groups.values()].map(({names, row: {taken, instead = '', only = [], page}}) => {
      const option = names.map((name) => `\`${name.replace(start, '')}\``).join(', ');
      const advice = toText(instead.replaceAll('{value}', '…'));
      return [
        page === undefined ? option : `[${option}](./${page})`,
        [
          toText(taken ?? ''),
          ...only.map((value) => `With \`${JSON.stringify(value)}\`: ${advice}`),
          only.length > 0 || !advice
            ? ''
            : `${taken === undefined ? 'Not taken over.' : 'Otherwise:'} ${advice}`,
        ]
          .filter(Boolean)
          .join(' '),
      ];
    }),
  );
}

function toRules(rules, area) {
  const language = area === 'document' ? 'yaml' : 'json';
  const toBlock = (title, code) => `\`\`\`${language} title="${title}"\n${code.trim()}\n\`\`\`\n`;
  return Object.entries(rules)
    .filter(([, rule]) => rule.area === area)
    .map(
      ([code, {severity, isFixed, summary, reason, mend, bad, good}]) => `### \`${code}\`

**${severity}${isFixed ? ', fixed' : ''}.** ${toText(summary)}

${toText(reason)}

_What to do:_ ${toText(mend)}

${toBlock('Incorrect', bad)}
${toBlock('Correct', good)}`,
    )
    .join('\n');
}

/** Sample words for the sentences, in place of a document's own. */
const DETAIL = {name: 'name', from: 'before', to: 'after'};
const EFFECTS = {breaking: 'Breaking', uncertain: 'May break', compatible: 'Compatible'};

function toChanges({CHANGE_KINDS, describeKind, meaningOf}) {
  return toTable(
    ['kind', 'what changed', 'sent by callers', 'received by callers'],
    CHANGE_KINDS.map((kind) => [
      `\`${kind}\``,
      toText(describeKind(kind, DETAIL)),
      ...['request', 'response'].map((side) => EFFECTS[meaningOf(kind, side)[0]]),
    ]),
  );
}

/** The test of every row: it looks for the construct in the HTML and Markdown of the pages. */
const PROOF = 'theme/constructs.test.tsx';

function toConstructs(rows) {
  return toTable(
    ['construct', 'fixture', 'tests'],
    rows.map(({title, fixture, also = []}) => [
      toText(title),
      fixture,
      [PROOF, ...also].join(', '),
    ]),
  );
}

function toComponents(root, components) {
  const propsOf = readProps(path.join(root, 'lib/theme.d.ts'));
  return (
    Object.entries(components)
      // Not of folders.
      .filter(([, {actions}]) => actions.wrap !== 'forbidden')
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, {description = '', actions}]) => {
        const safety = actions.eject === 'safe' ? 'Safe to wrap and to eject.' : 'Safe to wrap.';
        const props = (propsOf.get(name) ?? []).map(
          ({prop, type, comment}) => `- \`${prop}: ${type}\`${comment && ` ${toText(comment)}`}\n`,
        );
        const list = props.length > 0 ? `\n${props.join('')}` : '';
        return `### \`${name}\`\n\n${toText(`${description} ${safety}`)}\n${list}`;
      })
      .join('\n')
  );
}

/** The members of the interface `Props` of each component. */
function readProps(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return new Map(
    source.statements.filter(ts.isModuleDeclaration).map(({name, body}) => [
      name.text.replace('@theme/', ''),
      body.statements
        .filter((statement) => ts.isInterfaceDeclaration(statement) && isProps(statement))
        .flatMap(({members}) => [...members])
        .filter(ts.isPropertySignature)
        .map((member) => ({
          prop: member.name.getText(source) + (member.questionToken ? '?' : ''),
          type: member.type?.getText(source).replace(/\s+/g, ' ') ?? 'unknown',
          comment: ts
            .getJSDocCommentsAndTags(member)
            .map(({comment}) => ts.getTextOfJSDocComment(comment) ?? '')
            .join(' ')
            .replace(/\s+/g, ' '),
        })),
    ]),
  );
}

function isProps({name}) {
  return name.text === 'Props';
}

function toTable(head, rows) {
  const toRow = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return `${toRow(head)}|${'---|'.repeat(head.length)}\n${rows.map(toRow).join('')}`;
}

/** Text for Markdown and MDX; code stays as it is. */
function toText(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[<{*_\\[\]]/g, '\\$&')))
    .join('');
}

// Run by a test, this prints the names of files that are out of date.
if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log((await listPages(process.cwd())).map(([name]) => name).join('\n'));
