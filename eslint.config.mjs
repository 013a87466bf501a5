import { resolve } from 'node:path';

import astro from 'eslint-plugin-astro';
import tailwind from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import unicorn from 'eslint-plugin-unicorn';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import tseslint from 'typescript-eslint';

import { imports } from './src/imports.mjs';

/** Classes that the style of a component names; the rule itself finds the ones in the `components` layer of src/styles. */
const namedClasses = [
  '^(app|frame|phone|board|calendar|chat|field|fields|fold|notice|places|snapshot|status)$',
  '^(facts|maquette|note|screen|screen-list|screen-next|screens|stages|states|draw(-.+)?|sick-day(-.+)?)$',
  '^(bars|brand(-long)?|breadcrumbs|callout|card|card-grid|clause|closing|cost-line|document|error-line|grounds|key-figures|layers|photo|photo-figure|quality|quote|skip-link|steps|summary|technique|toc|before-after|case-story|city|case-category)$',
  '^(drawing|icon|menu(-.+)?|floating-bar|particle-canvas|unprinted)$',
];

/** Several statements or attributes written as one; swapping two elements is allowed. */
const packed = [
  'VariableDeclarator[id.type=/^(Array|Object)Pattern$/] > :matches(ArrayExpression, ObjectExpression).init',
  'VariableDeclarator[id.type="ArrayPattern"] > TSAsExpression.init > ArrayExpression',
  'AssignmentExpression[left.type="ArrayPattern"][right.type="ArrayExpression"]:not(:has(MemberExpression))',
  'JSXSpreadAttribute > ObjectExpression',
];

export default defineConfig(
  includeIgnoreFile(resolve('.gitignore')),
  tseslint.configs.strict,
  {
    plugins: { unicorn },
    rules: {
      'no-sequences': 'error',
      'no-multi-assign': 'error',
      'one-var': ['error', 'never'],
      'unicorn/no-useless-spread': 'error',
      'no-restricted-syntax': [
        'error',
        ...packed.map((selector) => ({ selector, message: 'One statement and one property a line.' })),
      ],
    },
  },
  imports,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['**/*.astro'],
    // A region that scrolls sideways must be reachable by keyboard.
    rules: { 'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: [] }] },
  },
  {
    // Not by Prettier: its plugin for Tailwind does not sort classes in files of its plugin for Astro.
    files: ['src/**/*.{astro,tsx}'],
    plugins: { tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'src/styles/global.css', detectComponentClasses: true } },
    rules: {
      'tailwind/enforce-consistent-class-order': 'error',
      'tailwind/no-unknown-classes': ['error', { ignore: namedClasses }],
      'tailwind/no-conflicting-classes': 'error',
      'tailwind/no-duplicate-classes': 'error',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict, plugins: { 'jsx-a11y-x': jsxA11y } },
);
