// Writes a file into a pull request or merge request: as one comment, which later runs update.
//
//   node comment.mjs FILE
//
// GITHUB_TOKEN or GITLAB_TOKEN may write the comment; without one, nothing is written. COMMENT_ID
// tells comments apart, so that several jobs can each have one. In a workflow that `workflow_run`
// starts, the file comes from a stranger's code: it is restricted to what `check` writes, with links
// to PUBLISHED and PREVIEW alone, and the request is found by its commit. With RESTRICT=false, the
// file is known to be harmless.
import {closeSync, constants, existsSync, fstatSync, openSync, readSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {readEvent} from './event.mjs';
import {cut, isQuiet, restrict} from './markdown.mjs';

const MAX_BYTES = 1_000_000;
const TIMEOUT = 30_000;

/** The text of a regular file; its beginning, if it is too long for any comment. */
function readText(file) {
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    if (!fstatSync(handle).isFile()) throw new Error(`${file} is not a file.`);
    const buffer = Buffer.alloc(MAX_BYTES);
    return buffer.subarray(0, readSync(handle, buffer, 0, MAX_BYTES, 0)).toString('utf8');
  } finally {
    closeSync(handle);
  }
}

class ApiError extends Error {
  constructor(status, what) {
    super(`${what}: HTTP ${status}`);
    this.status = status;
  }
}

function createApi(root, headers) {
  const ask = async (method, path, body) => {
    const response = await fetch(`${root}${path}`, {
      method,
      headers: {...headers, ...(body && {'Content-Type': 'application/json'})},
      ...(body && {body: JSON.stringify(body)}),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new ApiError(response.status, `${method} ${path}`);
    return response.status === 204 ? undefined : response.json();
  };
  return {
    ask,
    async list(path) {
      const all = [];
      for (let page = 1; ; page++) {
        const found = await ask(
          'GET',
          `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`,
        );
        all.push(...found);
        if (found.length < 100) return all;
      }
    },
  };
}

/** Where comments of a pull request are. Undefined without a token or without a request. */
async function openGitHub(env, event) {
  const api = createApi(env.GITHUB_API_URL ?? 'https://api.github.com', {
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${env.GITHUB_TOKEN}`,
    'X-GitHub-Api-Version': '2022-11-28',
  });
  const repository = `/repos/${env.GITHUB_REPOSITORY}`;
  const number = event.workflow_run
    ? await findNumber(api, repository, event.workflow_run)
    : event.pull_request?.number;
  if (number === undefined) return undefined;
  const author = env.COMMENT_AUTHOR || 'github-actions[bot]';
  const comments = `${repository}/issues/${number}/comments`;
  return {
    number,
    list: async () => (await api.list(comments)).filter(({user}) => user?.login === author),
    create: (body) => api.ask('POST', comments, {body}),
    update: ({id}, body) => api.ask('PATCH', `${repository}/issues/comments/${id}`, {body}),
    remove: ({id}) => api.ask('DELETE', `${repository}/issues/comments/${id}`),
  };
}

/** The open pull request whose newest commit the run was for; newer commits have their own run. */
async function findNumber(
  api,
  repository,
  {head_sha: commit, head_branch: branch, head_repository: head},
) {
  const query = new URLSearchParams({state: 'open', head: `${head.owner.login}:${branch}`});
  const pulls = await api.list(`${repository}/pulls?${query}`);
  return pulls.find((pull) => pull.head.sha === commit && pull.head.repo?.id === head.id)?.number;
}

async function openGitLab(env) {
  const api = createApi(env.CI_API_V4_URL, {'PRIVATE-TOKEN': env.GITLAB_TOKEN});
  const number = env.CI_MERGE_REQUEST_IID;
  if (!number) return undefined;
  const notes = `/projects/${env.CI_MERGE_REQUEST_PROJECT_ID}/merge_requests/${number}/notes`;
  const {id: author} = await api.ask('GET', '/user');
  return {
    number,
    list: async () => (await api.list(notes)).filter((note) => note.author.id === author),
    create: (body) => api.ask('POST', notes, {body}),
    update: ({id}, body) => api.ask('PUT', `${notes}/${id}`, {body}),
    remove: ({id}) => api.ask('DELETE', `${notes}/${id}`),
  };
}

/** Updates the comment that begins with the marker; parallel runs may have made several. */
async function writeComment(host, marker, text) {
  const [own, ...others] = (await host.list()).filter(({body}) => body?.startsWith(marker));
  for (const other of others) await host.remove(other);
  const body = `${marker}\n${text}`;
  if (own) {
    if (own.body !== body) await host.update(own, body);
    return 'The comment is up to date.';
  }
  if (isQuiet(text)) return 'There are no changes, so there is no comment.';
  await host.create(body);
  return 'The comment is new.';
}

async function main([file], env) {
  if (!file) {
    console.error('Usage: node comment.mjs FILE');
    return 1;
  }
  const event = readEvent(env);
  if (!existsSync(file)) {
    console.log('There is no list, so there is no comment.');
    return 0;
  }
  if (!(env.GITLAB_CI ? env.GITLAB_TOKEN : env.GITHUB_TOKEN)) {
    console.log('There is no token, so there is no comment.');
    return 0;
  }
  try {
    const host = await (env.GITLAB_CI ? openGitLab(env) : openGitHub(env, event));
    if (!host) {
      console.log('No open request has this commit as its newest, so there is no comment.');
      return 0;
    }
    const raw = readText(file);
    const preview = env.PREVIEW?.replaceAll('{number}', host.number);
    const isForeign = event.workflow_run !== undefined && env.RESTRICT !== 'false';
    const text = isForeign ? restrict(raw, [env.PUBLISHED, preview]) : raw;
    const marker = `<!-- ${(env.COMMENT_ID || 'api-changes').replace(/[^\w-]/g, '-')} -->`;
    const run = event.workflow_run?.id ?? env.GITHUB_RUN_ID;
    const more =
      env.CI_JOB_URL ?? `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${run}`;
    console.log(await writeComment(host, marker, cut(text.trim(), more, 65_000)));
    return 0;
  } catch (error) {
    return explain(error, event, env);
  }
}

/** A fork's token may only read: the comment is missing, and nothing else is wrong. */
function explain(error, {pull_request: pull}, env) {
  const isDenied = error instanceof ApiError && [401, 403, 404].includes(error.status);
  const isFork = pull && pull.head.repo?.full_name !== env.GITHUB_REPOSITORY;
  if (isDenied && isFork) {
    console.log(
      'The token of a fork may not write comments, so there is none. Comment in a second workflow, which `workflow_run` starts.',
    );
    return 0;
  }
  console.error(
    `The comment could not be written. ${error.message}${isDenied && !env.GITLAB_CI ? '. The job needs `permissions: pull-requests: write`.' : ''}`,
  );
  return 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await main(process.argv.slice(2), process.env);
