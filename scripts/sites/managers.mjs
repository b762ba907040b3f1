// How each package manager installs a site: the files that it needs, and its command.
import path from 'node:path';

/** npm packages of the package managers that do not come with Node. */
export const MANAGER_PACKAGES = ['pnpm@10', 'yarn@1', '@yarnpkg/cli-dist@4'];

/**
 * @param {string} registry the npm registry that npm is configured for
 * @param {string} tools folder in which `MANAGER_PACKAGES` are installed
 */
export function toManagers(registry, tools) {
  const inTools = (file) => path.join(tools, 'node_modules', file);
  return {
    npm: {
      files: {},
      command: [
        'npm',
        ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
      ],
    },
    // The strictest layout: a package finds only what it declares.
    pnpm: {
      files: {
        'pnpm-workspace.yaml': `packages: []\nnodeLinker: isolated\nhoist: false\n`,
        '.npmrc': `registry=${registry}\n`,
      },
      command: [
        'node',
        [
          inTools('pnpm/bin/pnpm.cjs'),
          'install',
          '--prefer-offline',
          '--ignore-scripts',
          '--no-frozen-lockfile',
        ],
      ],
    },
    yarn: {
      files: {'.yarnrc': `registry "${registry}"\n`},
      command: [
        'node',
        [
          inTools('yarn/bin/yarn.js'),
          'install',
          '--prefer-offline',
          '--ignore-scripts',
          '--non-interactive',
          '--network-timeout',
          '300000',
        ],
      ],
    },
    berry: {
      files: {
        '.yarnrc.yml': `nodeLinker: node-modules\nnpmRegistryServer: "${registry}"\nenableTelemetry: false\nenableScripts: false\nenableImmutableInstalls: false\n`,
        'yarn.lock': '',
      },
      command: ['node', [inTools('@yarnpkg/cli-dist/bin/yarn.js'), 'install']],
    },
  };
}
