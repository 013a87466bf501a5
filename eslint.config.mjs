import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', '.astro', 'outbox', 'test-results', 'screenshots'] },
  tseslint.configs.strict,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    files: ['**/*.astro'],
    // A region that scrolls sideways must be reachable by keyboard.
    rules: { 'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: [] }] },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict, plugins: { 'jsx-a11y-x': jsxA11y } },
);
