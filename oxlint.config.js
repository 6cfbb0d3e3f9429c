/** Elements of one type may import those of the others named, or only some of their files. One selector for all names: each is asked about every import. */
const allow = (from, names, ...some) => ({
  from: { element: { type: from } },
  allow: { to: { element: [...(names.length > 0 ? [{ type: names }] : []), ...some] } },
});

const BELOW_DOMAINS = ['infrastructure', 'common', 'config'];

/** Each domain with those it may import, all of them further up: none of them can import it back. */
const DOMAINS = {
  'account-export': [],
  audit: [],
  health: [],
  members: [],
  site: [],
  auth: ['audit', 'members'],
  'body-data': ['account-export', 'members'],
  // Who looks decides what is shown.
  catalogue: ['body-data'],
  'training-preferences': ['account-export', 'catalogue'],
  user: ['account-export', 'audit', 'auth', 'body-data', 'catalogue', 'members'],
  recommendation: [
    ...['account-export', 'body-data', 'catalogue', 'members'],
    ...['training-preferences', 'user'],
  ],
  intake: ['account-export', 'catalogue', 'members', 'recommendation'],
  myfit: ['account-export', 'catalogue', 'members', 'recommendation', 'training-preferences'],
  training: [
    ...['account-export', 'body-data', 'catalogue', 'members', 'myfit'],
    ...['recommendation', 'training-preferences'],
  ],
  week: [
    'account-export',
    'catalogue',
    'intake',
    'members',
    'myfit',
    'recommendation',
    'training',
    'training-preferences',
    'user',
  ],
  push: ['account-export', 'auth', 'intake', 'week'],
  backup: ['auth', 'catalogue', 'members'],
  admin: ['audit', 'auth', 'backup', 'catalogue', 'intake', 'recommendation'],
};

/** The rooms of the engine, each with those it stands on; what all may import lies beside them. */
const ENGINE = {
  strength: [],
  learning: ['strength'],
  workout: ['learning', 'strength'],
  progression: ['workout', 'learning', 'strength'],
  supplement: ['strength'],
  week: ['progression', 'workout', 'learning', 'strength'],
};

for (const graph of [DOMAINS, ENGINE]) {
  const names = Object.keys(graph);
  for (const [name, others] of Object.entries(graph)) {
    const below = others.filter(other => names.indexOf(other) >= names.indexOf(name));
    if (below.length > 0) throw new Error(`${name} must stand below ${below.join(', ')}: or is it a circle?`);
  }
}

const ENGINE_ROOMS = Object.keys(ENGINE).map(room => `engine-${room}`);

/** What others see of domains. */
const publicOf = domains => ({ type: domains.map(each => `domain-${each}`), fileInternalPath: 'public.ts' });

/** Words without code: the engine, which also runs in threads of its own, takes these and not all of `public.ts`. */
const VOCABULARY = [
  { type: 'domain-catalogue', fileInternalPath: '{catalogue.vocabulary,load-label}.ts' },
  { type: 'domain-training-preferences', fileInternalPath: 'workout-wire-names.ts' },
  { type: 'domain-body-data', fileInternalPath: 'body-mass-index.ts' },
];

export default {
  plugins: ['eslint', 'typescript', 'react', 'oxc', 'import'],
  jsPlugins: ['eslint-plugin-boundaries', './scripts/quoted-imports.mjs'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  env: { node: true },
  ignorePatterns: ['dist', 'coverage', '.mutants', 'reports', 'screenshots', '.data'],
  rules: {
    eqeqeq: ['error', 'smart'],
    // Texts are cleaned of control characters by name.
    'no-control-regex': 'off',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    {
      // Answers of the API under test are asserted on, field by field; typing them twice proves nothing.
      files: ['test/**/*.ts'],
      rules: { 'typescript/no-explicit-any': 'off' },
    },
    {
      // Relations of the database are named from both sides.
      files: ['src/catalogue/entities/*.ts'],
      rules: { 'import/no-cycle': 'off' },
    },
    {
      // Nest reads the classes its constructors name at run time; of types that are none the compiler asks the same.
      files: ['src/**/*.ts'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      // The compiler asks for names of TypeScript. Scripts of the page are read by old browsers as they are.
      files: ['**/*.{js,mjs}'],
      env: { node: true, browser: true },
      rules: { 'no-undef': 'error', 'no-var': 'off' },
    },
    {
      files: ['client/src/**/*.{ts,tsx}'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        // Rules of a compiler that this client does not use.
        'react/purity': 'off',
        'react/refs': 'off',
        'react/set-state-in-effect': 'off',
      },
    },
    {
      // What is longer has parts with names of their own.
      files: ['client/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { 'max-lines-per-function': ['error', { max: 120 }] },
    },
    {
      files: ['client/src/**/*.tsx'],
      excludeFiles: ['client/src/shared/ui/form.tsx', '**/*.test.tsx'],
      rules: {
        'react/forbid-elements': [
          'error',
          { forbid: [{ element: 'form', message: 'Every form is a <Form> (shared/ui/form.tsx).' }] },
        ],
      },
    },
    {
      files: ['src/**/*.ts', 'client/src/**/*.{ts,tsx}', 'client/figures/**/*.ts'],
      rules: {
        'imports/quoted': 'error',
        // A file beside the folders (src/app.module.ts knows every domain) or an address without a file.
        'boundaries/no-unknown-dependencies': 'error',
        'boundaries/dependencies': [
          'error',
          {
            default: 'disallow',
            policies: [
              allow('common', ['common', 'config']),
              allow('config', ['config']),
              allow('infrastructure', ['infrastructure', 'common', 'config', 'migrations']),
              allow('engine', ['engine'], ...VOCABULARY),
              ...Object.entries(ENGINE).map(([room, others]) =>
                allow(
                  `engine-${room}`,
                  ['engine', ...[room, ...others].map(each => `engine-${each}`)],
                  ...VOCABULARY,
                ),
              ),
              allow('domain-recommendation', ['engine', ...ENGINE_ROOMS]),
              ...Object.entries(DOMAINS).map(([domain, others]) =>
                allow(`domain-${domain}`, [`domain-${domain}`, ...BELOW_DOMAINS], publicOf(others)),
              ),
              allow('client-figures', ['client-figures'], {
                type: 'domain-catalogue',
                fileInternalPath: '{catalogue.vocabulary.ts,seed/**}',
              }),
              allow(
                'client-shared',
                ['client-shared', 'client-figures'],
                {
                  type: 'domain-catalogue',
                  fileInternalPath: 'search/{catalogue-search,search-index,workout-search-document}.ts',
                },
                { type: 'client-worker', fileInternalPath: 'messages.ts' },
              ),
              allow('client-feature', ['client-shared'], {
                type: 'client-feature',
                captured: { feature: '{{from.element.captured.feature}}' },
              }),
              allow('client-worker', ['client-worker']),
              allow('client-app', ['client-app', 'client-feature', 'client-shared'], {
                type: 'client-worker',
                fileInternalPath: 'messages.ts',
              }),
            ],
          },
        ],
      },
    },
  ],
  settings: {
    'import/resolver': {
      typescript: { project: ['tsconfig.json', 'client/tsconfig.json'], noWarnOnMultipleProjects: true },
    },
    'boundaries/elements': [
      { type: 'common', pattern: 'src/common' },
      { type: 'config', pattern: 'src/config' },
      { type: 'infrastructure', pattern: 'src/infrastructure' },
      { type: 'migrations', pattern: 'migrations' },
      ...Object.keys(ENGINE).map(room => ({
        type: `engine-${room}`,
        pattern: `src/recommendation/engine/${room}`,
      })),
      { type: 'engine', pattern: 'src/recommendation/engine' },
      ...Object.keys(DOMAINS).map(domain => ({ type: `domain-${domain}`, pattern: `src/${domain}` })),
      { type: 'client-figures', pattern: 'client/figures' },
      { type: 'client-shared', pattern: 'client/src/shared' },
      { type: 'client-feature', pattern: 'client/src/features/*', capture: ['feature'] },
      { type: 'client-app', pattern: 'client/src/app' },
      { type: 'client-worker', pattern: 'client/src/sw' },
    ],
    // Types written in place, as in `import('…').User`.
    'boundaries/additional-dependency-nodes': [
      { selector: 'TSImportType > Literal', kind: 'type', name: 'type in place' },
    ],
    'boundaries/ignore': ['**/*.test.{ts,tsx}', '**/fixture/**', '**/*.fixture.ts'],
  },
};
