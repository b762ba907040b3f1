import path from 'node:path';
import {toYaml} from '../../literal/toYaml';
import type {Host, HostSite} from './types';

export const githubPages: Host = {
  label: 'GitHub Pages',
  isDirect: true,
  plan: (site) => ({
    files: [{file: toFile(site), text: toWorkflow(site)}],
    steps: [
      'In the settings of the repository, under Pages, choose GitHub Actions as source.',
      ...(site.baseUrl === '/'
        ? [
            'Unless the site has a domain of its own, set `baseUrl` to the name of the repository, as in `/docs/`.',
          ]
        : []),
      'GitHub Pages runs no functions, so Try It sends requests directly from the browser. This works with APIs that allow your site through CORS; for others, readers have the code samples. The alternative is a CDN in front of the site that sends /api/try-it, on the same origin, to a proxy on another host. The proxy never answers CORS, so it cannot be on another origin.',
      ...(site.mcp
        ? [
            'There is no endpoint for programs either, so nothing is written for one. Whoever has a copy of docs.json and its documents, or of the build, can run the command `mcp` on their machine.',
          ]
        : []),
    ],
  }),
};

/** GitHub reads workflows at the root of a repository alone. */
function toFile({siteDir, repository}: HostSite): string {
  const root = repository === undefined ? '' : path.relative(siteDir, repository.dir);
  return [...root.split(path.sep), '.github/workflows/pages.yml'].filter(Boolean).join('/');
}

function toWorkflow({siteDir, baseUrl, repository, manager}: HostSite): string {
  const folder =
    repository === undefined
      ? ''
      : path.relative(repository.dir, siteDir).split(path.sep).join('/');
  const setup =
    manager.name === 'bun'
      ? '\n      - uses: oven-sh/setup-bun@v2'
      : manager.prepare === undefined
        ? ''
        : `\n      - run: ${manager.prepare}`;
  // The catalog of APIs is in the folder `.well-known`, which the action leaves out by default.
  const hidden = baseUrl === '/' ? '\n          include-hidden-files: true' : '';
  return `name: Pages

on:
  push:
    branches: ${toYaml([repository?.branch ?? 'main'])}
  workflow_dispatch:

permissions:
  contents: read

concurrency:
  group: pages
  cancel-in-progress: false

jobs:
  build:
    runs-on: ubuntu-latest
${folder === '' ? '' : `    defaults:\n      run:\n        working-directory: ${toYaml(folder)}\n`}    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 22${setup}
      - run: ${manager.install}
      - run: ${manager.run('build')}
      - uses: actions/upload-pages-artifact@v5
        with:
          path: ${toYaml(folder === '' ? 'build' : `${folder}/build`)}${hidden}

  deploy:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`;
}
