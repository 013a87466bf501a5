// The style of drawings for a renderer that knows no custom properties. By hand, because Lightning
// CSS and PostCSS plugins put in a value that is in the same rule or `:root`, not one that `.drawing` hands down.

/** Every custom property that `css` sets outside media queries, by name; the first to be set counts. */
export function readCustomProperties(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of withoutBlocks(css).matchAll(/(--[\w-]+):\s*([^;{}]+);/g)) {
    if (!found.has(name)) found.set(name, value.trim());
  }
  return found;
}

/** The rules of `css` that hold on paper, with every value worked out; throws on a property nobody sets. */
export function resolveStyle(css: string, properties: Map<string, string>): string {
  const rules = withoutBlocks(css).matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Array.from(rules, ([, selector = '', body = '']) => [selector.trim(), resolveBody(body, properties)])
    .filter(([, body]) => body !== '')
    .map(([selector, body]) => `${selector}{${body}}`)
    .join('\n');
}

function resolveBody(body: string, properties: Map<string, string>): string {
  const lines = body.split(';').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('--'))
    .map((line) => resolveValue(line, properties))
    .join(';');
}

function resolveValue(value: string, properties: Map<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = properties.get(name);
    if (found === undefined) throw new Error(`No style sheet sets ${name}.`);
    return resolveValue(found, properties);
  });
}

/** The style sheet without comments, `@reference`, and `@media` and other conditional blocks; `@theme` stays. */
function withoutBlocks(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@reference[^;]*;/g, '')
    .replace(/@(?!theme)[\w-]+[^{};]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
}
