import { readdirSync } from 'node:fs';

import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Classes that are no utility, but the name of a part that a style of its own asks for. */
const namedParts = [
  ...readdirSync('src/styles/on-demand').map((file) => `^${file.replace('.css', '')}$`),
  '^(drawing|icon|menu(-.+)?|draw-.+|floating-bar|particle-canvas|photo-figure|toc|comparison|anchor|(un)?printed)$',
];

export default defineConfig(
  { ignores: ['dist', 'redactie-dist', '.astro', 'outbox', 'test-results', 'screenshots'] },
  tseslint.configs.strict,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['**/*.astro'],
    // A region that scrolls sideways must be reachable by keyboard.
    rules: { 'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: [] }] },
  },
  {
    // Here, because Prettier's plugin for Tailwind sorts no classes in what Prettier's plugin for Astro reads since its first version.
    files: ['src/**/*.{astro,tsx}'],
    plugins: { tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'src/styles/global.css' } },
    rules: {
      'tailwind/enforce-consistent-class-order': 'error',
      'tailwind/no-unknown-classes': ['error', { ignore: namedParts }],
      'tailwind/no-conflicting-classes': 'error',
      'tailwind/no-duplicate-classes': 'error',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict, plugins: { 'jsx-a11y-x': jsxA11y } },
);
