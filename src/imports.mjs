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
    why: 'A page asks src/content what there is to show, and hands it to a layout and sections.',
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
    why: 'A layout is handed its content by the page; only its frame is in src/content/frame.',
  },
  'src/sections': {
    may: ['components/', 'drawings/', mount, 'site/', 'styles/', `${contact}/message.ts`],
    mayTypes: ['islands/', 'content/', 'seo/'],
    beside: [],
    why: 'A section is handed its content by the page; what two sections share belongs in src/components.',
  },
  'src/components': {
    may: ['drawings/', mount, 'seo/', 'site/', 'styles/', 'assets/'],
    mayTypes: ['islands/', 'content/'],
    why: 'A component is handed its content as properties.',
  },
  // An editor writes them in a text, where no page can pass them anything.
  'src/components/mdx': {
    may: ['content/', 'drawings/', 'site/', 'styles/'],
    why: 'What a component in a text shows comes from its properties, or from src/content.',
  },
  'src/drawings': {
    may: ['site/', 'styles/'],
    mayTypes: ['content/'],
    why: 'A drawing is drawn from what it is given; where it is shown is up to a section or component.',
  },
  'src/models': {
    may: ['components/', 'drawings/', 'site/', 'styles/'],
    mayTypes: ['content/'],
    why: 'A clickable model is handed its content by the page.',
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
    why: 'The tool of /maquette reckons with src/site and draws with src/drawings.',
  },
  'src/islands': {
    may: ['styles/', `${contact}/(?:message|check-field).ts`, 'react', 'framer-motion'],
    mayTypes: ['site/'],
    beside: ['shared/'],
    why: 'An island is handed what it shows by its HTML, and shares code with another by src/islands/shared.',
  },
  // It starts every island.
  'src/islands/hydration': {
    may: ['islands/', 'react'],
    why: 'What an island does belongs in its own folder.',
  },
  'src/content': {
    may: ['site/', 'astro:content'],
    mayTypes: ['seo/'],
    why: 'Content knows no page; facts and texts that both need belong in src/site.',
  },
  'src/seo': {
    may: ['site/'],
    mayTypes: ['content/'],
    why: 'What search engines are told is handed in by the page.',
  },
  'src/site': {
    may: [String.raw`content/[\w-]+\.json`],
    why: 'Facts of the site depend on nothing else; what reads them belongs in the layer that uses it.',
  },
  'src/build': {
    may: ['drawings/', 'content/', 'seo/', 'site/', 'styles/'],
    why: 'A step of the build works on content and built files, not on pages.',
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
    why: 'A tool may be left out of the site; what pages need of it belongs in src/site or src/content.',
  },
  'src/styles': {
    may: [],
    why: 'Styles depend on nothing else.',
  },
  // The list of what a visitor can draw, and what it costs.
  [contact]: {
    may: [String.raw`content/(?:eigen-maquette|tarieven)\.json`, 'supabase/'],
    why: 'The function is deployed alone; what site and function share belongs in its own folder.',
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
    why: 'A browser test meets the site as a visitor does; pure functions have their test beside them.',
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

/** The rows as ESLint settings; a later one replaces that of the folder around it. Tests may import what they test. */
export const imports = Object.entries(rows).map(([folder, row]) => ({
  files: [`${folder}/**/*.{ts,tsx,astro,mjs}`],
  ignores: ['**/*.test.ts'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: listPatterns(row) }] },
}));
