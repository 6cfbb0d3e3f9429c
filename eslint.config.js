import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Elements of one type may import those of the others named. */
const allow = (from, ...to) => ({
  from: { element: { type: from } },
  allow: to.map(type => ({ to: { element: typeof type === 'string' ? { type } : type } })),
});

const BELOW_DOMAINS = ['infrastructure', 'common', 'config'];

/**
 * Each domain with those it may import, all of them further up: none of them can import it back. The row of a
 * member (user.entity.ts) lies below all, as every domain's rows point to it.
 */
const DOMAINS = {
  audit: [],
  health: [],
  site: [],
  catalogue: [],
  auth: ['audit'],
  'body-data': [],
  'training-preferences': ['catalogue'],
  user: ['audit', 'auth', 'body-data', 'catalogue'],
  recommendation: ['body-data', 'catalogue', 'training-preferences', 'user'],
  myfit: ['catalogue', 'recommendation'],
  training: ['catalogue', 'myfit', 'recommendation'],
  admin: ['audit', 'auth', 'catalogue'],
  'account-export': [
    ...['auth', 'body-data', 'catalogue', 'myfit'],
    ...['recommendation', 'training', 'training-preferences', 'user'],
  ],
};

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'coverage',
      'screenshots',
      '.data',
      'client/src/shared/api/schema.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node },
      // Classes that decorators look up at run time must stay value imports.
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-control-regex': 'off',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    // Answers of the API under test are asserted on, field by field; typing them twice proves nothing.
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['src/**/*.ts', 'client/src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: ['tsconfig.json', 'client/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
      'boundaries/elements': [
        { type: 'common', pattern: 'src/common' },
        { type: 'config', pattern: 'src/config' },
        { type: 'infrastructure', pattern: 'src/infrastructure' },
        { type: 'engine', pattern: 'src/recommendation/engine' },
        { type: 'members', pattern: 'src/user/entities/user.entity.ts', mode: 'full' },
        ...Object.keys(DOMAINS).map(domain => ({ type: `domain-${domain}`, pattern: `src/${domain}` })),
        { type: 'client-shared', pattern: 'client/src/shared' },
        { type: 'client-feature', pattern: 'client/src/features/*', capture: ['feature'] },
        { type: 'client-app', pattern: 'client/src/app' },
      ],
      'boundaries/ignore': ['**/*.test.{ts,tsx}'],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            allow('common', 'common', 'config'),
            allow('config', 'config'),
            allow('infrastructure', 'infrastructure', 'common', 'config'),
            // The engine takes the catalogue's vocabulary and nothing else; a test holds it to that.
            allow('engine', 'engine', 'domain-catalogue'),
            allow('members', 'members', 'domain-catalogue', ...BELOW_DOMAINS),
            ...Object.entries(DOMAINS).map(([domain, others]) =>
              allow(
                `domain-${domain}`,
                ...[domain, ...others].map(each => `domain-${each}`),
                ...['members', 'engine', ...BELOW_DOMAINS],
              ),
            ),
            allow('client-shared', 'client-shared'),
            allow('client-feature', 'client-shared', {
              type: 'client-feature',
              captured: { feature: '{{from.element.captured.feature}}' },
            }),
            allow('client-app', 'client-app', 'client-feature', 'client-shared'),
          ],
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What is longer has parts with names of their own.
    files: ['client/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120 }] },
  },
  {
    files: ['scripts/**', 'client/public/**'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
);
