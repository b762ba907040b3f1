/**
 * Jest reads this file without checking its types, which halves the time that it needs to start.
 * `npm run types` checks them.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "Node10"}}
 */
import fs from 'fs';
import path from 'path';
import type {Config} from 'jest';

const transform: Config['transform'] = {
  '^.+\\.(tsx?|m?jsx?)$': [
    'ts-jest',
    {
      diagnostics: false,
      tsconfig: {
        isolatedModules: true,
        module: 'CommonJS',
        moduleResolution: 'Node10',
        jsx: 'react-jsx',
        esModuleInterop: true,
        allowJs: true,
        target: 'ES2022',
        resolveJsonModule: true,
      },
    },
  ],
};
// ES modules among the dependencies are compiled for jest; everything else in node_modules is left
// alone.
const transformIgnorePatterns = [
  '/node_modules/(?!(@docusaurus|@mdx-js|unified|bail|is-plain-obj|trough|vfile.*|unist-.*|remark-.*|rehype-.*|mdast-.*|micromark.*|hast-.*|hastscript|property-information|space-separated-tokens|comma-separated-tokens|decode-named-character-reference|character-entities.*|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|trim-.*|collapse-white-space|devlop|html-void-elements|web-namespaces|@ungap|@slorber|character-reference-invalid|estree-util-.*|parse-entities|stringify-entities|is-alphabetical|is-alphanumerical|is-decimal|is-hexadecimal|@apidevtools|js-yaml|@secretlint|request-filtering-agent|parse5|entities)(/|$))',
];

/**
 * Suites that build sites, run commands or servers, or read hundreds of documents. `npm run
 * test:unit` leaves them out, and takes about a minute.
 */
const LONG = [
  '__tests__/api\\.test',
  'corpus',
  'incremental',
  'hostile',
  'robustness',
  'package\\.test',
  'changelog/changelog\\.test',
  'compare/pairs\\.test',
  'diagnostics/rules\\.test',
  'document/overlay/(places|query|site)\\.test',
  'document/validate/schema\\.test',
  'content\\.test',
  'request/sampleValidity\\.test',
  'schemaPages/findSchemaPages\\.test',
  'theme/(compositions|constructs|twins)\\.test',
  '__tests__/(checks|cli|example-site|exports|proxy|site|translations)/',
  'request/samples/',
];
const ignored = process.env.TEST_UNIT === undefined ? [] : LONG;
/**
 * Suites for documents that do not come with the package. Without these documents they would test
 * nothing, so they are left out. Other suites only add them to documents of the package.
 */
const ofCorpus = fs.existsSync(path.resolve(__dirname, '../shared/corpus'))
  ? []
  : ['(browser|document)/corpus\\.test'];

const config: Config = {
  // Stops tests that hang; long enough for a busy machine.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/__tests__/support/sequencer.mjs',
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['<rootDir>/__tests__'],
      testPathIgnorePatterns: [
        '/__fixtures__/',
        '/support/',
        '/theme/',
        '/browser/',
        ...ofCorpus,
        ...ignored,
      ],
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/retry.ts'],
      transform,
      transformIgnorePatterns,
    },
    {
      displayName: 'theme',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/__tests__/theme'],
      testPathIgnorePatterns: ignored,
      testMatch: ['**/*.test.tsx'],
      transform,
      transformIgnorePatterns,
      moduleNameMapper: {
        '\\.css$': 'identity-obj-proxy',
        '^@generated/.*$': '<rootDir>/__tests__/theme/support/generated.ts',
        '^@theme/(Api.*)$': '<rootDir>/theme/$1',
        '^@theme/(.*)$': '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
        '^@docusaurus/((?:[A-Z]|use[A-Z])\\w*|renderRoutes|router|isInternalUrl|constants)$':
          '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
        '^docusaurus-plugin-api-reference/client$': '<rootDir>/plugin/client',
        '^docusaurus-plugin-api-reference/client/internal$': '<rootDir>/plugin/client/internal',
      },
    },
    {
      displayName: 'browser',
      testEnvironment: 'node',
      roots: ['<rootDir>/__tests__/browser'],
      testPathIgnorePatterns: ofCorpus,
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/retry.ts'],
      transform,
      transformIgnorePatterns,
    },
  ],
};

export default config;
