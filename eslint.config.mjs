import boundaries from 'eslint-plugin-boundaries';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

/**
 * The modules of lib, the lowest layer first (docs/architecture.md). A module may import the modules of the layers
 * below its own, and those that stand before it in its own layer.
 */
const layers = [
  ['shared'],
  ['platform'],
  ['mail', 'events', 'images', 'documents', 'audit', 'settings'],
  ['users', 'saved-views', 'taxes', 'companies', 'webhooks', 'api-keys', 'jobs'],
  ['auth', 'api'],
  ['catalog', 'content', 'contact'],
  [
    'search',
    'inventory',
    'product-import',
    'purchasing',
    'pricing',
    'price-lists',
    'assortments',
    'own-numbers',
    'fits',
    'delivery',
    'feeds',
    'discounts',
    'bulk-edit',
    'credit',
    'stock-alerts',
  ],
  ['cart', 'quick-order', 'shopping-lists', 'quotes', 'blanket-orders'],
  ['orders', 'invoices', 'payments', 'receivables', 'approvals', 'parts-lists', 'machines', 'punchout'],
  ['reviews', 'questions', 'reports', 'newsletter', 'setup', 'admin-search', 'retention'],
];
const modules = layers.flat();
/** Search, inventory and import are further parts of the catalog and work on its collections. */
const catalogParts = ['search', 'inventory', 'product-import', 'pricing', 'bulk-edit'];
/** Reports read the orders and the stock as they are stored: their sums are computed in the database. */
const reportedModules = ['orders', 'invoices', 'catalog', 'inventory'];
const ownsCollections = (module, owner) =>
  module === owner ||
  (owner === 'catalog' && catalogParts.includes(module)) ||
  (module === 'reports' && reportedModules.includes(owner));
const moduleType = (module) => `lib-${module}`;

const elements = [
  { type: 'api-client', pattern: 'lib/api/client', partialMatch: false },
  ...modules.map((module) => ({
    type: moduleType(module),
    pattern: `lib/${module}`,
    partialMatch: false,
  })),
  { type: 'ui', pattern: 'components/ui', partialMatch: false },
  { type: 'components', pattern: 'components', partialMatch: false },
  { type: 'app', pattern: 'app', partialMatch: false },
  { type: 'top', pattern: '{server,scripts,seed}', partialMatch: false },
];
const files = [
  { category: 'setup-data', pattern: ['seed/setup-data.ts'] },
  { category: 'collection', pattern: ['lib/*/collection.ts', 'lib/*/collection/**'] },
  {
    category: 'browser-safe',
    pattern: [
      'lib/shared/**',
      'lib/api/client.ts',
      'lib/api/client/**',
      'lib/*/{schema,types,rules}.ts',
      'lib/*/{schema,types,rules}/**',
    ],
  },
];

const element = (...types) => ({ element: { types: { anyOf: types } } });
const category = (name) => ({ file: { categories: { anyOf: [name] } } });

/**
 * Which files may import what; of several policies that match an import, the last one counts. The plugin compares every
 * import with every policy that its file has, so files have only those of their own part.
 */
const boundaryRules = (files, policies) => ({
  files,
  rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
});

const moduleBoundaries = modules.map((module, index) =>
  boundaryRules(
    [`lib/${module}/**`],
    [
      {
        from: element(moduleType(module)),
        allow: { to: element(...modules.slice(0, index + 1).map(moduleType)) },
        message: `lib/${module} may import only modules that stand below it (docs/architecture.md)`,
      },
      {
        from: element(moduleType(module)),
        disallow: {
          to: {
            ...category('collection'),
            ...element(...modules.filter((other) => !ownsCollections(module, other)).map(moduleType)),
          },
        },
        message:
          'Only its own module imports a collection: call the queries and commands of that module instead',
      },
      { from: category('browser-safe'), disallow: { to: element(...modules.map(moduleType)) } },
      { from: category('browser-safe'), allow: { to: category('browser-safe') } },
    ],
  ),
);

const boundaryConfigs = [
  ...moduleBoundaries,
  boundaryRules(
    ['components/**'],
    [
      {
        from: element('ui'),
        allow: {
          to: [
            element('ui', moduleType('shared')),
            { ...category('browser-safe'), ...element(moduleType('images')) },
          ],
        },
      },
      {
        from: element('components'),
        allow: {
          to: [element('ui', 'components', 'api-client', moduleType('shared')), category('browser-safe')],
        },
      },
    ],
  ),
  boundaryRules(
    ['app/**'],
    [
      {
        from: element('app'),
        allow: { to: element('app', 'ui', 'components', 'api-client', ...modules.map(moduleType)) },
      },
      // The first start loads the templates and the sample data of seed/ on request.
      {
        from: element('app'),
        allow: { to: { ...element('top'), ...category('setup-data') } },
      },
      {
        from: element('app'),
        disallow: { to: category('collection') },
        message: 'A page or route handler calls queries and commands, never a collection',
      },
    ],
  ),
  boundaryRules(
    ['server/**', 'scripts/**', 'seed/**'],
    [{ from: element('top'), allow: { to: element('top', 'api-client', ...modules.map(moduleType)) } }],
  ),
];

/** An object has members that nobody gave it: a name such as `constructor` from outside finds them. */
const prototypeNames = 'Names from outside may be `constructor` or `__proto__`';

const config = [
  {
    ignores: [
      'packages/client/src/paths.ts',
      '.next/**',
      '.data/**',
      'dist/**',
      'node_modules/**',
      'next-env.d.ts',
      'public/**',
    ],
  },
  ...coreWebVitals,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'max-lines': ['error', 300],
    },
  },
  {
    // next/image is a client component for resizing on request.
    files: ['components/ui/picture.tsx'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    files: ['lib/**', 'components/**', 'app/**', 'server/**', 'scripts/**', 'seed/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/elements-single-match': true,
      'import/resolver': { typescript: { alwaysTryTypes: false } },
    },
  },
  ...boundaryConfigs,
  {
    files: ['lib/**', 'components/**', 'app/**', 'server/**', 'scripts/**', 'seed/**', 'middleware.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[id.typeAnnotation.typeAnnotation.typeName.name='Record'][id.typeAnnotation.typeAnnotation.typeArguments.params.0.type='TSStringKeyword'] > ObjectExpression[properties.length>0]`,
          message: `${prototypeNames}: write a Map, or name the keys in the type`,
        },
        {
          selector:
            'MemberExpression[computed=true] > TSAsExpression.property > TSTypeOperator[operator=keyof]',
          message: `${prototypeNames}: check it with Object.hasOwn, or look it up in a Map`,
        },
        {
          selector: "BinaryExpression[operator='in'][left.type!='Literal'][left.type!='PrivateIdentifier']",
          message: `${prototypeNames}: use Object.hasOwn`,
        },
        {
          selector:
            "CallExpression[callee.property.name='toLocaleString']:not([callee.object.callee.name='Date'])",
          message: 'Use formatNumber: it spares browsers their first Intl.NumberFormat',
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['components/ui/link.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'next/link',
              message: 'Use components/ui/link.tsx, which prefetches only what is stored',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/*/{schema,types,rules}.ts', 'lib/*/{schema,types,rules}/**', 'lib/shared/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*', 'mongodb', 'next', 'next/*', 'server-only'],
              message: 'Browsers load this file too',
            },
          ],
        },
      ],
    },
  },
];

export default config;
