import {PROGRAM} from '../../help';
import {mcpSteps} from './shared';
import type {Host, HostSite} from './types';

export const node: Host = {
  label: 'Node',
  plan: (site) => ({
    files: [
      {file: 'Dockerfile', text: toDockerfile(site)},
      {file: '.dockerignore', text: 'node_modules\nbuild\n.docusaurus\n'},
    ],
    steps: [
      `The container of the Dockerfile runs the site; without one, \`${site.manager.run('build')}\` and then \`${site.manager.exec} ${PROGRAM} serve\` do. Set TRY_IT_HOST to 0.0.0.0 and TRY_IT_PORT to the port that the host expects.`,
      'Set TRY_IT_TRUST_PROXY to the number of proxies in front that write X-Forwarded-For. Without it, all readers share the limits of one client.',
      ...mcpSteps(site),
    ],
  }),
};

function toDockerfile({manager}: HostSite): string {
  const {lockFile, prepare} = manager;
  // npm's own lock files match the first pattern.
  const locks = lockFile === undefined || lockFile.startsWith('package') ? '' : ` ${lockFile}`;
  const setup = prepare === undefined ? '' : `RUN ${prepare}\n`;
  return `FROM node:22-slim AS build
WORKDIR /site
COPY package*.json${locks} ./
${setup}RUN ${manager.install}
COPY . .
RUN ${manager.run('build')}

FROM node:22-slim
WORKDIR /site
ENV NODE_ENV=production TRY_IT_HOST=0.0.0.0 TRY_IT_PORT=8080
COPY --from=build /site/package*.json${locks === '' ? '' : ` /site/${lockFile}`} ./
${setup}RUN ${manager.installProduction}
COPY --from=build /site/build build
USER node
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(() => process.exit(0), () => process.exit(1))"]
CMD ["node_modules/.bin/docusaurus-plugin-api-reference", "serve"]
`;
}
