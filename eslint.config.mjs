import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import spreadListsOnly from './scripts/eslint/spread-lists-only.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/lib/',
      '**/build/',
      '**/.docusaurus/',
      '**/.cache/',
      '**/node_modules/',
      '**/__fixtures__/',
      'coverage/',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: {noInlineConfig: true},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {prefer: 'type-imports'}],
      // Components of a theme export their props, even if these are another component's.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        {allowInterfaces: 'with-single-extends'},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/no-require-imports': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
          message: 'Check the value, or give its source the right type.',
        },
      ],
    },
  },
  {
    // Plain JavaScript has no annotations, so parameters and parsed JSON are `any`.
    files: ['**/*.{js,mjs,cjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      // Jest's `expect.any(…)` and similar matchers are `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // A stand-in for an asynchronous function has nothing to await.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['scripts/**', 'plugin/cli/**', 'plugin/diagnostics/report.ts', 'example-site/**'],
    rules: {'no-console': 'off'},
  },
  {
    files: ['plugin/**', 'theme/**'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'error'},
  },
  {
    files: ['theme/**', 'plugin/client/**'],
    plugins: {'jsx-a11y': jsxA11y, 'react-hooks': reactHooks},
    rules: {
      ...jsxA11y.configs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['theme/**', 'plugin/client/**', 'plugin/request/**', 'plugin/model/example/**'],
    plugins: {local: {rules: {'spread-lists-only': spreadListsOnly}}},
    rules: {'local/spread-lists-only': 'error'},
  },
  {
    files: ['plugin/**', 'theme/**'],
    rules: {'max-lines-per-function': ['error', 80]},
  },
);
