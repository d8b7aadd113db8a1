// The directions of imports (docs/architecture.md): who may import whom. `npm run directions` checks them, and checks this file too.
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })
const library = name => `(^|/)node_modules/(${name})(/|$)`

/**
 * The areas of `src/domain` from the lowest to the highest: an area imports those before it alone, so no two import each other. A new area
 * takes its place in this list; the registries beside the areas (`collection-list.ts`, `handler-list.ts`, `job-list.ts`) know all of them.
 */
const areas = [
  'shared',
  'audit',
  'jury',
  'people',
  'accounts',
  'pictures',
  'accessibility',
  'events',
  'artists',
  'links',
  'content',
  'guide',
  'art',
  'calendar',
  'slugs',
  'navigation',
  'tasks',
  'mail',
  'giving',
  'ads',
  'memberships',
  'joining',
  'capacity',
  'shop',
  'replies',
  'programs',
  'flipbook',
  'grants',
  'messages',
  'resources',
  'handbook',
  'eligibility',
  'segments',
  'tables',
  'records',
  'bugs',
  'merging',
  'contacts',
  'contact-form',
  'person-search',
  'publishing',
  'image-library',
  'private-shares',
  'analytics',
  'backups',
  'exports',
  'imports',
  'set-up',
  'office',
  'privacy',
  'health',
  'hosting',
]
const areasInOrder = areas.map((area, i) =>
  rule(
    'areas-in-order',
    { path: `^src/domain/${area}/` },
    { path: '^src/domain/[^/]+/', pathNot: `^src/domain/(${areas.slice(0, i + 1).join('|')})/` },
    'An area of the domain imports those below it, in the order of the list above.',
  ),
)

module.exports = {
  areas,
  forbidden: [
    ...areasInOrder,
    rule('no-cycles', {}, { circular: true }, 'Two files that need each other are one file, or lack a third, whenever the import is made.'),
    rule('nothing-unresolved', {}, { couldNotResolve: true }, 'An import that leads nowhere.'),
    rule('ports-know-nothing', { path: '^src/ports' }, { pathNot: '^src/ports' }, 'A port says what the domain asks of the world.'),
    rule(
      'domain-is-pure',
      { path: '^src/domain' },
      {
        pathNot: [
          '^src/domain',
          '^src/ports',
          '^firestore[.]indexes[.]json$',
          library('valibot|minisearch|papaparse|@types/papaparse|temporal-polyfill|fflate|polyclip-ts|(@types/)?(polylabel|topojson-[a-z]+)'),
        ],
      },
      'What the organisation knows runs in a browser, a worker, a test and a server alike; it offers what an index serves.',
    ),
    rule(
      'firebase-adapters',
      { path: '^src/adapters/firebase', pathNot: '-backend[.]ts$' },
      { pathNot: ['^src/adapters/firebase', '^src/ports', library('firebase|@firebase/[^/]+|@stripe/stripe-js')] },
      'An adapter translates one port; handlers and sample data never reach a Firebase build.',
    ),
    rule(
      'local-adapters',
      { path: '^src/adapters/memory', pathNot: '-backend[.]ts$' },
      {
        pathNot: [
          '^src/adapters/memory',
          '^src/ports',
          '^src/domain',
          '^src/container[.]ts$',
          '^firestore[.]indexes[.]json$',
          library('valibot|temporal-polyfill'),
        ],
      },
      'The local world is built of ports and domain, and knows which indexes production has.',
    ),
    rule(
      'function-host',
      { path: '^src/adapters/cloud', pathNot: '-backend[.]ts$' },
      {
        pathNot: [
          '^src/adapters/cloud',
          '^src/ports',
          '^src/domain',
          library('firebase-admin|firebase-functions|nodemailer|stripe|@google-cloud/[^/]+'),
        ],
        dependencyTypesNot: ['core'],
      },
      'The host translates ports to the server side of Firebase; pages reach it as a function that draws them.',
    ),
    rule(
      'ui-asks-services',
      { path: '^src/ui' },
      {
        path: [
          '^src/ports/(?!errors[.]ts$)',
          '^src/adapters',
          '^src/container',
          '[.](handler|job)[.]ts$',
          '^src/domain/(handler-list|handlers|job-list|jobs)[.]ts$',
          library('inversify|firebase'),
        ],
      },
      'The interface asks domain services; only the codes of errors are shared with it.',
    ),
    rule(
      'kit-knows-no-domain',
      { path: '^src/ui/kit' },
      {
        pathNot: [
          '^src/ui/kit',
          '^src/domain/shared/(text/(rich-text|fold-accents)|time/local-fields)[.]ts$',
          library('react|react-dom|@types/react|thumbhash|@fontsource[^/]*/[^/]+'),
        ],
      },
      'Parts that any page can use.',
    ),
    rule(
      'office-libraries-stay-in-the-office',
      { path: '^src/ui', pathNot: '^src/ui/(office|panels)' },
      { path: library('@mantine/[^/]+|@tabler/[^/]+|react-dropzone') },
      'A public page carries nothing of the office.',
    ),
    rule(
      'mantine-stays-in-the-palette',
      { path: '^src/ui', pathNot: '^src/ui/office/palette/' },
      { path: library('@mantine/(core|hooks|spotlight)') },
      'What staff press and fill in is native (ui/kit): a table carries no library of components, and nothing has to stand around it.',
    ),
    rule(
      'pages-stay-out-of-the-office',
      { path: '^src/ui/(pages|layout|map|kit)' },
      { path: '^src/ui/(office|panels)' },
      'A public page carries nothing of the office.',
    ),
    rule(
      'pages-are-leaves',
      { path: '^src/ui', pathNot: '^src/ui/(pages/|public-routes[.]ts$|routing/|app[.]tsx$|render[.]tsx$|render-server-page[.]ts$)' },
      { path: '^src/ui/pages' },
      'What pages and panels share lies beside them, not in one of them.',
    ),
    rule(
      'adapters-only-from-main',
      { path: '^src/', pathNot: ['^src/adapters', '^src/main[.]tsx$'] },
      { path: '^src/adapters' },
      'Which backend it is, is decided in one place.',
    ),
    rule(
      'adapters-come-late',
      { path: '^src/main[.]tsx$' },
      { path: ['^src/adapters', '^src/container'], dynamic: false },
      'A page is drawn before a backend is there.',
    ),
    rule(
      'one-container',
      { path: '^src', pathNot: ['^src/container[.]ts$', '-backend[.]ts$'] },
      { path: library('inversify|reflect-metadata') },
      'One composition root.',
    ),
    rule(
      'stripe-on-the-host',
      { path: '^src/', pathNot: '^src/adapters/cloud/stripe/' },
      { path: library('stripe') },
      'Its secret key is on the host alone.',
    ),
    rule(
      'card-fields-in-one-file',
      { path: '^src/', pathNot: '^src/adapters/firebase/stripe-card-form[.]ts$' },
      { path: library('@stripe/stripe-js') },
      'Pages know the port CardForm.',
    ),
    rule(
      'card-fields-without-side-effects',
      { path: '^src/' },
      { path: '(^|/)node_modules/@stripe/stripe-js/(?!(dist/)?pure)' },
      'The main entry downloads Stripe’s program as soon as it is imported.',
    ),
    rule('no-tests-in-the-product', { path: '^src' }, { path: '^(tests|scripts)/' }, 'Tests need the product, not the other way round.'),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|svg)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
