// Writes what a pull request or merge request changes for callers of an API, as Markdown.
//
//   CLI=path/to/bin.js node check.mjs FILE
//
// Runs `check --no-code`, so that no code of the pull request runs, against the commit that the
// request is merged into. Works on GitHub Actions and GitLab CI, with a shallow clone too. The exit
// code is that of `check`. Optional: FOLDER, AGAINST, PUBLISHED, PREVIEW, in which `{number}` is the
// number of the request, ROUTE_BASE_PATH and FAIL_ON.
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {readEvent} from './event.mjs';

/** Credentials that a job may have; `check` needs none. */
const SECRET = /TOKEN|SECRET|PASSWORD|CREDENTIAL|PRIVATE_KEY/i;

/** The arguments of `check`. */
export function toArguments(env, against, number, file) {
  const options = {
    published: env.PUBLISHED,
    preview: env.PREVIEW?.replaceAll('{number}', number),
    'route-base-path': env.ROUTE_BASE_PATH,
  };
  return [
    'check',
    '--no-code',
    `--against=${against}`,
    `--fail-on=${env.FAIL_ON || 'never'}`,
    '--format=pretty',
    `--format=markdown=${path.resolve(file)}`,
    ...Object.entries(options).flatMap(([name, value]) => (value ? [`--${name}=${value}`] : [])),
    '--',
    env.FOLDER || '.',
  ];
}

/** Names the state before the request as a revision, and fetches it if the clone lacks it. */
export function findBase(env, event) {
  const parents = [
    ...git('cat-file', 'commit', 'HEAD')
      .split('\n\n')[0]
      .matchAll(/^parent (\w+)$/gm),
  ];
  const [[, parent] = []] = parents;
  const isMerged =
    parents.length === 2 &&
    (env.GITLAB_CI
      ? /^merge/.test(env.CI_MERGE_REQUEST_EVENT_TYPE ?? '')
      : git('rev-parse', 'HEAD') === env.GITHUB_SHA);
  const {branch, commit} = env.GITLAB_CI
    ? {
        branch: env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME,
        commit: env.CI_MERGE_REQUEST_DIFF_BASE_SHA,
      }
    : {branch: event.pull_request?.base.ref, commit: event.pull_request?.base.sha};
  if (!branch || !commit)
    throw new Error(
      'This is neither a pull request nor a merge request. Name a revision: AGAINST.',
    );
  const start = isMerged ? parent : commit;
  fetch(start);
  const base = isMerged || env.GITLAB_CI ? start : mergeBase(start);
  // Readers see this name in the list instead of a commit.
  git('update-ref', `refs/base/${branch}`, base);
  return `base/${branch}:`;
}

function fetch(commit) {
  if (run('cat-file', '-e', `${commit}^{commit}`).status === 0) return;
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  const {status} = run('fetch', '--no-tags', ...(isShallow ? ['--depth=1'] : []), 'origin', commit);
  if (status !== 0)
    throw new Error(`Git cannot fetch ${commit}. Check out the whole history: \`fetch-depth: 0\`.`);
}

/** Without it, newer changes of the target branch would count as undone. */
function mergeBase(commit) {
  const {status, stdout} = run('merge-base', commit, 'HEAD');
  if (status === 0) return stdout.trim();
  throw new Error(
    'The clone does not reach back to where the branch began. Check out the whole history: `fetch-depth: 0`.',
  );
}

function git(...args) {
  return execFileSync('git', args, {encoding: 'utf8'}).trim();
}

function run(...args) {
  return spawnSync('git', args, {encoding: 'utf8'});
}

function main([file], env) {
  if (!file || !env.CLI) {
    console.error('Usage: CLI=path/to/bin.js node check.mjs FILE');
    return 2;
  }
  const event = readEvent(env);
  const number = String(env.CI_MERGE_REQUEST_IID ?? event.pull_request?.number ?? '');
  let against;
  try {
    against = env.AGAINST || findBase(env, event);
  } catch (error) {
    console.error(error.message);
    return 3;
  }
  // What is passed on is what `check` wrote, not what the pull request has under this name.
  rmSync(file, {recursive: true, force: true});
  const {status} = spawnSync(
    process.execPath,
    [env.CLI, ...toArguments(env, against, number, file)],
    {
      stdio: 'inherit',
      env: Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name))),
    },
  );
  if (env.GITHUB_STEP_SUMMARY && existsSync(file))
    appendFileSync(env.GITHUB_STEP_SUMMARY, readFileSync(file));
  return status ?? 3;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main(process.argv.slice(2), process.env);
