import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {prefer: 'type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
      // Components of a theme name their props, also where these are another's.
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
    },
  },
  {
    files: ['scripts/**', 'plugin/cli/**', 'plugin/diagnostics/report.ts', 'example-site/**'],
    rules: {'no-console': 'off'},
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
);
