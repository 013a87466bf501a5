// The style of drawings for a renderer that knows neither custom properties nor `color-mix()`. By hand, because Lightning
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
  return [...rules]
    .filter(([, selector = '']) => !selector.includes('['))
    .map(([, selector = '', body = '']) => `${selector.trim()}{${resolveBody(body, properties)}}`)
    .join('\n');
}

function resolveBody(body: string, properties: Map<string, string>): string {
  const lines = body.split(';').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('--'))
    .map((line) => mixColours(resolveValue(line, properties)))
    .join(';');
}

function resolveValue(value: string, properties: Map<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = properties.get(name);
    if (found === undefined) throw new Error(`No style sheet sets ${name}.`);
    return resolveValue(found, properties);
  });
}

/** Works out mixes of two hexadecimal colours, the first with its share in per cent. */
function mixColours(value: string): string {
  const mix = /color-mix\(in srgb, (#[\da-f]{6}) (\d+)%, (#[\da-f]{6})\)/g;
  return value.replace(mix, (_, first: string, percent: string, second: string) => {
    const share = Number(percent) / 100;
    const channels = [1, 3, 5].map((at) => {
      const [from, to] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.round((from ?? 0) * share + (to ?? 0) * (1 - share));
    });
    return `rgb(${channels.join(' ')})`;
  });
}

/** The style sheet without comments and without `@media` and other conditional blocks; `@theme` stays. */
function withoutBlocks(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(?!theme)[\w-]+[^{};]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
}
