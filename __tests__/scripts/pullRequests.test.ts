import {spawn} from 'child_process';
import fs from 'fs';
import http from 'http';
import type {AddressInfo} from 'net';
import path from 'path';
import {parse} from 'yaml';
import {escapeMarkdown} from '../../plugin/diagnostics/text';
import {cut, isQuiet, restrict} from '../../scripts/pull-requests/markdown.mjs';
import {createFolder} from '../support/folder';
import {findNodes, toSaid} from '../support/formats';
import {commitAll, git, startRepository} from '../support/git';
import {squeeze} from '../support/pages';
import {REFERENCES, toSentences} from '../support/references';
import {ROOT} from '../support/site';

const SCRIPTS = path.join(ROOT, 'scripts/pull-requests');
const BOT = {login: 'github-actions[bot]'};

type Comment = {id: number; body: string; user: {login: string}; author: {id: number}};
type Answer = (method: string, url: URL, body: {body: string}) => [status: number, json?: unknown];

/** An API on loopback, with the methods that it was asked for. */
async function serve(answer: Answer) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {method = '', url = '/'} = request;
      asked.push(method);
      const text = Buffer.concat(chunks).toString() || '{}';
      const [status, json] = answer(
        method,
        new URL(url, 'http://api.example.com'),
        JSON.parse(text) as {body: string},
      );
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(json === undefined ? undefined : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  servers.push(server);
  return {origin: `http://127.0.0.1:${port}`, asked};
}
const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Comments of one request, as GitHub and GitLab keep them. */
function keepComments(comments: Comment[]): Answer {
  return (method, {pathname, searchParams}, {body}) => {
    const id = Number(pathname.split('/').at(-1));
    const index = comments.findIndex((comment) => comment.id === id);
    if (pathname === '/user') return [200, {id: 1}];
    if (method === 'GET') {
      const page = Number(searchParams.get('page'));
      return [200, comments.slice((page - 1) * 100, page * 100)];
    }
    if (method === 'POST') {
      comments.push({id: 1000 + comments.length, body, user: BOT, author: {id: 1}});
      return [201, {}];
    }
    if (method === 'DELETE') comments.splice(index, 1);
    else comments[index] = {...comments[index]!, body};
    return method === 'DELETE' ? [204] : [200, {}];
  };
}

async function run(script: string, args: string[], env: NodeJS.ProcessEnv, cwd = ROOT) {
  const {PATH, HOME} = process.env;
  const child = spawn(process.execPath, [path.join(SCRIPTS, script), ...args], {
    cwd,
    env: {PATH, HOME, ...env},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return {code, output};
}

/** Writes a comment as the action does. */
async function comment(text: string, event: object, env: NodeJS.ProcessEnv) {
  const folder = createFolder({'comment.md': text, 'event.json': JSON.stringify(event)});
  return run('comment.mjs', [path.join(folder, 'comment.md')], {
    GITHUB_EVENT_PATH: path.join(folder, 'event.json'),
    GITHUB_REPOSITORY: 'acme/pets',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '99',
    GITHUB_TOKEN: 'token-of-the-job',
    ...env,
  });
}

const PULL = {pull_request: {number: 7, head: {repo: {full_name: 'acme/pets'}}}};
const FORK = {pull_request: {number: 7, head: {repo: {full_name: 'mallory/pets'}}}};
const RUN = {
  workflow_run: {
    id: 55,
    head_sha: 'c0ffee',
    head_branch: 'main',
    head_repository: {id: 3, owner: {login: 'mallory'}},
  },
};
const toText = (what: string) =>
  `## API\n\n1 change: 1 breaking.\n\n### Breaking (1)\n\n- ${what}\n`;
const other = (id: number, login = 'someone', body = 'Hello'): Comment => ({
  id,
  body,
  user: {login},
  author: {id: 2},
});

describe('the comment on a pull request', () => {
  it('is one, whose text is that of the last of five pushes, among more comments than a page has', async () => {
    const forged = other(5000, 'mallory', '<!-- api-changes -->\nNothing to see.');
    const comments = [...Array.from({length: 120}, (_, id) => other(id)), forged];
    const {origin} = await serve(keepComments(comments));
    for (const push of [1, 2, 3, 4, 5])
      expect(await comment(toText(`push ${push}`), PULL, {GITHUB_API_URL: origin})).toMatchObject({
        code: 0,
      });
    const own = comments.filter(({user}) => user === BOT);
    expect(own.map(({body}) => body)).toEqual([`<!-- api-changes -->\n${toText('push 5').trim()}`]);
    expect(comments).toContainEqual(forged);
    // A later push takes the change back; parallel runs had left a second comment.
    comments.push({...own[0]!, id: 9999});
    await comment('## API\n\nNo changes.\n', PULL, {GITHUB_API_URL: origin});
    expect(comments.filter(({user}) => user === BOT).map(({body}) => body)).toEqual([
      '<!-- api-changes -->\n## API\n\nNo changes.',
    ]);
  });

  it('is one note on a merge request', async () => {
    const comments = [other(1)];
    const {origin} = await serve(keepComments(comments));
    for (const push of [1, 2, 3, 4, 5])
      await comment(
        toText(`push ${push}`),
        {},
        {
          GITLAB_CI: 'true',
          GITLAB_TOKEN: 'token',
          CI_API_V4_URL: origin,
          CI_MERGE_REQUEST_PROJECT_ID: '4',
          CI_MERGE_REQUEST_IID: '7',
          CI_JOB_URL: 'https://gitlab.example.com/job',
        },
      );
    expect(comments.map(({body}) => body)).toEqual([
      'Hello',
      `<!-- api-changes -->\n${toText('push 5').trim()}`,
    ]);
  });

  it('is not written without changes, without a token, or with the token of a fork', async () => {
    const comments: Comment[] = [];
    const open = await serve(keepComments(comments));
    const quiet = '## API\n\nNo changes. 1 more change accepted in docs.json.\n';
    expect((await comment(quiet, PULL, {GITHUB_API_URL: open.origin})).code).toBe(0);
    const without = {GITHUB_API_URL: open.origin, GITHUB_TOKEN: ''};
    expect((await comment(toText('a'), FORK, without)).code).toBe(0);
    expect(comments).toEqual([]);
    expect(open.asked).toEqual(['GET']);

    const denied = await serve((method) => (method === 'GET' ? [200, []] : [403, {}]));
    const env = {GITHUB_API_URL: denied.origin};
    const fork = await comment(toText('a'), FORK, env);
    expect(fork).toMatchObject({code: 0, output: expect.stringContaining('second workflow')});
    const own = await comment(toText('a'), PULL, env);
    expect(own).toMatchObject({code: 1, output: expect.stringContaining('pull-requests: write')});
    expect(fork.output + own.output).not.toContain('token-of-the-job');
  });

  it('from a fork takes the pull request from the event, and nothing but text from its file', async () => {
    const comments: Comment[] = [];
    const keep = keepComments(comments);
    const head = (sha: string, id: number) => ({sha, repo: {id}});
    let pulls: object[] = [
      {number: 6, head: head('c0ffee', 4)},
      {number: 7, head: head('c0ffee', 3)},
    ];
    const {origin} = await serve((method, url, body) =>
      url.pathname.endsWith('/pulls')
        ? [200, url.searchParams.get('head') === 'mallory:main' ? pulls : []]
        : url.pathname.includes('/issues/6/')
          ? [500]
          : keep(method, url, body),
    );
    const env = {
      GITHUB_API_URL: origin,
      PUBLISHED: 'https://docs.example.com',
      PREVIEW: 'https://pr-{number}.example.com/',
    };
    const links =
      '[published page](https://docs.example.com/a#b) [preview](https://pr-7.example.com/a) [preview](https://docs.example.com.evil.example/)';
    await comment(`${toText(`\`GET /pets\` ${links}`)}\n/close @acme/team <img src=x>`, RUN, env);
    expect(comments).toHaveLength(1);
    const {body} = comments[0]!;
    expect(findNodes(body, 'link').map(({url}) => url)).toEqual([
      'https://docs.example.com/a#b',
      'https://pr-7.example.com/a',
    ]);
    expect(findNodes(body, 'inlineCode').map(({value}) => value)).toEqual(['GET /pets']);
    expect(findNodes(body, 'html').map(({value}) => value)).toEqual(['<!-- api-changes -->']);
    expect(body).not.toMatch(/^\/|@|<img/m);

    // A newer commit has its own run.
    pulls = [{number: 7, head: head('beef', 3)}];
    await comment(toText('late'), RUN, env);
    expect(comments.map((one) => one.body)).toEqual([body]);
  });

  it('reads a file, and not what a link of a stranger names', async () => {
    const folder = createFolder({'secret.txt': toText('secret')});
    fs.symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'comment.md'));
    const comments: Comment[] = [];
    const {origin} = await serve(keepComments(comments));
    fs.writeFileSync(path.join(folder, 'event.json'), JSON.stringify(PULL));
    const {code} = await run('comment.mjs', [path.join(folder, 'comment.md')], {
      GITHUB_API_URL: origin,
      GITHUB_TOKEN: 'a',
      GITHUB_REPOSITORY: 'acme/pets',
      GITHUB_EVENT_PATH: path.join(folder, 'event.json'),
    });
    expect(code).toBe(1);
    expect(comments).toEqual([]);
  });
});

describe('a text from a stranger', () => {
  it.each([
    '@everyone, @acme/team',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[x](javascript:alert(1)) ![x](https://evil.example/a.png)',
    '](javascript:alert(1))',
    'a | b\n--|--\nc | d',
    '``` ` `` code',
    '```\n@everyone\n```',
    'https://evil.example www.evil.example a@evil.example <https://evil.example>',
    '[a]: https://evil.example\n[a]',
    '\\<img src=x> \\\\[x](https://evil.example)',
    '&lt;b&gt; &#60;img&#62; #7 acme/pets#7 !7',
    '<!-- api-changes -->\n<details><summary>x',
    '    indented\n> quote\n1) list\n===\n***bold*** ~~gone~~ _a_',
    '`[preview](https://evil.example)` [preview](https://docs.example.com/)(x)',
    '- `x`&#8203;```<a href="https://evil.example">y</a> ``z```',
    '` ` ``a`<img src=x>``',
    '[preview](https://docs.example.com/`) `<a href="https://evil.example">`',
  ])('stays text: %s', (text) => {
    const restricted = restrict(text, ['https://docs.example.com']);
    const links = findNodes(restricted, 'link').map(({url}) => url);
    expect(links.filter((url) => url !== 'https://docs.example.com/')).toEqual([]);
    for (const type of ['html', 'image', 'table', 'delete', 'definition', 'linkReference'] as const)
      expect(findNodes(restricted, type)).toEqual([]);
    // Outside of code, an invisible space follows what would notify people and issues.
    const plain = findNodes(restricted, 'text').map(({value}) => value);
    expect(plain.join('\n')).not.toMatch(/[@#!]\w/);
    const words = (text.replace('(https://docs.example.com/)', '').match(/\w+/g) ?? []).filter(
      (word) => !/^(?:lt|gt|60|62|8203|https?)$/.test(word),
    );
    for (const word of words) expect(toSaid(restricted)).toContain(squeeze(word));
  });

  it.each(REFERENCES)('threat 171: is no reference: %s', (reference, search) => {
    for (const sentence of toSentences(reference).flatMap((one) => [one, escapeMarkdown(one)])) {
      const restricted = restrict(sentence, []);
      const said = findNodes(restricted, 'text').map(({value}) => value);
      expect(said.join('')).not.toMatch(search);
      expect(findNodes(restricted, 'link')).toEqual([]);
    }
  });

  it.each(['<details><summary>Compatible (1)</summary>', '</details>'])(
    'is no HTML because of the line before it: %s',
    (fold) => {
      const restricted = restrict(`${fold}\n\`<a href="https://evil.example">@acme</a>\``, []);
      expect(findNodes(restricted, 'html')).toEqual([]);
      expect(findNodes(restricted, 'inlineCode')).toHaveLength(1);
    },
  );

  it('has no line that takes long to read', () => {
    expect(restrict(`${'`'.repeat(500_000)}a`, [])).toBe('&#96;'.repeat(10_000));
  });

  it('is as it was, if `check` wrote it', () => {
    const text = [
      '## My \\_API\\_: openapi.yaml, compared with base/main:',
      '',
      '- `GET /pets` (query parameter limit): `maximum` changed from `100` to `50`.\\',
      '  `base/main:openapi.yaml:8:1` → `openapi.yaml:8:1` · [preview](https://docs.example.com/a#b)\\',
      '  Accept: `{"kind": "constraint-tightened", "operation": "GET /pets", "reason": "…"}`',
      '',
      '<details><summary>Compatible (1)</summary>',
      '',
      '- A `` ` `` was added.',
      '',
      '</details>',
    ].join('\n');
    expect(restrict(text, ['https://docs.example.com/'])).toBe(text.replaceAll('\\_', '&#95;'));
  });
});

describe('a long list', () => {
  const item = '- `GET /pets`: changed.\\\n  `a` → `b`\\\n  Accept: `{}`\n';
  it('is cut between changes to what GitHub accepts, with a link to all of it', () => {
    const long = `### Breaking (1)\n\n${item}\n<details><summary>Compatible (9000)</summary>\n\n${item.repeat(9000)}\n</details>\n`;
    const short = cut(long, 'https://github.com/run/1');
    expect(short.length).toBeLessThanOrEqual(65_536);
    expect(short.length).toBeGreaterThan(65_000);
    expect(short).toMatch(
      /Accept: `\{\}`\n\n<\/details>\n\nThe list is longer than a comment can be\. \[All changes\]\(https:\/\/github\.com\/run\/1\)$/,
    );
    expect(cut(item, 'x')).toBe(item);
    expect(cut('a'.repeat(70_000), 'x')).toMatch(/^\n*The list is longer/);
  });

  it('says whether there are changes', () => {
    expect(isQuiet('## A\n\nNo changes.\n\n## B\n\nNo changes.\n')).toBe(true);
    expect(isQuiet('## Not compared\n\n- `docs.json`: Broken.\n')).toBe(false);
  });
});

describe('the list of a pull request', () => {
  /** Stands in for the command: writes what it got. */
  const CLI =
    "const fs = require('fs'); fs.writeFileSync(process.env.OUT, JSON.stringify({argv: process.argv.slice(2), env: process.env})); process.exit(1);";

  it('compares the merged state with the branch before it, in a shallow clone, and gets no token', async () => {
    const origin = startRepository(createFolder({'a.txt': '1'}));
    git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    git(origin, 'checkout', '-q', '-b', 'topic');
    fs.writeFileSync(path.join(origin, 'b.txt'), '2');
    commitAll(origin);
    git(origin, 'checkout', '-q', 'main');
    fs.writeFileSync(path.join(origin, 'c.txt'), '3');
    commitAll(origin);
    const base = git(origin, 'rev-parse', 'HEAD');
    git(origin, 'merge', '-q', '--no-ff', '-m', 'merge', 'topic');
    const merged = git(origin, 'rev-parse', 'HEAD');

    const folder = createFolder({
      'cli.cjs': CLI,
      'event.json': JSON.stringify({
        pull_request: {number: 7, base: {ref: 'main', sha: 'older'}},
      }),
    });
    const clone = path.join(folder, 'clone');
    git(folder, 'clone', '-q', '--depth=1', `file://${origin}`, clone);
    // The pull request has a file of that name.
    fs.symlinkSync(path.join(folder, 'event.json'), path.join(clone, 'out.md'));
    const {code} = await run(
      'check.mjs',
      ['out.md'],
      {
        GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md'),
        CLI: path.join(folder, 'cli.cjs'),
        OUT: path.join(folder, 'out.json'),
        GITHUB_EVENT_PATH: path.join(folder, 'event.json'),
        GITHUB_SHA: merged,
        GITHUB_TOKEN: 'secret',
        ACTIONS_RUNTIME_TOKEN: 'secret',
        PREVIEW: 'https://deploy-preview-{number}--site.netlify.app',
        PUBLISHED: 'https://docs.example.com',
        FAIL_ON: 'breaking',
      },
      clone,
    );
    expect(code).toBe(1);
    expect(fs.existsSync(path.join(folder, 'summary.md'))).toBe(false);
    expect(git(clone, 'rev-parse', 'base/main')).toBe(base);
    const {argv, env} = JSON.parse(fs.readFileSync(path.join(folder, 'out.json'), 'utf8')) as {
      argv: string[];
      env: object;
    };
    expect(argv).toEqual([
      ...['check', '--no-code', '--against=base/main:', '--fail-on=breaking', '--format=pretty'],
      `--format=markdown=${path.join(clone, 'out.md')}`,
      '--published=https://docs.example.com',
      '--preview=https://deploy-preview-7--site.netlify.app',
      ...['--', '.'],
    ]);
    expect(JSON.stringify(env)).not.toContain('secret');
  });
});

describe('the action and the GitLab template', () => {
  type Step = {name: string; env?: {[name: string]: string}; run?: string; uses?: string};
  const {runs} = parse(fs.readFileSync(path.join(ROOT, 'action.yml'), 'utf8')) as {
    runs: {steps: Step[]};
  };

  it('give a token only to the steps that read the other workflow or comment, and no input to a shell', () => {
    const withToken = runs.steps.filter(({env}) =>
      Object.values(env ?? {}).some((value) => value.includes('token')),
    );
    expect(withToken.map(({name}) => name)).toEqual([
      'Fetch the list of the other workflow',
      'Write the comment, or update it',
    ]);
    for (const {run: script = ''} of runs.steps) expect(script).not.toContain('${{');
  });

  it('run scripts that are published, and install only the package, without its scripts', () => {
    const template = fs.readFileSync(path.join(SCRIPTS, 'gitlab.yml'), 'utf8');
    const text = [...runs.steps.map(({run: script = ''}) => script), template].join('\n');
    const named = [...text.matchAll(/scripts\/pull-requests\/(\w+\.mjs)/g)].map(
      ([, file]) => file!,
    );
    expect(new Set(named)).toEqual(new Set(['check.mjs', 'comment.mjs']));
    const {files} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      files: string[];
    };
    expect(files).toContain('scripts/pull-requests');
    for (const [, flags] of text.matchAll(/npm install ([^"]*)"docusaurus-plugin-api-reference@/g))
      expect(flags).toContain('--ignore-scripts');
    expect(parse(template)).toHaveProperty('api-changes.script');
  });
});
