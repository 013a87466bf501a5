/**
 * Who may import from where: a row lists what its folder may import, and `why` says where anything else belongs. `may` and
 * `mayTypes` are regular expressions for the start of a path in src or the repository; `beside` is for sibling folders.
 */
/** What the HTML of an island needs from it. */
const mount = String.raw`islands/[\w-]+/(?:[A-Z]\w*\.tsx|[\w-]+\.css|[\w-]*settings\.ts|[\w-]+\.inline\.ts)`;
const contact = 'supabase/functions/send-contact-email';

const rows = {
  'src/pages': {
    may: [
      'layouts/',
      'sections/',
      'components/',
      'drawings/',
      'models/',
      'own-maquette/',
      'content/',
      'seo/',
      'site/',
      'styles/',
      'build/icons/',
      'build/share-images/',
      'astro:content',
    ],
    why: 'A page gets its content from src/content, and passes it to a layout and sections.',
  },
  'src/layouts': {
    may: [
      'components/',
      'drawings/',
      'own-maquette/sheet.ts',
      mount,
      'islands/hydration/start-islands.ts',
      'content/frame/',
      'seo/',
      'site/',
      'styles/',
    ],
    mayTypes: ['islands/', 'content/'],
    why: 'A layout gets its content from the page, and only its frame from src/content/frame.',
  },
  'src/sections': {
    may: ['components/', 'drawings/', mount, 'site/', 'styles/', `${contact}/message.ts`],
    mayTypes: ['islands/', 'content/', 'seo/'],
    beside: [],
    why: 'A section gets its content from the page; code that two sections share belongs in src/components.',
  },
  'src/components': {
    may: ['drawings/', mount, 'seo/', 'site/', 'styles/', 'assets/'],
    mayTypes: ['islands/', 'content/'],
    why: 'A component gets its content as properties.',
  },
  // An editor writes them in a text, where no page can pass them anything.
  'src/components/mdx': {
    may: ['content/', 'drawings/', 'site/', 'styles/'],
    why: 'A component in a text gets its content as properties, or from src/content.',
  },
  'src/drawings': {
    may: ['site/', 'styles/'],
    mayTypes: ['content/'],
    why: 'A drawing depends only on its arguments; a section or component shows it.',
  },
  'src/models': {
    may: ['components/', 'drawings/', 'site/', 'styles/'],
    mayTypes: ['content/'],
    why: 'A clickable model gets its content from the page.',
  },
  'src/own-maquette': {
    may: [
      'components/',
      'drawings/',
      'models/',
      mount,
      'site/',
      'styles/',
      `${contact}/(?:message|drawing).ts`,
      String.raw`content/[\w-]+\.json`,
    ],
    why: 'The tool of /maquette computes with src/site and draws with src/drawings.',
  },
  'src/islands': {
    may: ['styles/', `${contact}/(?:message|check-field).ts`, 'react', 'framer-motion'],
    mayTypes: ['site/'],
    beside: ['shared/'],
    why: 'An island gets its content from its HTML; code that two islands share belongs in src/islands/shared.',
  },
  // It starts every island.
  'src/islands/hydration': {
    may: ['islands/', 'react'],
    why: 'The behaviour of an island belongs in its folder.',
  },
  'src/content': {
    may: ['site/', 'astro:content'],
    mayTypes: ['seo/'],
    why: 'Content does not depend on pages; facts and texts that both need belong in src/site.',
  },
  'src/seo': {
    may: ['site/'],
    mayTypes: ['content/'],
    why: 'Data for search engines comes from the page.',
  },
  'src/site': {
    may: [String.raw`content/[\w-]+\.json`],
    why: 'Facts of the site depend on nothing else; code that uses them belongs in its layer.',
  },
  'src/build': {
    may: ['drawings/', 'content/', 'seo/', 'site/', 'styles/'],
    why: 'A build step works on content and built files, not on pages.',
  },
  'src/tools': {
    may: [
      'components/mdx/',
      'models/components/schemas.ts',
      'own-maquette/schema.ts',
      'content/',
      mount,
      'islands/particle-canvas/',
      'build/hosts/',
      'build/share-images/layout.ts',
      'site/',
      'styles/',
      'assets/',
      `${contact}/`,
      'react',
    ],
    mayTypes: ['islands/'],
    why: 'The site does not depend on tools; code that pages share with them belongs in src/site or src/content.',
  },
  'src/styles': {
    may: [],
    why: 'Styles depend on nothing else.',
  },
  // The list of what a visitor can draw, and what it costs.
  [contact]: {
    may: [String.raw`content/(?:eigen-maquette|tarieven)\.json`, 'supabase/'],
    why: 'The function is deployed separately; code that it shares with the site belongs in its folder.',
  },
  e2e: {
    may: [
      String.raw`components/[\w-]*settings\.ts`,
      mount,
      'own-maquette/schema.ts',
      'site/',
      'tools/',
      `${contact}/(?:message.ts|testing/)`,
      'e2e/',
    ],
    why: 'A browser test uses the site as a visitor does; unit tests of functions are beside them.',
  },
};

const layers =
  'pages|layouts|sections|components|drawings|models|own-maquette|islands|content|seo|site|build|tools|styles|assets';
const places = `(?:src/(?:${layers})|(?:${layers})|supabase|e2e)/`;
const packages = '(?:react|framer-motion|astro:content)$';

const but = (allowed) => (allowed.length > 0 ? `(?!(?:src/)?(?:${allowed.join('|')}))` : '');

function listPatterns({ may, mayTypes = [], beside, why: message }) {
  const up = String.raw`^(?:\.{1,2}/)+`;
  return [
    { regex: up + but([...may, ...mayTypes]) + places, message },
    { regex: `^${but(may)}${packages}`, message },
    ...(mayTypes.length > 0
      ? [{ regex: `${up}${but(may)}(?:${mayTypes.join('|')})`, allowTypeImports: true, message }]
      : []),
    ...(beside ? [{ regex: String.raw`^\.\./${but(['\\.\\./', ...beside])}`, message }] : []),
  ];
}

/** The rows as ESLint settings; a later row replaces that of its parent folder. Tests may import what they test. */
export const imports = Object.entries(rows).map(([folder, row]) => ({
  files: [`${folder}/**/*.{ts,tsx,astro,mjs}`],
  ignores: ['**/*.test.ts'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: listPatterns(row) }] },
}));
