/**
 * Jest reads this file without checking its types, which halves the time that it needs to start.
 * `npm run lint` checks them.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "Node10"}}
 */
import type {Config} from 'jest';

/** Compiles in a quarter of TypeScript's time, without looking at types. */
const compiler: [string, object] = [
  '@swc/jest',
  {
    swcrc: false,
    module: {type: 'commonjs'},
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
    },
  },
];
const swc: Config['transform'] = {'^.+\\.(tsx?|m?jsx?)$': compiler};
/**
 * TypeScript's own output, as it is published: `npm run test:all` runs the fast tests on it, too.
 * TypeScript leaves ES modules of JavaScript as they are.
 */
const typescript: Config['transform'] = {
  '^.+\\.m?jsx?$': compiler,
  '^.+\\.tsx?$': [
    'ts-jest',
    {
      diagnostics: false,
      tsconfig: {
        isolatedModules: true,
        module: 'CommonJS',
        moduleResolution: 'Node10',
        jsx: 'react-jsx',
        esModuleInterop: true,
        target: 'ES2022',
        resolveJsonModule: true,
        // Jest runs the sources, not what is built from them.
        rewriteRelativeImportExtensions: false,
      },
    },
  ],
};
/** swc, after each function has been given a note that it ran. */
const countRuns: Config['transform'] = Object.fromEntries(
  Object.keys(swc).map((pattern) => [
    pattern,
    ['<rootDir>/scripts/benchmarks/house/countRuns.mjs', compiler[1]],
  ]),
);

const common: Config = {
  roots: ['<rootDir>/__tests__'],
  transform: process.env.COMPILER === 'typescript' ? typescript : swc,
  // ES modules among the dependencies are compiled for Jest; everything else in node_modules is
  // left alone.
  transformIgnorePatterns: [
    '/node_modules/(?!(@docusaurus|@mdx-js|unified|get-east-asian-width|bail|is-plain-obj|trough|vfile.*|unist-.*|remark-.*|rehype-.*|mdast-.*|micromark.*|hast-.*|hastscript|property-information|space-separated-tokens|comma-separated-tokens|decode-named-character-reference|character-entities.*|ccount|escape-string-regexp|markdown-table|longest-streak|zwitch|trim-.*|collapse-white-space|devlop|html-void-elements|web-namespaces|@ungap|@slorber|character-reference-invalid|estree-util-.*|parse-entities|stringify-entities|is-alphabetical|is-alphanumerical|is-decimal|is-hexadecimal|@apidevtools|js-yaml|@secretlint|request-filtering-agent|parse5|entities)(/|$))',
  ],
};
const node: Config = {...common, testEnvironment: 'node'};
const theme: Config = {
  ...common,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/__tests__/theme/support/patience.ts'],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '^@generated/routes$': '<rootDir>/__tests__/theme/support/routes.ts',
    '^@generated/.*$': '<rootDir>/__tests__/theme/support/generated.ts',
    '^@theme/(Api.*)$': '<rootDir>/theme/$1',
    '^@theme(?:-original)?/(.*)$': '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
    '^@docusaurus/((?:[A-Z]|use[A-Z])\\w*|renderRoutes|router|isInternalUrl|constants)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
    '^docusaurus-plugin-api-reference/parts/(.*)$': '<rootDir>/parts/$1',
    '^docusaurus-plugin-api-reference/client$': '<rootDir>/plugin/client',
    '^docusaurus-plugin-api-reference/client/internal$': '<rootDir>/plugin/client/internal',
  },
};

const EXHAUSTIVE = '/__tests__/exhaustive/';
const BROWSER = '/__tests__/browser/';

/**
 * A suite's place decides when it runs: `npm test` runs all suites but those in
 * `__tests__/exhaustive/<lane>/`, which `npm run test:all` runs lane by lane. Suites in `.tsx` have
 * a DOM.
 */
const config: Config = {
  // Stops tests that hang; long enough for a busy machine.
  testTimeout: 180_000,
  projects: [
    {
      ...node,
      displayName: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [EXHAUSTIVE, BROWSER],
    },
    {
      ...theme,
      displayName: 'theme',
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: [EXHAUSTIVE],
    },
    {
      ...node,
      displayName: 'browser',
      testMatch: ['**/__tests__/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/browser/sink/globalSetup.ts',
      globalTeardown: '<rootDir>/__tests__/browser/sink/globalTeardown.ts',
    },
    {
      ...node,
      displayName: 'exhaustive',
      testMatch: ['**/__tests__/exhaustive/**/*.test.ts'],
    },
    {
      ...theme,
      displayName: 'exhaustive-theme',
      testMatch: ['**/__tests__/exhaustive/**/*.test.tsx'],
    },
    // Run by `npm run bench:house` alone.
    {
      ...theme,
      displayName: 'house',
      roots: ['<rootDir>/scripts/benchmarks/house'],
      testMatch: ['**/walk.test.tsx'],
      setupFiles: ['<rootDir>/scripts/benchmarks/house/counter.ts'],
      transform: countRuns,
    },
  ],
};

export default config;
